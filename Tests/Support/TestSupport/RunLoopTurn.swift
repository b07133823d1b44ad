import Foundation

/// Runs four run-loop iterations, for work that was deferred to a later one and for the work that it defers in turn.
@MainActor package func finishTurn() {
    // A run loop without a timer or source returns at once, so it gets a timer that never fires.
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    for _ in 0..<4 { _ = RunLoop.current.run(mode: .default, before: Date()) }
    timer.invalidate()
}
