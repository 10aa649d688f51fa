// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures kernels of training on the GPUs of one node, within five minutes, and writes their times as JSON for
// `rankloom-cli calibrate device` and `import`. How to build it and what it writes: README.md beside it.
#if defined(__HIPCC__)
#include <hip/hip_bf16.h>
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#define RANKLOOM_BACKEND "hip"
#define cudaDeviceProp hipDeviceProp_t
#define cudaDeviceSynchronize hipDeviceSynchronize
#define cudaEventCreate hipEventCreate
#define cudaEventElapsedTime hipEventElapsedTime
#define cudaEventRecord hipEventRecord
#define cudaEventSynchronize hipEventSynchronize
#define cudaEvent_t hipEvent_t
#define cudaFree hipFree
#define cudaGetDeviceCount hipGetDeviceCount
#define cudaGetDeviceProperties hipGetDeviceProperties
#define cudaGetErrorString hipGetErrorString
#define cudaGetLastError hipGetLastError
#define cudaMalloc hipMalloc
#define cudaMallocHost hipHostMalloc
#define cudaMemGetInfo hipMemGetInfo
#define cudaMemcpyAsync hipMemcpyAsync
#define cudaMemcpyDeviceToHost hipMemcpyDeviceToHost
#define cudaMemcpyHostToDevice hipMemcpyHostToDevice
#define cudaMemcpyPeerAsync hipMemcpyPeerAsync
#define cudaRuntimeGetVersion hipRuntimeGetVersion
#define cudaSetDevice hipSetDevice
#define cudaStreamCreate hipStreamCreate
#define cudaStream_t hipStream_t
#define cudaSuccess hipSuccess
#define __nv_bfloat16 __hip_bfloat16
#define cublasCreate hipblasCreate
#define cublasHandle_t hipblasHandle_t
#define cublasOperation_t hipblasOperation_t
#define CUBLAS_OP_N HIPBLAS_OP_N
#define CUBLAS_OP_T HIPBLAS_OP_T
#define CUBLAS_STATUS_SUCCESS HIPBLAS_STATUS_SUCCESS
constexpr auto kBf16 = HIP_R_16BF;
constexpr auto kFp32 = HIP_R_32F;
constexpr auto kCompute = HIPBLAS_COMPUTE_32F;
constexpr auto kAlgorithm = HIPBLAS_GEMM_DEFAULT;
#define RANKLOOM_GEMM hipblasGemmStridedBatchedEx_v2
#else
#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_runtime.h>
#define RANKLOOM_BACKEND "cuda"
constexpr auto kBf16 = CUDA_R_16BF;
constexpr auto kFp32 = CUDA_R_32F;
constexpr auto kCompute = CUBLAS_COMPUTE_32F;
constexpr auto kAlgorithm = CUBLAS_GEMM_DEFAULT;
#define RANKLOOM_GEMM cublasGemmStridedBatchedEx
#endif
#if defined(RANKLOOM_NCCL)
#if defined(__HIPCC__)
#include <rccl/rccl.h>
#else
#include <nccl.h>
#endif
#endif

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
const Clock::time_point kStart = Clock::now();
constexpr double kBudget = 270; // seconds

double elapsed() { return std::chrono::duration<double>(Clock::now() - kStart).count(); }

bool failed(bool ok, const char* what)
{
    if (!ok)
        std::fprintf(stderr, "left out: %s\n", what);
    return !ok;
}

bool sound() { return cudaGetLastError() == cudaSuccess; }

// ---- the document ----

class Document {
public:
    explicit Document(std::FILE* out) : m_out(out) { }

    void begin(const cudaDeviceProp& device, int count)
    {
        int version = 0;
        (void)cudaRuntimeGetVersion(&version);
        std::fprintf(m_out,
            "{\"format\": \"rankloom-kernel-rates\", \"version\": 1,\n"
            " \"device\": {\"name\": \"%s\", \"count\": %d, \"memoryBytes\": %zu, \"multiprocessors\": %d},\n"
            " \"software\": \"" RANKLOOM_BACKEND " runtime %d\",\n \"kernels\": [",
            device.name, count, device.totalGlobalMem, device.multiProcessorCount, version);
    }
    // `fields` are members of the entry, without "seconds".
    void add(const std::string& fields, double seconds)
    {
        if (!(seconds > 0))
            return;
        std::fprintf(m_out, "%s\n  {%s, \"seconds\": %.9g}", m_entries++ > 0 ? "," : "", fields.c_str(), seconds);
        std::fflush(m_out);
    }
    void end() { std::fprintf(m_out, "\n ]}\n"); }
    int entries() const { return m_entries; }

private:
    std::FILE* m_out;
    int m_entries = 0;
};

