package import LaminaPrimitives
package import LaminaRun

/// An output that writes frames one after the other, as raw bytes or as YUV4MPEG2.
package final class StreamOutput: Output {
    /// The kinds of stream header.
    enum Header: Sendable {
        case none
        case y4m
    }

    package let format: FrameFormat
    private let stream: FrameStream
    private let target: OneShotTarget

    init(format: FrameFormat, target: StreamTarget, header: Header) {
        self.format = format
        self.target = OneShotTarget(target)
        let form: FrameStream.Form =
            switch header {
            case .none: FrameStream.Form(layout: .bgra, format: format)
            case .y4m: FrameStream.Form(layout: .yuv420, format: format, header: Self.y4mHeader(format), mark: Array("FRAME\n".utf8))
            }
        stream = FrameStream(descriptor: target.descriptor, name: target.name, form)
    }

    deinit { cancel() }

    package func present(_ bitmap: Bitmap, changes: [PixelRect], at time: Double, frame: Int) throws(OutputError) {
        precondition(bitmap.width == format.width && bitmap.height == format.height, "the frame's size differs from the stream's")
        do { try stream.put(bitmap, changes: changes, frame: frame) } catch { throw end(because: error) }
    }

    package func finish() throws(OutputError) {
        do { try stream.finish() } catch { throw end(because: error) }
        try target.commit()
    }

    package func cancel() {
        stream.abandon()
        target.discard()
    }

    private func end(because error: OutputError) -> OutputError {
        cancel()
        return error
    }

    /// Returns the stream header of a format.
    ///
    /// - Source: The YUV4MPEG2 format of mjpegtools; the colour range is an extension of ffmpeg.
    static func y4mHeader(_ format: FrameFormat) -> [UInt8] {
        let rate = "\(format.rate.numerator):\(format.rate.denominator)"
        return Array("YUV4MPEG2 W\(format.width) H\(format.height) F\(rate) Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n".utf8)
    }
}
