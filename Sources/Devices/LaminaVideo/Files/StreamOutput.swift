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
    private let pump: FramePump
    private let target: OneShotTarget

    init(format: FrameFormat, target: StreamTarget, header: Header) throws(OutputError) {
        self.format = format
        self.target = OneShotTarget(target)
        let stream = FrameStream(
            descriptor: target.descriptor, name: target.name, layout: header == .y4m ? .yuv420 : .bgra, isOpaque: !format.hasAlpha,
            mark: header == .y4m ? Array("FRAME\n".utf8) : [])
        let first = header == .y4m ? Self.y4mHeader(format) : []
        // The header is written with the first frame on the pump's thread, where SIGPIPE is blocked, so that a closed pipe is an error and not a signal.
        let firstFrame = OnceFlag()
        pump = FramePump { (bitmap, _) throws(OutputError) in
            if firstFrame.claim() { try stream.write(first) }
            try stream.write(bitmap)
        }
    }

    deinit { cancel() }

    package func present(_ bitmap: Bitmap, at time: Double, frame: Int) throws(OutputError) {
        precondition(bitmap.width == format.width && bitmap.height == format.height, "the frame's size differs from the stream's")
        do { try pump.put(bitmap, frame: frame) } catch { throw end(because: error) }
    }

    package func finish() throws(OutputError) {
        do { try pump.finish() } catch { throw end(because: error) }
        try target.commit()
    }

    package func cancel() {
        pump.abandon()
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