template <class... T> std::string text(const char* pattern, T... values)
{
    char buffer[512];
    std::snprintf(buffer, sizeof buffer, pattern, values...);
    return buffer;
}

// ---- times ----

// Seconds of one call: the median of rounds of at least 5 ms, after a warm-up; 0 where it failed or time is up.
double timeOf(const std::function<bool()>& call)
{
    if (elapsed() > kBudget)
        return 0;
    static cudaEvent_t from, to;
    static const bool made = cudaEventCreate(&from) == cudaSuccess && cudaEventCreate(&to) == cudaSuccess;
    const auto round = [&](int times) -> double {
        (void)cudaEventRecord(from, nullptr);
        for (int i = 0; i < times; ++i)
            if (!call())
                return 0;
        (void)cudaEventRecord(to, nullptr);
        float ms = 0;
        if (cudaEventSynchronize(to) != cudaSuccess || cudaEventElapsedTime(&ms, from, to) != cudaSuccess)
            return 0;
        return ms * 1e-3 / times;
    };
    if (!made || !(round(2) > 0))
        return 0;
    const double once = round(1);
    if (!(once > 0))
        return 0;
    const int times = std::max(1, std::min(200, static_cast<int>(5e-3 / once)));
    std::vector<double> rounds;
    for (int i = 0; i < 5; ++i)
        rounds.push_back(round(times));
    std::sort(rounds.begin(), rounds.end());
    return rounds[2];
}

// ---- kernels ----

__global__ void fillRandom(__nv_bfloat16* to, size_t count)
{
    const size_t stride = static_cast<size_t>(gridDim.x) * blockDim.x;
    for (size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += stride) {
        uint32_t h = static_cast<uint32_t>(i * 2654435761u + 12345u);
        h ^= h >> 16;
        h *= 0x45d9f3bu;
        h ^= h >> 16;
        to[i] = __float2bfloat16((static_cast<float>(h & 0xffffu) / 65536.0f - 0.5f) * 0.25f);
    }
}

// 6 bytes an element.
__global__ void addElements(const __nv_bfloat16* a, const __nv_bfloat16* b, __nv_bfloat16* to, size_t count)
{
    const size_t stride = static_cast<size_t>(gridDim.x) * blockDim.x;
    for (size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += stride)
        to[i] = __float2bfloat16(__bfloat162float(a[i]) + __bfloat162float(b[i]));
}

// Adam: 30 bytes a parameter. Gradient and moments in fp32, master copy in fp32, weight in bf16.
__global__ void adam(const float* gradient, float* master, float* first, float* second, __nv_bfloat16* weight,
    size_t count)
{
    const size_t stride = static_cast<size_t>(gridDim.x) * blockDim.x;
    for (size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += stride) {
        const float g = gradient[i];
        const float m = first[i] = 0.9f * first[i] + 0.1f * g;
        const float v = second[i] = 0.95f * second[i] + 0.05f * g * g;
        const float w = master[i] -= 1e-4f * m / (sqrtf(fabsf(v)) + 1e-8f);
        weight[i] = __float2bfloat16(w);
    }
}

// One row a block, to a place that is no neighbour: 4 bytes an element.
__global__ void permuteRows(const __nv_bfloat16* from, const int* place, __nv_bfloat16* to, int width)
{
    const size_t row = blockIdx.x;
    const size_t other = static_cast<size_t>(place[row]);
    for (int i = static_cast<int>(threadIdx.x); i < width; i += static_cast<int>(blockDim.x))
        to[other * width + i] = from[row * width + i];
}

