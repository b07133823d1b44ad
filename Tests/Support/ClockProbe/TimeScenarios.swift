import Foundation

/// Schedules calls by timers, Dispatch and tasks, over 10 seconds.
@MainActor func timers() {
    let film = Film()
    film.note("begin \(Date().timeIntervalSince1970)")
    let begin = ContinuousClock.now
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { film.note("timer") }
    }
    for delay in [0, 2.5, 0.0004, 7.77] {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { film.note("deadline \(delay)") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + delay) { film.note("wall deadline \(delay)") }
    }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.3, repeating: 3)
    source.setEventHandler { film.note("source") }
    source.activate()
    Task { @MainActor in
        for seconds in [0.25, 3, 1.125] {
            try? await Task.sleep(for: .seconds(seconds))
            film.note("slept \(seconds), continuous \(begin.duration(to: .now))")
        }
        try? await Task.sleep(until: .now + .seconds(1), clock: .suspending)
        film.note("slept suspending")
    }
    RunLoop.main.perform { MainActor.assumeIsolated { film.note("performed") } }
    film.run(seconds: 10)
    film.note("end \(Int(Date().timeIntervalSince1970)) \(time(nil)) \(begin.duration(to: .now))")
}

/// Schedules many events for the same instant, whose order must be the same in every run.
@MainActor func ties() {
    let film = Film()
    for number in 1...8 {
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(1))
            film.note("task \(number)")
            await Task.detached { _ = (0..<1000 * number).reduce(0, &+) }.value
            film.note("task \(number) again")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { film.note("after \(number)") }
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated {
                film.note("timer \(number)")
                DispatchQueue.main.async { film.note("async \(number)") }
                Task { @MainActor in film.note("started \(number)") }
            }
        }
    }
    film.run(seconds: 2)
}

/// An actor that hands out ascending numbers, so that they show the order in which tasks reach it.
actor Counter {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}

/// Runs tasks that leave the main thread and return to it.
@MainActor func tasks() {
    let film = Film()
    let counter = Counter()
    for number in 1...20 {
        Task.detached {
            let turn = await counter.next()
            await film.note("detached \(number) is \(turn)")
        }
    }
    Task { @MainActor in
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...20 { group.addTask { await counter.next() * number } }
            var sum = ""
            for await part in group { sum += " \(part)" }
            return sum
        }
        film.note("group" + sum)
    }
    DispatchQueue.global().async {
        let sum = (0..<300_000).reduce(0, &+)
        DispatchQueue.main.async { film.note("background \(sum)") }
    }
    Task.detached {
        DispatchQueue.main.sync { MainActor.assumeIsolated { film.note("sync from a task") } }
    }
    film.settle()
    film.note("settled")
    let cancelled = Task { @MainActor in
        do { try await Task.sleep(for: .seconds(5)) } catch { film.note("cancelled") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { cancelled.cancel() }
    film.run(seconds: 1)
}

/// Starts a thread and a loop on the main queue that never rest; time must pass nevertheless.
@MainActor func stubborn() {
    let film = Film()
    Thread.detachNewThread { while true {} }
    func again() {
        DispatchQueue.main.async { MainActor.assumeIsolated { again() } }
    }
    again()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { film.note("still here") }
    film.run(seconds: 1)
    film.note("end")
}

/// Prints the mean real time, in microseconds, that settling takes at an instant without events.
@MainActor func idle() {
    let film = Film()
    Task.detached {}
    film.run(seconds: 1)
    let instants = 10_000
    let begin = DispatchTime(uptimeNanoseconds: realNow())
    for _ in 0..<instants { film.settle() }
    print(Double(realNow() - begin.uptimeNanoseconds) / 1000 / Double(instants))
}

/// Adds timers to the default and the common modes of the main run loop, which is in its tracking mode from 0.3 s to 1.3 s.
@MainActor func tracking() {
    var isTracking = false
    let film = Film(isTracking: { isTracking })
    for (name, mode) in [("default", RunLoop.Mode.default), ("common", .common)] {
        let timer = Timer(timeInterval: 0.25, repeats: true) { _ in MainActor.assumeIsolated { film.note(name) } }
        RunLoop.main.add(timer, forMode: mode)
    }
    for (time, value) in [(0.3, true), (1.3, false)] {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { MainActor.assumeIsolated { isTracking = value } }
    }
    film.run(seconds: 2)
}
