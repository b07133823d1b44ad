import Foundation
import LaminaConcurrency
import LaminaFoundation
import LaminaMedia
import LaminaProcess
import LaminaStandIns

/// The ways in which a buffer is scheduled.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The buffer is repeated without end.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// The buffer takes the place of all others.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// The buffer takes the place of all others when the present one would be repeated.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// A node that plays files and buffers, one after another without a gap.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
    /// The volume, 0 to 1.
    open var volume: Float = 1 { didSet { changeLevel() } }
    /// The balance from left, -1, to right, 1.
    open var pan: Float = 0 { didSet { SoundJournal.shared.setBalance(balance, of: ticket, at: SoundJournal.now ?? 0) } }
    /// True after `play()`, until `pause()` or `stop()`.
    open private(set) var isPlaying = false

    private var queue: [ScheduledSound] = []
    /// The uptime at which the first sound of the queue began, or would have begun without a pause, in seconds; nil while it does not sound.
    private var headStart: TimeInterval?
    /// The seconds of the first sound that were heard before a pause.
    private var heard: TimeInterval = 0
    /// The uptime of sample 0 of the player's own clock, in seconds.
    private var timeline: TimeInterval = 0
    private var ticket: SoundJournal.Ticket?
    private var timer: StandInTimer?
    /// The number of the player, by which players act in a defined order.
    let number = PlayerNumbers.next()

    /// Creates a player.
    public override init() { super.init() }

    deinit {
        timer?.invalidate()
        SoundJournal.shared.end(ticket, at: SoundJournal.now ?? 0)
    }

    open override var numberOfInputs: Int { 0 }

    /// Plays what is scheduled.
    open func play() { start(at: uptime) }
    /// Plays what is scheduled from a moment on.
    open func play(at when: AVAudioTime?) {
        guard let when else { return play() }
        let seconds = when.isHostTimeValid ? AVAudioTime.seconds(forHostTime: when.hostTime) : uptime + max(0, when.sampleSeconds ?? 0)
        start(at: min(max(uptime, seconds), uptime + 1e9))
    }
    /// Pauses, and keeps the place.
    open func pause() {
        guard isPlaying else { return }
        Records.add("node.pause")
        isPlaying = false
        halt()
    }
    /// Stops, and forgets what is scheduled; the completions are called.
    open func stop() {
        if isPlaying { Records.add("node.stop") }
        isPlaying = false
        halt()
        heard = 0
        let ended = queue
        queue = []
        for sound in ended { sound.complete() }
    }
    open override func reset() { stop() }
    /// Loads the first samples; nothing is to be loaded.
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

    /// Returns a moment of the engine's clock on the player's own clock, which begins with `play()`; nil while the player does not play.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying, let now = engine?.renderTime, let asked = nodeTime.sampleSeconds, let present = now.sampleSeconds else { return nil }
        let rate = outputFormat(forBus: 0).sampleRate
        let seconds = uptime - timeline + asked - present
        return AVAudioTime(sampleTime: Self.frame(seconds * rate), atRate: rate)
    }
    /// Returns a moment of the player's own clock on the engine's clock; nil while the player does not play.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying, let now = engine?.renderTime, let asked = playerTime.sampleSeconds, let present = now.sampleSeconds else { return nil }
        let seconds = present + asked - (uptime - timeline)
        return AVAudioTime(sampleTime: Self.frame(seconds * now.sampleRate), atRate: now.sampleRate)
    }

    /// The frame that begins at or before a place, in frames; clamped to ±10¹⁵, and 0 for NaN.
    private static func frame(_ place: Double) -> AVAudioFramePosition {
        place.isNaN ? 0 : AVAudioFramePosition(min(max(place.rounded(.down), -1e15), 1e15))
    }

    // MARK: Queue

    /// Adds a sound to the queue, or puts it in the place of the queue.
    func schedule(_ sound: ScheduledSound, options: AVAudioPlayerNodeBufferOptions = []) {
        if options.contains(.interrupts) || (options.contains(.interruptsAtLoop) && queue.first?.isRepeated == true) {
            let end = options.contains(.interrupts) ? uptime : endOfRound
            let ended = queue
            halt(at: end)
            (queue, heard) = ([], 0)
            for sound in ended { sound.complete() }
            queue.append(sound)
            if isPlaying { begin(at: end) }
            return
        }
        queue.append(sound)
        if queue.count == 1, isPlaying { begin(at: uptime) }
    }

    private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    private var balance: Float { pan.isNaN ? 0 : min(max(pan, -1), 1) }

    /// The uptime at which the first sound's present repetition ends.
    private var endOfRound: TimeInterval {
        guard let headStart, let first = queue.first, first.length > 0 else { return uptime }
        let length = first.length / (engine?.level(of: self)?.speed ?? 1)
        return headStart + ((uptime - headStart) / length).rounded(.up) * length
    }

    private func start(at time: TimeInterval) {
        guard !isPlaying else { return }
        guard engine?.isRunning == true else {
            return Diagnostics.report(exception: "com.apple.coreaudio.avfaudio", detail: "a player node plays while its engine does not run")
        }
        Records.add("node.play")
        isPlaying = true
        timeline = time - heard
        begin(at: time)
    }

    /// Lets the first sound of the queue be heard from a moment on.
    private func begin(at time: TimeInterval) {
        guard isPlaying, let sound = queue.first, let engine, engine.isRunning else { return }
        let level = engine.level(of: self) ?? (0, 1, true)
        let start = heard > 0 ? time : max(time, sound.start(on: timeline) ?? time)
        headStart = start - heard / level.speed
        var event = SoundEvent(sound.source, start: (SoundJournal.now ?? 0) + Int64(((start - uptime) * 1e9).rounded()))
        (event.part, event.place) = (sound.part, sound.part.lowerBound + heard)
        (event.repetitions, event.speed, event.keepsPitch) = (sound.isRepeated ? -1 : 0, level.speed, level.keepsPitch)
        (event.volume, event.balance) = (max(0, volume) * level.volume, balance)
        ticket = SoundJournal.shared.begin(event)
        guard !sound.isRepeated else { return }
        waitForEnd(at: start + max(0, sound.length - heard) / level.speed)
    }

    private func waitForEnd(at end: TimeInterval) {
        timer = StandInTimer(end - uptime, repeats: false) { [weak self] in self?.finish(at: end) }
    }

    /// Ends the first sound, and begins the next one at the same moment.
    private func finish(at end: TimeInterval) {
        guard !queue.isEmpty else { return }
        let sound = queue.removeFirst()
        (headStart, heard, ticket, timer) = (nil, 0, nil, nil)
        begin(at: end)
        sound.complete()
    }

    /// Silences the first sound and stores its place.
    private func halt(at end: TimeInterval? = nil) {
        timer?.invalidate()
        timer = nil
        let later = Int64((max(0, (end ?? uptime) - uptime) * 1e9).rounded())
        SoundJournal.shared.end(ticket, at: (SoundJournal.now ?? 0) + later)
        ticket = nil
        guard let headStart, let first = queue.first else { return }
        let passed = max(0, uptime - headStart) * (engine?.level(of: self)?.speed ?? 1)
        heard = first.length > 0 ? (first.isRepeated ? passed.truncatingRemainder(dividingBy: first.length) : min(passed, first.length)) : 0
        self.headStart = nil
    }

    // MARK: Engine

    func engineStops() { halt() }
    func engineStarts() { begin(at: uptime) }
    func changeLevel() {
        let level = engine?.level(of: self)?.volume ?? 0
        SoundJournal.shared.setVolume(max(0, volume) * level, of: ticket, at: SoundJournal.now ?? 0)
    }
}

/// The numbers of players, in the order of their making.
enum PlayerNumbers {
    private static let last = Guarded(0)

    static func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
