public import Foundation
import LaminaProcess

/// Plays a sound in silence, and records the request.
///
/// The duration of a WAVE file is read from its header; other files last 0 seconds and end at once.
open class AVAudioPlayer: NSObject {
    /// The file; nil for a player of data.
    public let url: URL?
    /// The bytes; nil for a player of a file.
    public let data: Data?
    /// The duration, in seconds.
    public let duration: TimeInterval
    /// The object that hears of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The number of repetitions; negative repeats without end.
    open var numberOfLoops = 0
    /// The volume from 0 to 1.
    open var volume: Float = 1
    /// The balance from left, -1, to right, 1.
    open var pan: Float = 0
    /// The speed; 1 is the recorded one.
    open var rate: Float = 1
    /// True when `rate` may change.
    open var enableRate = false
    /// True when levels are measured; they are always silent.
    open var isMeteringEnabled = false
    /// The number of channels.
    open var numberOfChannels: Int { 2 }

    private var start: Date?
    private var place: TimeInterval = 0
    private var timer: Timer?

    /// Creates a player without a sound, which ends at once.
    public override init() {
        (url, data, duration) = (nil, nil, 0)
        super.init()
    }
    /// Creates a player of a file.
    public init(contentsOf url: URL) throws {
        let bytes = try Data(contentsOf: url)
        (self.url, data, duration) = (url, nil, WaveFile.duration(of: bytes))
        super.init()
    }
    /// Creates a player of a file of a kind.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    /// Creates a player of bytes.
    public init(data: Data) throws {
        (url, self.data, duration) = (nil, data, WaveFile.duration(of: data))
        super.init()
    }
    /// Creates a player of bytes of a kind.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// Prepares to play.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Starts, from `currentTime` on.
    @discardableResult
    open func play() -> Bool {
        guard !isPlaying else { return true }
        Records.add("player.play", url?.lastPathComponent ?? "data")
        start = Date()
        guard numberOfLoops >= 0 else { return true }
        let rest = max(0, duration * Double(numberOfLoops + 1) - place) / Double(max(rate, 0.01))
        // Safe because the timer fires on the run loop's own thread.
        nonisolated(unsafe) weak let player = self
        timer = Timer.scheduledTimer(withTimeInterval: rest, repeats: false) { _ in unsafe player?.finish() }
        return true
    }
    /// Starts at a time of `deviceCurrentTime`.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    /// Stops, and keeps the place.
    open func pause() {
        guard isPlaying else { return }
        Records.add("player.pause", url?.lastPathComponent ?? "data")
        halt()
    }
    /// Stops, and keeps the place.
    open func stop() {
        guard isPlaying else { return }
        Records.add("player.stop", url?.lastPathComponent ?? "data")
        halt()
    }
    /// Changes the volume; the fade takes no time.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    /// True while the sound plays.
    open var isPlaying: Bool { start != nil }
    /// The place in the sound, in seconds.
    open var currentTime: TimeInterval {
        get {
            guard let start else { return place }
            let time = place + Date().timeIntervalSince(start) * Double(rate)
            return duration > 0 ? time.truncatingRemainder(dividingBy: duration) : 0
        }
        set {
            let wasPlaying = isPlaying
            halt()
            place = newValue
            if wasPlaying { play() }
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

    private func halt() {
        place = currentTime
        start = nil
        timer?.invalidate()
        timer = nil
    }

    private func finish() {
        halt()
        place = 0
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
}

/// The methods by which a player reports; both are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Tells the delegate that the sound has played to its end.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Tells the delegate that the sound cannot be decoded; never called, because nothing is decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// The default implementation; does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// The default implementation; does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The header of a WAVE file.
enum WaveFile {
    /// Returns the duration in seconds; 0 for other files.
    static func duration(of data: Data) -> TimeInterval {
        let bytes = [UInt8](data.prefix(4096))
        guard bytes.count >= 44, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) else { return 0 }
        func number(at place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
        var (place, rate) = (12, 0)
        while place + 8 <= bytes.count {
            let size = number(at: place + 4)
            if bytes[place..<place + 4].elementsEqual("fmt ".utf8), place + 20 <= bytes.count { rate = number(at: place + 16) }
            if bytes[place..<place + 4].elementsEqual("data".utf8) { return rate > 0 ? Double(min(size, data.count)) / Double(rate) : 0 }
            place += 8 + size + size % 2
        }
        return 0
    }
}
