import Glibc
import LaminaImages
package import LaminaPrimitives
package import LaminaRun
import LaminaProcess
import Synchronization

/// An output that writes one frame as a PNG file.
package final class PictureOutput: Output {
    package let format: FrameFormat
    private let name: String
    private let descriptor: Int32
    private let target: OneShotTarget

    init(format: FrameFormat, target: StreamTarget) {
        self.format = format
        name = target.name
        descriptor = target.descriptor
        self.target = OneShotTarget(target)
    }

    deinit { cancel() }

    package func present(_ bitmap: Bitmap, changes: [PixelRect], at time: Double, frame: Int) throws(OutputError) {
        precondition(bitmap.width == format.width && bitmap.height == format.height, "the frame's size differs from the picture's")
        do throws(ImageFileError) {
            let bytes = try PNG.encode(bitmap, isOpaque: !format.hasAlpha, name: name)
            if let code = WriteSignals.blocked({ File.writeAll(bytes, to: descriptor) }) { throw ImageFileError.inaccessible(name: name, code: code) }
        } catch {
            cancel()
            throw OutputError(error, path: name)
        }
    }

    package func finish() throws(OutputError) { try target.commit() }

    package func cancel() { target.discard() }
}

extension OutputError {
    /// Converts an error of the PNG encoder to an error of the output.
    init(_ error: ImageFileError, path: String) {
        switch error {
        case .inaccessible(_, let code): self = .cannotWrite(path: path, code: code)
        case .unacceptableSize(_, let width, let height): self = .unacceptableSize(path: path, width: width, height: height)
        // For a bitmap of acceptable size, libpng fails only when memory runs out.
        case .damaged, .tooShort, .tooManyFrames, .unknownFormat, .incompleteHeader: self = .cannotWrite(path: path, code: ENOMEM)
        }
    }
}
