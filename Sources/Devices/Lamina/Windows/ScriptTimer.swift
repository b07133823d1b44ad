import Dispatch
import Foundation
import QuartzCore
import UIKit

/// Plays an input script in real time.
@MainActor
final class ScriptTimer {
    private var script: InputScript
    private let player: ScriptPlayer
    private var beginning = 0.0

    init(_ script: InputScript, player: ScriptPlayer) {
        self.script = script
        self.player = player
    }

    /// Starts the script at the current time.
    func start() {
        beginning = CACurrentMediaTime()
        wait()
    }

    private func wait() {
        guard let next = script.next else { return }
        let seconds = Double(next.components.seconds) + Double(next.components.attoseconds) / 1e18
        let timer = Timer(timeInterval: beginning + seconds - CACurrentMediaTime(), repeats: false) { _ in
            // Timers of the main run loop fire on the main thread, as `assumeIsolated` requires.
            MainActor.assumeIsolated { self.play(until: next) }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    private func play(until time: Duration) {
        for step in script.take(until: time) { player.perform(step.action, at: CACurrentMediaTime()) }
        // A block on the main queue, unlike a timer, ends the call of `RunLoop.run` whose mode a touch may have changed.
        DispatchQueue.main.async {}
        wait()
    }
}
