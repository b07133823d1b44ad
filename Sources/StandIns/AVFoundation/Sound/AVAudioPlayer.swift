public import Foundation
import LaminaFoundation
import LaminaMedia
import LaminaProcess
import LaminaStandIns

/// Plays a sound: in a film it is heard at the times of the app's calls, in a window and a still it is silent.
///
/// The place in the sound follows the clock, and the delegate hears of the end when it is reached.
open class AVAudioPlayer: NSObject {
    /// The file; nil for a player of data.
    public let url: URL?
    /// The bytes; nil for a player of a file.
    public let data: Data?
    /// The duration, in seconds.
    public let duration: TimeInterval
    /// The number of channels.
    public let numberOfChannels: Int
    /// The format of the samples.
    public let format: AVAudioFormat
    /// The format by keys.
    open var settings: [String: Any] { format.settings }
    /// The object that hears of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The number of repetitions; negative repeats without end.
    open var numberOfLoops = 0 { didSet { if numberOfLoops != oldValue { restart() } } }
    /// The volume from 0 to 1.
    open var volume: Float = 1 { didSet { changeVolume(over: 0) } }
    /// The balance from left, -1, to right, 1.
    open var pan: Float = 0 { didSet { SoundJournal.shared.setBalance(Self.clamp(pan, -1...1), of: ticket, at: SoundJournal.now ?? 0) } }
    /// The speed from 0.5 to 2, of effect when `enableRate` is true; 1 is the recorded one.
    open var rate: Float = 1 {
        willSet { if enableRate { settle() } }
        didSet { if enableRate, rate != oldValue { restart() } }
    }
    /// True when `rate` has an effect.
    open var enableRate = false
    /// True when levels are measured; they are always silent.
    open var isMeteringEnabled = false

    private let source: SoundSource?
    /// The uptime from which the sound plays, in seconds; nil while it does not.
    private var start: TimeInterval?
    /// The place in the sound at `start`, and the number of repetitions before it.
    private var place: TimeInterval = 0
    private var rounds = 0
    private var ticket: SoundJournal.Ticket?
    private var timer: StandInTimer?

