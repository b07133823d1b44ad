import Foundation

/// Blocks threads in several ways; each would block for ever if the driven clock did not advance.
@MainActor func waits() {
    let film = Film()
    Thread.sleep(forTimeInterval: 0.25)
    film.note("slept on the main thread")
    let condition = NSCondition()
    condition.lock()
    let limit = Date() + 0.05
    while Date() < limit { _ = condition.wait(until: limit) }
    condition.unlock()
    film.note("condition")
    print(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05))
    film.note("semaphore with a limit")
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        await Task.yield()
        done.signal()
    }
    done.wait()
    film.note("semaphore for a task")
    for number in 1...3 {
        Thread.detachNewThread {
            for _ in 1...3 {
                Thread.sleep(forTimeInterval: 0.1)
                DispatchQueue.main.sync { MainActor.assumeIsolated { film.note("thread \(number)") } }
            }
        }
        film.settle()
    }
    film.run(seconds: 1)
}
