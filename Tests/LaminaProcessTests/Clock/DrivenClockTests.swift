import Foundation
import LaminaProcess
import Testing

struct DrivenClockTests {
    @Test func everyTimerAndDelayFollowsTheDrivenClock() throws {
        let expected = """
            0.0000 begin 1700000000.0
            0.0000 performed
            0.0000 deadline 0.0
            0.0000 wall deadline 0.0
            0.0004 deadline 0.0004
            0.0004 wall deadline 0.0004
            0.2500 slept 0.25, continuous 0.25 seconds
            0.3000 source
            1.0000 timer
            2.0000 timer
            2.5000 deadline 2.5
            2.5000 wall deadline 2.5
            3.0000 timer
            3.2500 slept 3.0, continuous 3.25 seconds
            3.3000 source
            4.0000 timer
            4.3750 slept 1.125, continuous 4.375 seconds
            5.0000 timer
            5.3750 slept suspending
            6.0000 timer
            6.3000 source
            7.0000 timer
            7.7700 deadline 7.77
            7.7700 wall deadline 7.77
            8.0000 timer
            9.0000 timer
            9.3000 source
            10.0000 timer
            10.0000 end 1700000010 1700000010 10.0 seconds
            """
        #expect(try Probe("timers").lines == expected.split(separator: "\n").map(String.init))
    }

    @Test func eventsDueAtOneInstantRunInTheOrderOfScheduling() throws {
        let lines = try Probe("ties").lines
        for kind in ["after", "timer", "async", "started", "task"] {
            let pattern = lines.filter { $0.wholeMatch(of: try! Regex("1\\.0000 \(kind) \\d")) != nil }
            #expect(pattern == (1...8).map { "1.0000 \(kind) \($0)" })
        }
    }

    @Test(arguments: ["timers", "ties", "tasks", "waits", "nested"])
    func aScenarioIsTheSameInEveryRun(scenario: String) throws {
        let first = try Probe(scenario)
        #expect(first.succeeded)
        for _ in 0..<3 { #expect(try Probe(scenario).lines == first.lines) }
    }

    @Test func settlingAwaitsTasksAndBackgroundWorkThatReturnsToTheMainThread() throws {
        let lines = try Probe("tasks").lines
        let settled = try #require(lines.firstIndex(of: "0.0000 settled"))
        let before = lines[..<settled]
        #expect(before.filter { $0.contains("detached") }.count == 20)
        #expect(before.contains { $0.contains("group") })
        #expect(before.contains { $0.contains("background") })
        #expect(before.contains("0.0000 sync from a task"))
        #expect(lines[(settled + 1)...] == ["0.5000 cancelled"])
    }

    @Test func drivenTimePassesWhileThreadsSleepOrWait() throws {
        let expected =
            [
                "0.2500 slept on the main thread", "0.3000 condition", "timedOut", "0.3500 semaphore with a limit",
                "0.3500 semaphore for a task",
            ]
            + ["0.4500", "0.5500", "0.6500"].flatMap { time in (1...3).map { "\(time) thread \($0)" } }
        #expect(try Probe("waits").lines == expected)
    }

    @Test func aWaitInsideTheAppsCodeLetsTimePass() throws {
        let expected = [
            "0.0400 tick", "0.0800 tick", "0.1000 run loop", "0.2200 timer, looked for every 30 ms", "0.3200 group",
            "0.4200 semaphore",
            "0.5200 semaphore before its limit: success", "0.6200 semaphore at its limit: timedOut", "0.6700 semaphore after a timer: success",
            "0.7200 semaphore looked for every millisecond, 49 times", "0.8200 queue", "0.9200 task",
            "1.0000 end",
        ]
        #expect(try Probe("nested").lines == expected)
    }

    @Test func busyThreadsAndLoopsDoNotStopTheClock() throws {
        #expect(try Probe("stubborn").lines == ["0.1000 still here", "1.0000 end"])
    }

    @Test func anUndrivenClockFollowsRealTime() {
        let begin = Date()
        let media = MediaClock.system.now
        while Date() == begin {}
        #expect(MediaClock.system.now > media)
    }

    @Test func timersOfTheDefaultModeWaitWhileTouchesAreTracked() throws {
        let lines = try Probe("tracking").lines
        #expect(lines.filter { $0.hasSuffix("common") }.count == 8)
        let waiting = lines.filter { $0.hasSuffix("default") }.compactMap { Double($0.prefix { $0 != " " }) }
        #expect(waiting.count < 6 && waiting.allSatisfy { $0 < 0.3 || $0 >= 1.3 })
        #expect(waiting.last == 2)
    }
}