// Causal softmax of a row a block, in place: 4 bytes a score.
__global__ void softmaxRows(__nv_bfloat16* scores, int keys, int queries)
{
    __shared__ float shared[256];
    __nv_bfloat16* row = scores + static_cast<size_t>(blockIdx.x) * keys;
    const int seen = static_cast<int>(blockIdx.x % queries) + 1;
    const auto reduce = [&](float value, bool sum) {
        shared[threadIdx.x] = value;
        __syncthreads();
        for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
            if (threadIdx.x < half)
                shared[threadIdx.x] = sum ? shared[threadIdx.x] + shared[threadIdx.x + half]
                                          : fmaxf(shared[threadIdx.x], shared[threadIdx.x + half]);
            __syncthreads();
        }
        const float all = shared[0];
        __syncthreads();
        return all;
    };
    float most = -1e30f;
    for (int i = static_cast<int>(threadIdx.x); i < seen; i += static_cast<int>(blockDim.x))
        most = fmaxf(most, __bfloat162float(row[i]));
    most = reduce(most, false);
    float total = 0;
    for (int i = static_cast<int>(threadIdx.x); i < seen; i += static_cast<int>(blockDim.x))
        total += __expf(__bfloat162float(row[i]) - most);
    total = reduce(total, true);
    for (int i = static_cast<int>(threadIdx.x); i < keys; i += static_cast<int>(blockDim.x))
        row[i] = __float2bfloat16(i < seen ? __expf(__bfloat162float(row[i]) - most) / total : 0.0f);
}

// Gradient of the scores: 6 bytes a score.
__global__ void softmaxBackward(const __nv_bfloat16* p, __nv_bfloat16* gradient, size_t count)
{
    const size_t stride = static_cast<size_t>(gridDim.x) * blockDim.x;
    for (size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += stride)
        gradient[i] = __float2bfloat16(__bfloat162float(p[i]) * (__bfloat162float(gradient[i]) - 0.01f));
}

// ---- what is measured ----

struct Arena {
    char* data = nullptr;
    size_t bytes = 0;
    // Pieces side by side; null where there is no room.
    std::vector<char*> pieces(const std::vector<size_t>& sizes) const
    {
        std::vector<char*> out;
        size_t at = 0;
        for (const size_t size : sizes) {
            out.push_back(data + at);
            at += (size + 511) / 512 * 512;
        }
        return at <= bytes ? out : std::vector<char*>();
    }
};

struct Shape {
    long m, n, k, count;
};

// `count` products [m,k]·[k,n], rows first; the result in bf16, or added to a sum in fp32.
bool multiply(cublasHandle_t blas, const Shape& s, const void* a, const void* b, void* c, bool sum,
    cublasOperation_t opA = CUBLAS_OP_N, cublasOperation_t opB = CUBLAS_OP_N)
{
    const float one = 1;
    const float beta = sum ? 1.0f : 0.0f;
    const int n = static_cast<int>(s.n), m = static_cast<int>(s.m), k = static_cast<int>(s.k);
    // Columns first for the library: Cᵀ = Bᵀ·Aᵀ.
    return RANKLOOM_GEMM(blas, opB, opA, n, m, k, &one, b, kBf16, opB == CUBLAS_OP_N ? n : k, s.n * s.k, a,
               kBf16, opA == CUBLAS_OP_N ? k : m, s.m * s.k, &beta, c, sum ? kFp32 : kBf16, n, s.m * s.n,
               static_cast<int>(s.count), kCompute, kAlgorithm)
        == CUBLAS_STATUS_SUCCESS;
}

