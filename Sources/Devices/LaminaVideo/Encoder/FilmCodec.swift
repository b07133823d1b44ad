package import LaminaRun

/// The codecs for which ffmpeg is used.
package enum FilmCodec: Sendable, Hashable, CaseIterable {
    case h264
    case vp9
    /// ProRes 4444, a codec for editing, with alpha.
    case proRes
    case gif
    case apng

    /// Chooses the codec for a request; nil for formats that Lamina writes itself.
    package init?(_ request: RunRequest) {
        let codecs = FormatTraits.of(request.format).codecs
        guard let codec = request.background.isOpaque ? codecs.first : codecs.last else { return nil }
        self = codec
    }

    /// The encoder's name in ffmpeg.
    package var encoderName: String {
        switch self {
        case .h264: "libx264"
        case .vp9: "libvpx-vp9"
        case .proRes: "prores_ks"
        case .gif: "gif"
        case .apng: "apng"
        }
    }
}
