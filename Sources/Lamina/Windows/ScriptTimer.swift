import Foundation
import LaminaServer
import QuartzCore
import UIKit

/// Plays a recorded hand in real time.
@MainActor
final class ScriptTimer {
    private var script: InputScript
    private let hand: ScriptedHand
    private var beginning = 0.0

    init(_ script: InputScript, hand: ScriptedHand) {
        self.script = script
        self.hand = hand
    }

    /// The present is the script's beginning.
    func start() {
        beginning = CACurrentMediaTime()
        wait()
    }

    private func wait() {
        guard let next = script.next else { return }
        let seconds = Double(next.components.seconds) + Double(next.components.attoseconds) / 1e18
        // Not `timeInterval:`, with which Foundation on Linux fires at once.
        let date = Date(timeIntervalSinceNow: max(0, beginning + seconds - CACurrentMediaTime()))
        // The main run loop's timers fire on the main thread.
        RunLoop.main.add(
            Timer(fire: date, interval: 0, repeats: false) { _ in MainActor.assumeIsolated { self.play(until: next) } }, forMode: .common)
    }

    private func play(until time: Duration) {
        for step in script.take(until: time) { hand.perform(step.act, at: CACurrentMediaTime()) }
        wait()
    }
}