void measureProducts(Document& out, cublasHandle_t blas, const Arena& arena)
{
    const auto measure = [&](const Shape& s, bool sum) {
        const bool grouped = s.count > 1;
        const auto p = arena.pieces({2ul * s.count * s.m * s.k, 2ul * s.count * s.k * s.n,
            (sum ? 4ul : 2ul) * s.count * s.m * s.n});
        if (p.empty())
            return;
        const double t = timeOf([&] { return multiply(blas, s, p[0], p[1], p[2], sum); });
        out.add(text("\"kind\": \"%s\", \"precision\": \"bf16\", \"count\": %ld, \"m\": %ld, \"n\": %ld, "
                     "\"k\": %ld, \"resultBytes\": %d, \"method\": \"strided batched\"",
                    grouped ? "grouped-product" : "product", s.count, s.m, s.n, s.k, sum ? 8 : 2),
            t);
    };
    for (const long m : {256L, 1024L, 2048L, 4096L, 8192L, 16384L})
        for (const Shape& s : {Shape {m, 4096, 4096, 1}, Shape {m, 12288, 4096, 1}, Shape {m, 8192, 8192, 1},
                 Shape {m, 28672, 8192, 1}, Shape {m, 8192, 28672, 1}, Shape {m, 1024, 8192, 1},
                 Shape {m, 8192, 1024, 1}})
            measure(s, false);
    for (const Shape& s : {Shape {4096, 4096, 8192, 1}, Shape {8192, 8192, 4096, 1}, Shape {8192, 28672, 4096, 1}})
        measure(s, true);
    // Of experts: 8 and 32 local ones, by tokens of each.
    for (const long tokens : {64L, 128L, 256L, 512L, 1024L, 2048L, 4096L})
        for (const long count : {8L, 32L})
            for (const auto& [n, k] : {std::pair {4096L, 7168L}, {7168L, 2048L}, {28672L, 6144L}}) {
                measure({tokens, n, k, count}, false);
                measure({k, n, tokens, count}, true); // the gradient of the weights
            }
}

#if !defined(__HIPCC__)
// Products in 8 bits, the result in bf16.
void measureFp8(Document& out, const Arena& arena)
{
    cublasLtHandle_t lt;
    if (failed(cublasLtCreate(&lt) == CUBLAS_STATUS_SUCCESS, "products in 8 bits"))
        return;
    for (const long m : {256L, 1024L, 4096L, 8192L})
        for (const auto& [n, k] : {std::pair {4096L, 4096L}, {8192L, 8192L}, {28672L, 8192L}, {8192L, 28672L}}) {
            const size_t workspace = 64ul << 20;
            const auto p = arena.pieces({static_cast<size_t>(m * k), static_cast<size_t>(n * k),
                2ul * m * n, workspace});
            if (p.empty())
                continue;
            cublasLtMatmulDesc_t product;
            cublasLtMatrixLayout_t a, b, c;
            cublasLtMatmulPreference_t preference;
            const cublasOperation_t transposed = CUBLAS_OP_T;
            cublasLtMatmulDescCreate(&product, CUBLAS_COMPUTE_32F, CUDA_R_32F);
            cublasLtMatmulDescSetAttribute(
                product, CUBLASLT_MATMUL_DESC_TRANSA, &transposed, sizeof transposed);
            cublasLtMatrixLayoutCreate(&a, CUDA_R_8F_E4M3, k, n, k);
            cublasLtMatrixLayoutCreate(&b, CUDA_R_8F_E4M3, k, m, k);
            cublasLtMatrixLayoutCreate(&c, CUDA_R_16BF, n, m, n);
            cublasLtMatmulPreferenceCreate(&preference);
            cublasLtMatmulPreferenceSetAttribute(
                preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &workspace, sizeof workspace);
            cublasLtMatmulHeuristicResult_t found {};
            int count = 0;
            const bool known = cublasLtMatmulAlgoGetHeuristic(
                                   lt, product, a, b, c, c, preference, 1, &found, &count)
                    == CUBLAS_STATUS_SUCCESS
                && count > 0;
            const float one = 1, zero = 0;
            const double t = !known ? 0 : timeOf([&] {
                return cublasLtMatmul(lt, product, &one, p[1], a, p[0], b, &zero, p[2], c, p[2], c, &found.algo,
                           p[3], workspace, nullptr)
                    == CUBLAS_STATUS_SUCCESS;
            });
            out.add(text("\"kind\": \"product\", \"precision\": \"fp8\", \"m\": %ld, \"n\": %ld, \"k\": %ld, "
                         "\"resultBytes\": 2",
                        m, n, k),
                t);
            cublasLtMatmulPreferenceDestroy(preference);
            cublasLtMatrixLayoutDestroy(c);
            cublasLtMatrixLayoutDestroy(b);
            cublasLtMatrixLayoutDestroy(a);
            cublasLtMatmulDescDestroy(product);
        }
    cublasLtDestroy(lt);
}
#endif

