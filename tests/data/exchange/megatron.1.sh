#!/bin/bash
# Two nodes; the arguments are put together the way launch scripts do.
GPUS=8
NODES=2
TP=${TP:-4}
ARGS=(
    --num-layers 30 # uneven over the stages
    --hidden-size 2048
    --num-attention-heads 16
    --seq-length 4096
)
PARALLEL="--tensor-model-parallel-size $TP \
    --pipeline-model-parallel-size 2"
torchrun --nnodes $NODES --nproc_per_node $GPUS pretrain_gpt.py "${ARGS[@]}" $PARALLEL \
    --pipeline-model-parallel-layout 'Et*7|(t*8|)*2,t*7L' \
    --micro-batch-size=1 --global-batch-size 64 --bf16 --sequence-parallel \
    --use-distributed-optimizer --lr 3e-4 --save "$CHECKPOINTS"
