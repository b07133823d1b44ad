import LaminaRun

/// The values that determine how a film is encoded.
struct FilmDescription: Sendable, Hashable {
    let codec: FilmCodec
    /// The container's name in ffmpeg.
    let container: String
    let frame: FrameFormat
    let frameCount: Int
    let quality: EncodingQuality

    /// The pixel layout in which frames are sent to the encoder.
    ///
    /// Lamina converts to 4:2:0 itself, because that is faster; for codecs that keep RGB or alpha, the encoder converts.
    var layout: FrameLayout {
        switch codec {
        case .h264: .yuv420
        case .vp9: frame.hasAlpha ? .bgra : .yuv420
        case .proRes, .gif, .apng: .bgra
        }
    }

    /// Returns the arguments with which ffmpeg reads frames from its standard input and writes the film to a path.
    func arguments(path: String) -> [String] {
        let general = ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"]
        return general + inputArguments + codecArguments + colorArguments + ["-an", "-fflags", "+bitexact", "-f", container, path]
    }

    private var inputArguments: [String] {
        let range = layout == .yuv420 ? ["-color_range", "tv"] : []
        let size = "\(frame.width)x\(frame.height)"
        return ["-f", "rawvideo", "-pixel_format", layout.pixelFormat, "-video_size", size, "-framerate", "\(frame.rate)"] + range + ["-i", "pipe:0"]
    }

    private var codecArguments: [String] {
        switch codec {
        case .h264:
            ["-c:v", codec.encoderName, "-preset", quality.preset.rawValue, "-crf", "\(quality.constantRateFactor)"]
                + ["-threads", "\(quality.threads)"] + Self.sameOnAllProcessors + ["-pix_fmt", "yuv420p", "-movflags", "+faststart"]
        case .vp9:
            // A bit rate of 0 selects constant quality for libvpx; its alternate reference frames do not work with alpha.
            ["-c:v", codec.encoderName, "-b:v", "0", "-crf", "\(quality.constantRateFactor)"] + quality.preset.vp9Arguments
                + (frame.hasAlpha ? ["-vf", Self.toBT709 + "yuva420p", "-auto-alt-ref", "0"] : ["-pix_fmt", "yuv420p"])
        case .proRes:
            ["-c:v", codec.encoderName, "-profile:v", "4444", "-alpha_bits", "16", "-vendor", "apl0"]
                + ["-vf", Self.toBT709 + "yuva444p10le", "-movflags", "+faststart"]
        case .gif: ["-c:v", codec.encoderName, "-filter_complex", paletteFilter, "-loop", "0"]
        case .apng:
            ["-c:v", codec.encoderName, "-pix_fmt", frame.hasAlpha ? "rgba" : "rgb24", "-plays", "0"]
                + ["-final_delay", "\(frame.rate.denominator)/\(frame.rate.numerator)"]
        }
    }

    /// The x264 setting that gives no processor algorithms of its own, so that the film is the same on every machine.
    private static let sameOnAllProcessors = ["-x264-params", "cpu-independent=1"]

    private static let toBT709 = "scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int+bitexact,format="

    /// The colour space, stated because players otherwise guess it from the frame size.
    private var colorArguments: [String] {
        switch codec {
        case .gif, .apng: []
        case .h264, .vp9, .proRes:
            ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"]
                + (layout == .yuv420 ? ["-chroma_sample_location", "center"] : [])
        }
    }

    /// The filter that reduces colours to a palette: one palette for the whole film.
    ///
    /// ffmpeg holds every frame in memory until it knows that palette, so a long film gets a palette per frame instead.
    private var paletteFilter: String {
        let bytes = frame.width * frame.height * 4 * frameCount
        let isHeld = bytes <= Self.mostHeldBytes
        let make = "palettegen=reserve_transparent=\(frame.hasAlpha ? 1 : 0)" + (isHeld ? "" : ":stats_mode=single")
        let use = "paletteuse=alpha_threshold=128" + (isHeld ? "" : ":new=1")
        return "[0:v]split[seen][drawn];[seen]\(make)[palette];[drawn][palette]\(use)"
    }

    private static let mostHeldBytes = 1 << 30
}