// No library of fused attention is asked for: products in batches and softmax in kernels of their own, which is
// what the entries say ("scoreBytes").
void measureAttention(Document& out, cublasHandle_t blas, const Arena& arena)
{
    struct Widths {
        long qk, v;
    };
    for (const long s : {1024L, 2048L, 4096L})
        for (const Widths& w : {Widths {64, 64}, Widths {128, 128}, Widths {192, 128}}) {
            const long heads = 32;
            const size_t scores = static_cast<size_t>(heads) * s * s;
            const auto p = arena.pieces({2ul * heads * s * w.qk, 2ul * heads * s * w.qk, 2ul * heads * s * w.v,
                2ul * heads * s * w.v, 2 * scores, 2 * scores});
            if (p.empty())
                continue;
            auto* weights = reinterpret_cast<__nv_bfloat16*>(p[4]);
            auto* gradient = reinterpret_cast<__nv_bfloat16*>(p[5]);
            const unsigned rows = static_cast<unsigned>(heads * s);
            const double forward = timeOf([&] {
                if (!multiply(blas, {s, s, w.qk, heads}, p[0], p[1], p[4], false, CUBLAS_OP_N, CUBLAS_OP_T))
                    return false;
                softmaxRows<<<rows, 256>>>(weights, static_cast<int>(s), static_cast<int>(s));
                return multiply(blas, {s, w.v, s, heads}, p[4], p[2], p[3], false) && sound();
            });
            const double backward = timeOf([&] {
                if (!multiply(blas, {s, s, w.v, heads}, p[3], p[2], p[5], false, CUBLAS_OP_N, CUBLAS_OP_T)
                    || !multiply(blas, {s, w.v, s, heads}, p[4], p[3], p[2], false, CUBLAS_OP_T))
                    return false;
                softmaxBackward<<<4096, 256>>>(weights, gradient, scores);
                return multiply(blas, {s, w.qk, s, heads}, p[5], p[1], p[0], false)
                    && multiply(blas, {s, w.qk, s, heads}, p[5], p[0], p[1], false, CUBLAS_OP_T) && sound();
            });
            const auto fields = [&](const char* kind, int scoreBytes) {
                return text("\"kind\": \"%s\", \"precision\": \"bf16\", \"heads\": %ld, \"queries\": %ld, "
                            "\"keys\": %ld, \"queryKeyWidth\": %ld, \"valueWidth\": %ld, \"causal\": true, "
                            "\"scoreBytes\": %d, \"method\": \"batched products, softmax apart\"",
                    kind, heads, s, s, w.qk, w.v, scoreBytes);
            };
            out.add(fields("attention-forward", 4), forward);
            out.add(fields("attention-backward", 6), backward);
        }
}

void measureMemory(Document& out, const Arena& arena)
{
    for (const size_t count : {size_t {1} << 16, size_t {1} << 20, size_t {1} << 24, size_t {1} << 27, size_t {1} << 29}) {
        const auto p = arena.pieces({2 * count, 2 * count, 2 * count});
        if (p.empty())
            continue;
        const double t = timeOf([&] {
            addElements<<<4096, 256>>>(reinterpret_cast<__nv_bfloat16*>(p[0]),
                reinterpret_cast<__nv_bfloat16*>(p[1]), reinterpret_cast<__nv_bfloat16*>(p[2]), count);
            return sound();
        });
        out.add(text("\"kind\": \"stream\", \"what\": \"sum of two\", \"bytes\": %zu", 6 * count), t);
    }
    for (const size_t count : {size_t {1} << 22, size_t {1} << 26}) {
        const auto p = arena.pieces({4 * count, 4 * count, 4 * count, 4 * count, 2 * count});
        if (p.empty())
            continue;
        const double t = timeOf([&] {
            adam<<<4096, 256>>>(reinterpret_cast<float*>(p[0]), reinterpret_cast<float*>(p[1]),
                reinterpret_cast<float*>(p[2]), reinterpret_cast<float*>(p[3]),
                reinterpret_cast<__nv_bfloat16*>(p[4]), count);
            return sound();
        });
        out.add(text("\"kind\": \"stream\", \"what\": \"adam\", \"bytes\": %zu", 30 * count), t);
    }
    for (const int width : {2048, 7168}) {
        const int rows = 32768;
        const size_t elements = static_cast<size_t>(rows) * width;
        const auto p = arena.pieces({2 * elements, 2 * elements, sizeof(int) * rows});
        if (p.empty())
            continue;
        std::vector<int> places(rows);
        std::iota(places.begin(), places.end(), 0);
        std::shuffle(places.begin(), places.end(), std::mt19937(1));
        if (failed(cudaMemcpyAsync(p[2], places.data(), sizeof(int) * rows, cudaMemcpyHostToDevice, nullptr)
                        == cudaSuccess
                    && cudaDeviceSynchronize() == cudaSuccess,
                "permutation of rows"))
            continue;
        const double t = timeOf([&] {
            permuteRows<<<rows, 256>>>(reinterpret_cast<__nv_bfloat16*>(p[0]), reinterpret_cast<int*>(p[2]),
                reinterpret_cast<__nv_bfloat16*>(p[1]), width);
            return sound();
        });
        out.add(text("\"kind\": \"scatter\", \"what\": \"rows of %d\", \"bytes\": %zu", width, 4 * elements), t);
    }
}