    /// Creates a player without a sound, which ends at once.
    public override init() {
        (url, data, duration, numberOfChannels, source, format) = (nil, nil, 0, 2, nil, AVAudioEngine.usualFormat)
        super.init()
    }
    /// Creates a player of a file.
    ///
    /// - Throws: An error of the domain `NSOSStatusErrorDomain` for a missing or damaged file and for one without sound.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL else { throw MediaError.unreadable(file: url.absoluteString, code: ENOENT).statusError }
        let sound = try Self.sound(of: url.path) { () throws(MediaError) in try MediaInfo.read(url.path) }
        (self.url, data, duration, numberOfChannels) = (url, nil, sound?.duration ?? 0, sound?.channels ?? 2)
        source = sound == nil ? nil : .file(url.path)
        format = Self.format(of: sound)
        super.init()
    }
    /// Creates a player of a file of a kind.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    /// Creates a player of bytes.
    ///
    /// - Throws: As `init(contentsOf:)`.
    public init(data: Data) throws {
        let sound = try Self.sound(of: "data") { () throws(MediaError) in try MediaInfo.read(data, name: "data") }
        (url, self.data, duration, numberOfChannels) = (nil, data, sound?.duration ?? 0, sound?.channels ?? 2)
        source = sound == nil ? nil : .bytes(SharedBytes(data))
        format = Self.format(of: sound)
        super.init()
    }
    /// Creates a player of bytes of a kind.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    deinit { end() }

    /// Prepares to play.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Starts, from `currentTime` on.
    @discardableResult
    open func play() -> Bool { begin(after: 0) }
    /// Starts at a time of `deviceCurrentTime`.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        begin(after: time.isFinite ? min(max(0, time - deviceCurrentTime), 1e9) : 0)
    }
    /// Stops, and keeps the place.
    open func pause() {
        guard isPlaying else { return }
        Records.add("player.pause", name)
        halt()
    }
    /// Stops, and keeps the place.
    open func stop() {
        guard isPlaying else { return }
        Records.add("player.stop", name)
        halt()
    }
    /// Changes the volume during a time, in seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        let fade = duration.isFinite ? min(max(0, duration), 1e9) : 0
        fading = fade
        self.volume = volume
        fading = 0
    }

    /// True while the sound plays.
    open var isPlaying: Bool { start != nil }
    /// The place in the sound, in seconds.
    open var currentTime: TimeInterval {
        get { moment.place }
        set {
            let wasPlaying = isPlaying
            halt()
            place = newValue.isFinite ? min(max(0, newValue), duration) : 0
            if wasPlaying { begin(after: 0, isRecorded: false) }
        }
    }
    /// The time of the output device, in seconds.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// Measures the levels, which are silent.
    open func updateMeters() {}
    /// Returns the average level of a channel: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the peak level of a channel: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    // MARK: Time

    /// The length of the next change of the volume, in seconds.
    private var fading: TimeInterval = 0
    private var name: String { url?.lastPathComponent ?? "data" }
    private var speed: Double { enableRate && !rate.isNaN ? Double(Self.clamp(rate, 0.5...2)) : 1 }

    /// Returns the sound; nil for one whose length nobody knows, because ffmpeg is not installed.
    private static func sound(of name: String, _ read: () throws(MediaError) -> MediaInfo) throws -> MediaInfo.Sound? {
        do throws(MediaError) {
            return try read().playableSound(of: name)
        } catch .programMissing {
            Diagnostics.warn("AVAudioPlayer: \(name) has no length and no sound without ffmpeg")
            return nil
        } catch {
            throw error.statusError
        }
    }

    private static func format(of sound: MediaInfo.Sound?) -> AVAudioFormat {
        sound.flatMap { AVAudioFormat(standardFormatWithSampleRate: Double($0.rate), channels: AVAudioChannelCount(min($0.channels, 64))) }
            ?? AVAudioEngine.usualFormat
    }

    private static func clamp(_ value: Float, _ range: ClosedRange<Float>) -> Float {
        value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
    }

    /// The place in the sound and the number of repetitions before it, now.
    private var moment: (place: TimeInterval, rounds: Int) {
        guard let start, duration > 0 else { return (place, rounds) }
        let passed = place + max(0, deviceCurrentTime - start) * speed
        let more = (passed / duration).rounded(.down)
        return (passed - more * duration, rounds + Int(min(more, 1e15)))
    }

    @discardableResult
    private func begin(after delay: TimeInterval, isRecorded: Bool = true) -> Bool {
        guard !isPlaying else { return true }
        if isRecorded { Records.add("player.play", name) }
        start = deviceCurrentTime + delay
        hear(after: delay)
        guard numberOfLoops >= 0 else { return true }
        let rest = max(0, duration * (Double(numberOfLoops) + 1 - Double(rounds)) - place) / speed
        timer = StandInTimer(delay + rest, repeats: false) { [weak self] in self?.finish() }
        return true
    }

    /// Adds the sound to the film.
    private func hear(after delay: TimeInterval) {
        guard let source else { return }
        var event = SoundEvent(source, start: (SoundJournal.now ?? 0) + Int64(delay * 1e9))
        (event.place, event.speed, event.volume, event.balance) = (place, speed, max(0, Self.clamp(volume, 0...1)), Self.clamp(pan, -1...1))
        event.repetitions = numberOfLoops < 0 ? -1 : max(0, numberOfLoops - rounds)
        ticket = SoundJournal.shared.begin(event)
    }

    private func changeVolume(over duration: TimeInterval) {
        let ramp = Int64(max(duration, fading) * 1e9)
        SoundJournal.shared.setVolume(max(0, Self.clamp(volume, 0...1)), of: ticket, at: SoundJournal.now ?? 0, ramp: ramp)
    }

    /// Stores the place, from which the clock counts again.
    private func settle() {
        guard isPlaying else { return }
        (place, rounds) = moment
        start = deviceCurrentTime
    }

    /// Begins anew at the present place, with changed repetitions or another speed.
    private func restart() {
        guard isPlaying else { return }
        halt()
        begin(after: 0, isRecorded: false)
    }

    private func halt() {
        guard isPlaying else { return }
        (place, rounds) = moment
        start = nil
        end()
    }

    private func end() {
        SoundJournal.shared.end(ticket, at: SoundJournal.now ?? 0)
        ticket = nil
        timer?.invalidate()
        timer = nil
    }

    private func finish() {
        (start, ticket, timer, place, rounds) = (nil, nil, nil, 0, 0)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
}
