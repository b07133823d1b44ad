import Foundation

/// Waits inside the app's code, each for something that only driven time brings.
@MainActor func nested() {
    let film = Film()
    RunLoop.main.perform { MainActor.assumeIsolated { waitInside(film) } }
    film.run(seconds: 1)
    film.note("end")
}

@MainActor private func waitInside(_ film: Film) {
    let ticks = Timer.scheduledTimer(withTimeInterval: 0.04, repeats: true) { _ in MainActor.assumeIsolated { film.note("tick") } }
    RunLoop.main.run(until: Date() + 0.1)
    ticks.invalidate()
    film.note("run loop")

    var isDone = false
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated { isDone = true } }
    while !isDone { _ = RunLoop.current.run(mode: .default, before: Date() + 0.03) }
    film.note("timer, looked for every 30 ms")

    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { group.leave() }
    group.wait()
    film.note("group")

    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.1)
        done.signal()
    }
    done.wait()
    film.note("semaphore")

    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { done.signal() }
    film.note("semaphore before its limit: \(done.wait(timeout: .now() + 5))")
    film.note("semaphore at its limit: \(done.wait(timeout: .now() + 0.1))")

    // A timer of the main run loop is due first, and nobody reads it during the wait.
    let late = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { done.signal() }
    film.note("semaphore after a timer: \(done.wait(timeout: .now() + 0.1))")
    late.invalidate()

    var looks = 0
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { done.signal() }
    while done.wait(timeout: .now() + 0.001) == .timedOut { looks += 1 }
    film.note("semaphore looked for every millisecond, \(looks) times")

    let queue = DispatchQueue(label: "worker")
    queue.async { Thread.sleep(forTimeInterval: 0.1) }
    queue.sync {}
    film.note("queue")

    Task.detached {
        try? await Task.sleep(for: .milliseconds(100))
        done.signal()
    }
    done.wait()
    film.note("task")
}
