/// How much time an encoder may take for a smaller file, by the names that x264 gave them.
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

    /// Chosen where nobody says: a third of the time of x264's own `medium`, and at a low rate factor hardly larger files.
    package static let usual = EncodingPreset.veryfast

    /// libvpx's options of about the same effort.
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

/// How an encoder trades size for quality and time.
package struct EncodingQuality: Sendable, Hashable {
    package var preset = EncodingPreset.usual
    /// Lower is better; 0 is lossless.
    package var constantRateFactor: Int

    /// The encoder that a film of this kind goes through has settings for quality, with these rate factors and this default.
    static func rateFactors(of codec: FilmCodec) -> (allowed: ClosedRange<Int>, usual: Int)? {
        switch codec {
        case .h264: (0...51, 18)
        case .vp9: (0...63, 24)
        case .proRes, .gif, .apng: nil
        }
    }
}
