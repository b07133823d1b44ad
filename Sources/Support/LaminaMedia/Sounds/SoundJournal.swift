import LaminaConcurrency
import LaminaFoundation
import LaminaProcess

/// The sounds that an app has asked for, in order.
///
/// Players of the stand-ins write here, each with the driven time of its call, and a film mixes the list when all of its pictures are drawn. Nothing
/// is decoded meanwhile, so sounds cannot delay or disturb the app.
///
///     player.play() at 1.25 s ─▶ begin ─▶ [event: file, start 1.25 s]        ┐
///     player.stop() at 2.00 s ─▶ end   ─▶ [event: file, 1.25 s … 2.00 s]     ├─▶ SoundMix ─▶ ffmpeg ─▶ the film's track
///     the film's end                                                         ┘
///
/// The journal is empty in a still, in a test and in a window, whose time is not driven.
package final class SoundJournal: Sendable {
    /// The journal of this process.
    package static let shared = SoundJournal()

    /// A sound of the journal; of no effect when the journal did not take it.
    package struct Ticket: Sendable, Hashable {
        fileprivate let index: Int
    }

    /// The treatment of sounds.
    package enum Mode: Sendable, Hashable {
        /// Sounds are forgotten.
        case off
        /// Sounds are forgotten, and the first one is answered by a line that says so.
        case unheard
        /// Sounds are kept for a film.
        case kept(systemSounds: Bool, haptics: Bool)
    }

    private struct State {
        var mode = Mode.off
        var events: [SoundEvent] = []
        var sampleBytes = 0
        var samples: Set<SharedSamples> = []
    }

    private let state = Guarded(State())
    /// Sounds after this many are left out, with a warning.
    static let mostEvents = 100_000
    /// Samples made by the app beyond these bytes are left out, with a warning.
    static let mostSampleBytes = 512 << 20
    /// The most changes of a sound's volume or balance.
    private static let mostChanges = 10_000

    package init() {}

    /// Chooses the treatment of sounds from now on, and forgets all earlier ones.
    package func start(_ mode: Mode) { state.withLock { $0 = State(mode: mode) } }

    /// True when sounds are kept.
    package var isKept: Bool { if case .kept = state.withLock({ $0.mode }) { true } else { false } }
    /// True when the system's own sounds are heard.
    package var hasSystemSounds: Bool { if case .kept(true, _) = state.withLock({ $0.mode }) { true } else { false } }
    /// True when taps and buzzes are heard as clicks.
    package var hasHaptics: Bool { if case .kept(_, true) = state.withLock({ $0.mode }) { true } else { false } }
    /// All sounds, in the order of the calls.
    package var events: [SoundEvent] { state.withLock { $0.events } }

    /// The driven time, in nanoseconds; nil while the clock is the system's.
    package static var now: Int64? {
        guard let parts = DrivenClock.current?.elapsed.components else { return nil }
        return parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
    }

    /// Adds a sound.
    ///
    /// - Returns: Nil when the journal takes no sounds.
    @discardableResult package func begin(_ event: SoundEvent) -> Ticket? {
        state.withLock { state in
            switch state.mode {
            case .off: return nil
            case .unheard:
                Diagnostics.warn("sounds are heard in films only, so this window is silent")
                return nil
            case .kept: return Self.add(event, to: &state)
            }
        }
    }

    /// Adds a click, if taps and buzzes are heard.
    package func click(strength: Float = 1) {
        guard hasHaptics, let now = Self.now else { return }
        var event = SoundEvent(.click, start: now)
        event.volume = min(max(strength, 0), 1)
        begin(event)
    }

    /// Ends a sound at a time, unless it ends earlier.
    package func end(_ ticket: Ticket?, at time: Int64) {
        change(ticket) { $0.stop = min($0.stop ?? .max, max(time, $0.start)) }
    }

    /// Changes a sound's volume.
    package func setVolume(_ value: Float, of ticket: Ticket?, at time: Int64, ramp: Int64 = 0) {
        change(ticket) { Self.append(SoundEvent.Change(time: time, duration: ramp, value: value), to: &$0.volumes) }
    }

    /// Changes a sound's balance.
    package func setBalance(_ value: Float, of ticket: Ticket?, at time: Int64) {
        change(ticket) { Self.append(SoundEvent.Change(time: time, value: value), to: &$0.balances) }
    }

    private func change(_ ticket: Ticket?, _ body: (inout SoundEvent) -> Void) {
        guard let ticket else { return }
        state.withLock { state in
            guard state.events.indices.contains(ticket.index) else { return }
            body(&state.events[ticket.index])
        }
    }

    private static func add(_ event: SoundEvent, to state: inout State) -> Ticket? {
        guard state.events.count < mostEvents else {
            Diagnostics.warn("a film has at most \(mostEvents) sounds; further ones are silent")
            return nil
        }
        if case .samples(let shared) = event.source, !state.samples.contains(shared) {
            guard state.sampleBytes + 4 * shared.samples.count <= mostSampleBytes else {
                Diagnostics.warn("a film holds at most \(mostSampleBytes >> 20) MiB of samples that its app makes; further ones are silent")
                return nil
            }
            state.sampleBytes += 4 * shared.samples.count
            state.samples.insert(shared)
        }
        state.events.append(event)
        return Ticket(index: state.events.count - 1)
    }

    private static func append(_ change: SoundEvent.Change, to changes: inout [SoundEvent.Change]) {
        guard change.value.isFinite else { return }
        if let last = changes.last, last.time == change.time { changes.removeLast() }
        guard changes.count < mostChanges else { return }
        changes.append(change)
    }
}
