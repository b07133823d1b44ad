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

    /// True when films of the codec have a sound track.
    package var holdsSound: Bool { !soundArguments.isEmpty }

    /// The arguments of ffmpeg that encode the sound track of a film of this codec; empty for animations without sound.
    var soundArguments: [String] {
        switch self {
        case .h264: ["-c:a", "aac", "-b:a", "192k"]
        case .vp9: ["-c:a", "libopus", "-b:a", "160k"]
        // Programs for editing expect plain samples.
        case .proRes: ["-c:a", "pcm_s16le"]
        case .gif, .apng: []
        }
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
