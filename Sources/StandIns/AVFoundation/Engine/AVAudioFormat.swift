public import Foundation

/// The number of samples of one channel.
public typealias AVAudioFrameCount = UInt32
/// The index of a sample in a file or on a clock.
public typealias AVAudioFramePosition = Int64
/// The number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of packets.
public typealias AVAudioPacketCount = UInt32
/// The index of an input or output of a node.
public typealias AVAudioNodeBus = Int

/// The format of samples.
open class AVAudioFormat: NSObject {
    /// The samples of one channel per second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// The kind of the samples.
    public let commonFormat: AVAudioCommonFormat
    /// True when the samples of all channels lie in turn.
    public let isInterleaved: Bool

    /// Creates the usual format: floats, each channel by itself; nil without a rate or a channel.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
    /// Creates a format; nil without a rate or a channel, and for more than 64 channels.
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
        guard (1...1e6).contains(sampleRate), (1...64).contains(channels) else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
        super.init()
    }
    /// Creates the usual format of two channels.
    init(rate: Double) {
        (commonFormat, sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, rate, 2, false)
        super.init()
    }
    /// Creates the format that keys such as `AVSampleRateKey` name.
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? { (settings[key] as? NSNumber)?.doubleValue ?? (settings[key] as? Int).map(Double.init) }
        let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? true
        let kind: AVAudioCommonFormat = isFloat ? .pcmFormatFloat32 : number(AVLinearPCMBitDepthKey) == 32 ? .pcmFormatInt32 : .pcmFormatInt16
        let channels = number(AVNumberOfChannelsKey).flatMap { $0.isNaN ? nil : AVAudioChannelCount(min(max($0, 0), 1000)) } ?? 0
        self.init(commonFormat: kind, sampleRate: number(AVSampleRateKey) ?? 0, channels: channels, interleaved: false)
    }

    /// True for the usual format.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// The format by keys.
    open var settings: [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
            AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
        ]
    }

    /// The bytes of one sample.
    var bytesPerSample: Int {
        switch commonFormat {
        case .pcmFormatInt16: 2
        case .pcmFormatFloat64: 8
        default: 4
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return sampleRate == other.sampleRate && channelCount == other.channelCount && commonFormat == other.commonFormat
            && isInterleaved == other.isInterleaved
    }
    open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}

/// A moment of a clock of samples, of the system's clock, or of both.
open class AVAudioTime: NSObject {
    /// The time of the system's clock, in nanoseconds.
    public let hostTime: UInt64
    /// The index of the sample.
    public let sampleTime: AVAudioFramePosition
    /// The samples per second.
    public let sampleRate: Double
    /// True when `hostTime` is meant.
    public let isHostTimeValid: Bool
    /// True when `sampleTime` is meant.
    public let isSampleTimeValid: Bool

    /// Creates the moment of a sample.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, isHostTimeValid) = (0, false)
        (self.sampleTime, self.sampleRate, isSampleTimeValid) = (sampleTime, sampleRate, sampleRate > 0)
        super.init()
    }
    /// Creates a moment of the system's clock.
    public init(hostTime: UInt64) {
        (self.hostTime, isHostTimeValid) = (hostTime, true)
        (sampleTime, sampleRate, isSampleTimeValid) = (0, 0, false)
        super.init()
    }
    /// Creates the moment of a sample, with its time of the system's clock.
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, isHostTimeValid) = (hostTime, true)
        (self.sampleTime, self.sampleRate, isSampleTimeValid) = (sampleTime, sampleRate, sampleRate > 0)
        super.init()
    }

    /// Converts seconds to the unit of the system's clock.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(min(max(seconds.isNaN ? 0 : seconds, 0), 1e10) * 1e9) }
    /// Converts a time of the system's clock to seconds.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }

    /// The seconds of the sample's index; nil without one.
    var sampleSeconds: Double? { isSampleTimeValid ? Double(sampleTime) / sampleRate : nil }
}