void measureCopies(Document& out, const Arena& arena, int devices)
{
    void* host = nullptr;
    const size_t most = size_t {256} << 20;
    if (!failed(cudaMallocHost(&host, most) == cudaSuccess, "copies to the host"))
        for (const size_t bytes : {size_t {16} << 20, most}) {
            const double down = timeOf([&] {
                return cudaMemcpyAsync(host, arena.data, bytes, cudaMemcpyDeviceToHost, nullptr) == cudaSuccess;
            });
            const double up = timeOf([&] {
                return cudaMemcpyAsync(arena.data, host, bytes, cudaMemcpyHostToDevice, nullptr) == cudaSuccess;
            });
            out.add(text("\"kind\": \"copy-host\", \"way\": \"down\", \"bytes\": %zu", bytes), down);
            out.add(text("\"kind\": \"copy-host\", \"way\": \"up\", \"bytes\": %zu", bytes), up);
        }
    if (devices < 2)
        return;
    void* other = nullptr;
    bool there = cudaSetDevice(1) == cudaSuccess && cudaMalloc(&other, most) == cudaSuccess;
    there = cudaSetDevice(0) == cudaSuccess && there;
    if (failed(there, "copies between devices"))
        return;
    for (const size_t bytes : {size_t {1} << 20, size_t {16} << 20, most}) {
        const double t =
            timeOf([&] { return cudaMemcpyPeerAsync(other, 1, arena.data, 0, bytes, nullptr) == cudaSuccess; });
        out.add(text("\"kind\": \"copy-peer\", \"bytes\": %zu", bytes), t);
    }
}

