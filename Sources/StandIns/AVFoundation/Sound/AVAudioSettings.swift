/// The key of the format, a number such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples of a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality, a raw value of `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits of a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of an uncompressed sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of the order of an uncompressed sample's bytes.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of uncompressed samples that are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The number of a format: the ASCII codes of four characters.
public typealias AudioFormatID = UInt32
/// Uncompressed samples: `lpcm`.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Advanced Audio Coding: `aac `.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's lossless coding: `alac`.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

/// The types of files with sound or pictures that move, as uniform type identifiers.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// Creates a type from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// QuickTime films.
    public static let mov = AVFileType("com.apple.quicktime-movie")
    /// MPEG-4 films.
    public static let mp4 = AVFileType("public.mpeg-4")
    /// iTunes films.
    public static let m4v = AVFileType("com.apple.m4v-video")
    /// MPEG-4 sound.
    public static let m4a = AVFileType("com.apple.m4a-audio")
    /// MPEG layer 3.
    public static let mp3 = AVFileType("public.mp3")
    /// WAVE.
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    /// AIFF.
    public static let aiff = AVFileType("public.aiff-audio")
    /// Core Audio's files.
    public static let caf = AVFileType("com.apple.coreaudio-format")
}
