import Foundation
import LaminaMedia
import LaminaStandIns

/// A player that lets each beat of a pattern be heard as a click of a film.
final class ClickPlayer: NSObject, CHHapticAdvancedPatternPlayer {
    var loopEnabled = false

    private let pattern: CHHapticPattern
    /// The uptime of the pattern's begin, in seconds; nil while it does not play.
    private var begin: TimeInterval?
    private var heard = 0.0
    /// The timers of the beats to come.
    private var timers: [StandInTimer] = []

    init(_ pattern: CHHapticPattern) {
        self.pattern = pattern
        super.init()
    }

    func start(atTime time: TimeInterval) {
        heard = 0
        play(from: 0, after: delay(until: time))
    }
    func stop(atTime time: TimeInterval) { at(time) { $0.silence() } }
    func pause(atTime time: TimeInterval) {
        at(time) { player in
            if let begin = player.begin { player.heard = max(0, player.uptime - begin) }
            player.silence()
        }
    }
    func resume(atTime time: TimeInterval) { play(from: heard, after: delay(until: time)) }

    private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    private func delay(until time: TimeInterval) -> TimeInterval { time.isFinite ? min(max(0, time - uptime), 1e9) : 0 }

    private func play(from place: TimeInterval, after delay: TimeInterval) {
        silence()
        begin = uptime + delay - place
        let beats = pattern.beats.filter { $0.time >= place && $0.time.isFinite }
        for beat in beats {
            timers.append(StandInTimer(delay + beat.time - place, repeats: false) { SoundJournal.shared.click(strength: beat.strength) })
        }
        let end = max(pattern.duration, beats.map(\.time).max() ?? 0, place)
        guard end.isFinite else { return }
        // The timer keeps the player until its pattern ends, as Apple's engine does: apps often drop the player that they have started.
        timers.append(StandInTimer(delay + end - place, repeats: false) { self.reachEnd() })
    }

    private func reachEnd() {
        if loopEnabled, pattern.duration > 0.001 { play(from: 0, after: 0) } else { silence() }
    }

    private func silence() {
        for timer in timers { timer.invalidate() }
        (timers, begin) = ([], nil)
    }

    /// Does something at a time of the engine's clock.
    private func at(_ time: TimeInterval, _ body: @escaping (ClickPlayer) -> Void) {
        let delay = delay(until: time)
        guard delay > 0 else { return body(self) }
        StandIn.answer(after: delay) { [weak self] in if let self { body(self) } }
    }
}