#if defined(RANKLOOM_NCCL)
// Sizes as nccl-tests count them. By the clock of the host: all devices take part.
void measureCollectives(Document& out, int devices)
{
    const size_t most = size_t {512} << 20;
    std::vector<int> ids(devices);
    std::iota(ids.begin(), ids.end(), 0);
    std::vector<ncclComm_t> group(devices);
    std::vector<void*> from(devices), to(devices);
    std::vector<cudaStream_t> stream(devices);
    bool ok = ncclCommInitAll(group.data(), devices, ids.data()) == ncclSuccess;
    for (int d = 0; d < devices; ++d)
        ok = cudaSetDevice(d) == cudaSuccess && cudaMalloc(&from[d], most) == cudaSuccess
            && cudaMalloc(&to[d], most) == cudaSuccess && cudaStreamCreate(&stream[d]) == cudaSuccess && ok;
    if (failed(ok, "collectives"))
        return;
    const auto wait = [&] {
        for (int d = 0; d < devices; ++d)
            if (cudaSetDevice(d) != cudaSuccess || cudaDeviceSynchronize() != cudaSuccess)
                return false;
        return cudaSetDevice(0) == cudaSuccess;
    };
    const auto call = [&](const std::string& operation, int d, size_t bytes) {
        const size_t all = bytes / 2; // elements of bf16
        const size_t each = all / devices;
        auto* a = static_cast<char*>(from[d]);
        auto* b = static_cast<char*>(to[d]);
        if (operation == "all_reduce")
            return ncclAllReduce(a, b, all, ncclBfloat16, ncclSum, group[d], stream[d]);
        if (operation == "all_gather")
            return ncclAllGather(a, b, each, ncclBfloat16, group[d], stream[d]);
        if (operation == "reduce_scatter")
            return ncclReduceScatter(a, b, each, ncclBfloat16, ncclSum, group[d], stream[d]);
        ncclResult_t result = ncclSuccess;
        for (int peer = 0; peer < devices && result == ncclSuccess; ++peer) {
            result = ncclSend(a + 2 * each * peer, each, ncclBfloat16, peer, group[d], stream[d]);
            if (result == ncclSuccess)
                result = ncclRecv(b + 2 * each * peer, each, ncclBfloat16, peer, group[d], stream[d]);
        }
        return result;
    };
    for (const char* operation : {"all_reduce", "all_gather", "reduce_scatter", "alltoall"})
        for (const size_t bytes : {size_t {1} << 16, size_t {1} << 20, size_t {16} << 20, size_t {128} << 20, most}) {
            const int times = bytes >= (size_t {128} << 20) ? 5 : 20;
            double seconds = 0;
            for (int round = 0; round < 2 && elapsed() < kBudget; ++round) { // the first is to warm up
                if (!wait())
                    return;
                const auto begin = Clock::now();
                for (int i = 0; i < times; ++i) {
                    bool started = ncclGroupStart() == ncclSuccess;
                    for (int d = 0; d < devices; ++d)
                        started = call(operation, d, bytes) == ncclSuccess && started;
                    if (ncclGroupEnd() != ncclSuccess || failed(started, operation))
                        return;
                }
                if (!wait())
                    return;
                seconds = std::chrono::duration<double>(Clock::now() - begin).count() / times;
            }
            out.add(text("\"kind\": \"collective\", \"operation\": \"%s\", \"ranks\": %d, \"bytes\": %zu", operation,
                        devices, bytes),
                seconds);
        }
}
#endif

} // namespace

int main(int argc, char** argv)
{
    int devices = 0;
    cudaDeviceProp device {};
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices < 1
        || cudaGetDeviceProperties(&device, 0) != cudaSuccess) {
        std::fprintf(stderr, "There is no GPU here.\n");
        return 1;
    }
    Arena arena;
    size_t available = 0, all = 0;
    cublasHandle_t blas;
    if (cudaSetDevice(0) != cudaSuccess || cudaMemGetInfo(&available, &all) != cudaSuccess
        || cublasCreate(&blas) != CUBLAS_STATUS_SUCCESS) {
        std::fprintf(stderr, "The GPU does not answer.\n");
        return 1;
    }
    arena.bytes = std::min(available / 10 * 7, size_t {24} << 30);
    if (cudaMalloc(reinterpret_cast<void**>(&arena.data), arena.bytes) != cudaSuccess) {
        std::fprintf(stderr, "%zu bytes of memory cannot be had.\n", arena.bytes);
        return 1;
    }
    // Zeros would be faster than what training multiplies.
    fillRandom<<<4096, 256>>>(reinterpret_cast<__nv_bfloat16*>(arena.data), arena.bytes / 2);
    std::FILE* file = argc > 1 ? std::fopen(argv[1], "w") : stdout;
    if (cudaDeviceSynchronize() != cudaSuccess || file == nullptr) {
        std::fprintf(stderr, file == nullptr ? "The file cannot be written.\n" : "The GPU does not answer.\n");
        return 1;
    }
    Document out(file);
    out.begin(device, devices);
    measureMemory(out, arena);
    measureCopies(out, arena, devices);
#if defined(RANKLOOM_NCCL)
    if (devices > 1)
        measureCollectives(out, devices);
#endif
    measureAttention(out, blas, arena);
    measureProducts(out, blas, arena);
#if !defined(__HIPCC__)
    measureFp8(out, arena);
#endif
    out.end();
    std::fprintf(stderr, "%d kernels in %.0f s\n", out.entries(), elapsed());
    return 0;
}
