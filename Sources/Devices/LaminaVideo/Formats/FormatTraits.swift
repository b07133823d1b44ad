package import LaminaRun

/// The abilities and limits of one output format, a row of `FormatTraits.table`.
package struct FormatTraits: Sendable {
    package let format: OutputFormat
    /// The file name extensions without the dot, the preferred one first.
    package let extensions: [String]
    /// The format's name in tables.
    package let title: String
    var holdsAlpha = true
    package var holdsFilms = true
    /// True for formats in 4:2:0, whose chroma planes have half the width and half the height.
    var needsEvenSides = false
    /// The longest side of a frame, in pixels.
    var largestSide = 32_768
    /// The most pixels of a frame that players decode; nil when there is no limit.
    ///
    /// - Source: The highest levels of H.264 (6.2, table A-1: 139,264 macroblocks) and VP9 (6.2, Annex A) have the same limit.
    var mostPixels: Int?
    /// The highest frame rate that viewers support, in frames per second; nil when there is no limit.
    var mostFramesPerSecond: Int?
    /// The codec for opaque frames, first, and for translucent ones, last; empty when Lamina writes the format itself.
    package var codecs: [FilmCodec] = []
    /// True when the format can be written to standard output.
    var isStream = false

    package static let table: [FormatTraits] = [
        FormatTraits(format: .png, extensions: ["png"], title: "PNG picture", holdsFilms: false, isStream: true),
        FormatTraits(format: .pngSequence, extensions: [], title: "numbered PNG pictures"),
        FormatTraits(
            format: .mp4, extensions: ["mp4", "m4v"], title: "MP4 film (H.264)", holdsAlpha: false, needsEvenSides: true, largestSide: 16_384,
            mostPixels: 139_264 * 256, codecs: [.h264]),
        FormatTraits(
            format: .webm, extensions: ["webm"], title: "WebM film (VP9)", needsEvenSides: true, largestSide: 16_384, mostPixels: 139_264 * 256,
            codecs: [.vp9]),
        FormatTraits(
            format: .mov, extensions: ["mov"], title: "QuickTime film (H.264; ProRes 4444 with alpha)", needsEvenSides: true,
            largestSide: 16_384, mostPixels: 139_264 * 256, codecs: [.h264, .proRes]),
        // GIF counts delays in hundredths of a second, and viewers replace a delay of one hundredth by ten.
        FormatTraits(format: .gif, extensions: ["gif"], title: "GIF", mostFramesPerSecond: 50, codecs: [.gif]),
        FormatTraits(format: .apng, extensions: ["apng"], title: "animated PNG", codecs: [.apng]),
        FormatTraits(
            format: .y4m, extensions: ["y4m"], title: "YUV4MPEG2 frames", holdsAlpha: false, needsEvenSides: true, isStream: true),
        FormatTraits(format: .bgra, extensions: ["bgra", "raw"], title: "raw BGRA frames, straight alpha", isStream: true),
    ]

    /// Returns the row of a format.
    package static func of(_ format: OutputFormat) -> FormatTraits {
        // Every format has a row, which a test checks, so the fallback is never used.
        table.first { $0.format == format } ?? table[0]
    }

    /// The default frame rate: 60 frames per second, or the highest that viewers of the format support.
    package var usualRate: FrameRate { FrameRate(min(60, mostFramesPerSecond ?? 60)) }
}
