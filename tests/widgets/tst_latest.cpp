// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>
#include <vector>

#include <QTest>

#include "widgets/latest.h"

using namespace rankloom::ui;

class TestLatest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { QTRY_COMPARE(m_running.load(), 0); }

    /// However many are asked in a row, the first that began and the last run, and the last arrives.
    void theNewestCounts()
    {
        Latest<int> latest(this);
        std::vector<int> arrived;
        for (int i = 0; i < 100; ++i)
            latest.ask(untilStopped(i), [&arrived](int value) { arrived.push_back(value); });
        QVERIFY(latest.isBusy());
        latest.ask(at(100), [&arrived](int value) { arrived.push_back(value); });
        QTRY_VERIFY(!latest.isBusy());
        QCOMPARE(arrived, std::vector<int> {100});
        QVERIFY2(m_started <= 2, qPrintable(QString::number(m_started)));
        QCOMPARE(m_most.load(), 1); // one after the other
    }

    void whatIsCancelledNeverArrives()
    {
        Latest<int> latest(this);
        std::vector<int> arrived;
        latest.ask(untilStopped(1), [&arrived](int value) { arrived.push_back(value); });
        QTRY_COMPARE(m_running.load(), 1);
        latest.cancel();
        QVERIFY(!latest.isBusy());
        QTRY_COMPARE(m_running.load(), 0);
        latest.ask(at(2), [&arrived](int value) { arrived.push_back(value); });
        QTRY_VERIFY(!arrived.empty());
        QCOMPARE(arrived, std::vector<int> {2});
    }

    /// Also what has ended already, but was not handed on yet.
    void whatEndedMeanwhileIsOld()
    {
        Latest<int> latest(this);
        std::vector<int> arrived;
        latest.ask(at(1), [&arrived](int value) { arrived.push_back(value); });
        const auto* watcher = findChild<QFutureWatcher<std::optional<int>>*>();
        while (!watcher->isFinished()) // no events meanwhile
            std::this_thread::yield();
        latest.ask(at(2), [&arrived](int value) { arrived.push_back(value); });
        QTRY_VERIFY(!latest.isBusy());
        QCOMPARE(arrived, std::vector<int> {2});
    }

    void whoeverIsGoneIsNotTold()
    {
        int arrived = 0;
        {
            Latest<int> latest(this);
            latest.ask(untilStopped(1), [&arrived](int) { ++arrived; });
            QTRY_COMPARE(m_running.load(), 1);
        }
        QTRY_COMPARE(m_running.load(), 0); // told to stop
        QTRY_VERIFY(findChildren<QFutureWatcherBase*>().isEmpty());
        QCOMPARE(arrived, 0);
    }

    /// What is told may ask for the next.
    void askingFromTheAnswer()
    {
        auto latest = std::make_unique<Latest<int>>(this);
        std::vector<int> arrived;
        std::function<void(const int&)> next = [&](const int& value) {
            arrived.push_back(value);
            if (value < 5)
                latest->ask(at(value + 1), next);
        };
        latest->ask(at(1), next);
        QTRY_COMPARE(arrived, (std::vector<int> {1, 2, 3, 4, 5}));
        latest->ask(at(6), [&latest](int) { latest.reset(); }); // or end it all
        QTRY_VERIFY(!latest);
    }

private:
    Latest<int>::Work at(int value)
    {
        return [this, value](const std::stop_token&) {
            begin();
            --m_running;
            return value;
        };
    }
    Latest<int>::Work untilStopped(int value)
    {
        return [this, value](const std::stop_token& stop) {
            begin();
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            --m_running;
            return value;
        };
    }
    void begin()
    {
        ++m_started;
        m_most = std::max<int>(m_most, ++m_running);
    }

    std::atomic<int> m_running = 0;
    std::atomic<int> m_started = 0;
    std::atomic<int> m_most = 0;
};

QTEST_GUILESS_MAIN(TestLatest)
#include "tst_latest.moc"
