/// The time that an encoder spends on a smaller file, named as x264's presets.
package enum EncodingPreset: String, Sendable, CaseIterable {
    case ultrafast
    case superfast
    case veryfast
    case faster
    case fast
    case medium
    case slow
    case slower
    case veryslow

    /// The default preset.
    ///
    /// It takes a third of the time of x264's own default, `medium`, and at low rate factors its files are hardly larger.
    package static let usual = EncodingPreset.veryfast

    /// The options of libvpx with about the same effort.
    var vp9Arguments: [String] {
        let (deadline, speed) =
            switch self {
            case .ultrafast: ("realtime", 8)
            case .superfast: ("realtime", 6)
            case .veryfast: ("good", 5)
            case .faster: ("good", 4)
            case .fast: ("good", 3)
            case .medium: ("good", 2)
            case .slow: ("good", 1)
            case .slower, .veryslow: ("good", 0)
            }
        return ["-deadline", deadline, "-cpu-used", "\(speed)", "-row-mt", "1"]
    }
}

/// The settings with which an encoder balances size, quality and time.
package struct EncodingQuality: Sendable, Hashable {
    package var preset = EncodingPreset.usual
    /// The constant rate factor; lower is better, and 0 makes H.264 lossless.
    package var constantRateFactor: Int
    /// The number of x264's threads.
    ///
    /// By default x264 starts 1.5 threads per core, and the number of threads changes the file. It is fixed, so that a film is the same on every
    /// machine. The other encoders write the same file for every number of threads.
    var threads = 8

    /// Returns the rate factors that a codec allows, and its default; nil for a codec without quality settings.
    static func rateFactors(of codec: FilmCodec) -> (allowed: ClosedRange<Int>, usual: Int)? {
        switch codec {
        case .h264: (0...51, 18)
        case .vp9: (0...63, 24)
        case .proRes, .gif, .apng: nil
        }
    }
}
