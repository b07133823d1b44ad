import Foundation

/// Lets the run loop do what is waiting for a later turn, and what that asks for in turn.
@MainActor package func finishTurn() {
    // A run loop without a timer or source would return at once.
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    for _ in 0..<4 { _ = RunLoop.current.run(mode: .default, before: Date()) }
    timer.invalidate()
}
