package import LaminaServer

/// What one output format can and needs: one row of `FormatTraits.table`.
package struct FormatTraits: Sendable {
    package let format: OutputFormat
    /// Without the dot, the first one is the usual one.
    package let extensions: [String]
    /// What it is called in tables.
    package let title: String
    var holdsAlpha = true
    var holdsFilms = true
    /// 4:2:0 halves both sides of the chroma planes.
    var needsEvenSides = false
    /// Longest side in pixels.
    var largestSide = 32_768
    /// Most pixels of a frame that players decode; nil for as many as there may be.
    ///
    /// - Source: The highest levels of H.264 (6.2, table A-1: 139,264 macroblocks) and VP9 (6.2, Annex A) end at the same number.
    var mostPixels: Int?
    /// Frames per second that viewers still tell apart.
    var mostFramesPerSecond: Int?
    /// What ffmpeg makes of opaque frames and, last, of translucent ones; empty where Lamina writes the format itself.
    package var codecs: [FilmCodec] = []
    /// Can be written to standard output.
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
        // Delays count hundredths of a second, and viewers take a delay of one for ten.
        FormatTraits(format: .gif, extensions: ["gif"], title: "GIF", mostFramesPerSecond: 50, codecs: [.gif]),
        FormatTraits(format: .apng, extensions: ["apng"], title: "animated PNG", codecs: [.apng]),
        FormatTraits(
            format: .y4m, extensions: ["y4m"], title: "YUV4MPEG2 frames", holdsAlpha: false, needsEvenSides: true, isStream: true),
        FormatTraits(format: .bgra, extensions: ["bgra", "raw"], title: "raw BGRA frames, straight alpha", isStream: true),
    ]

    /// The row of a format.
    package static func of(_ format: OutputFormat) -> FormatTraits {
        // Every case has its row (a test), so the first is never taken in place of another.
        table.first { $0.format == format } ?? table[0]
    }

    /// What is recommended when nobody says how many frames a second there are.
    package var usualRate: FrameRate { FrameRate(min(60, mostFramesPerSecond ?? 60)) }
}
