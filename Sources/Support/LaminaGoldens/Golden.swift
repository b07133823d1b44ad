import Glibc
import LaminaImages
package import LaminaPrimitives

/// A stored picture, a PNG file, or a stored film, an animated PNG file, with which a test compares what it draws.
///
/// The file contains the hashes of its frames. Other programs may write it anew, for example to make it smaller, or change it: then the hashes are
/// missing or their seal is broken, and its pixels are decoded and hashed.
package struct Golden: Sendable {
    package let path: String
    /// The size and the hashes of its frames.
    package let hashes: FrameHashes
    private let file: ImageFile
    /// False for a file that another program has written or changed.
    private let hasStoredHashes: Bool

    /// Reads a golden.
    ///
    /// - Returns: Nil when there is no file.
    /// - Throws: `GoldenError` for a file that is no whole PNG.
    package init?(path: String) throws(GoldenError) {
        do throws(ImageFileError) {
            let file = try ImageFile(path: path)
            let stored = SealedHashes(in: file.bytes)?.hashes
            (self.path, self.file, hasStoredHashes) = (path, file, stored != nil)
            if let stored { hashes = stored } else { hashes = try Self.decoded(file) }
        } catch {
            if case .inaccessible(_, ENOENT) = error { return nil }
            throw .damaged(path: path, reason: "\(error)")
        }
        guard file.format == .png, file.isComplete else { throw .damaged(path: path, reason: "it is no whole PNG file") }
    }

    /// Returns true when the golden shows a picture.
    ///
    /// - Parameter own: The hash of the picture, if it is known.
    package func shows(_ picture: Bitmap, hashed own: FrameHashes? = nil) -> Bool {
        hashes == (hasStoredHashes ? own ?? FrameHashes(of: picture) : FrameHashes(of: picture.asStored))
    }

    /// The pictures of its frames.
    package var frames: Frames { Frames(file: file) }

    /// Decodes the frames of a golden, at least cost in their order.
    package struct Frames {
        private let file: ImageFile
        private var composer: FrameComposer

        fileprivate init(file: ImageFile) { (self.file, composer) = (file, FrameComposer(file)) }

        /// Decodes a frame; nil for an index that the golden does not have.
        ///
        /// - Throws: `GoldenError.damaged`.
        package mutating func picture(_ index: Int) throws(GoldenError) -> Bitmap? {
            guard file.frames.indices.contains(index) else { return nil }
            do { return try composer.picture(ofFrame: index) } catch { throw .damaged(path: file.name, reason: "\(error)") }
        }
    }

    /// Decodes one frame; nil for an index that the golden does not have.
    ///
    /// - Throws: `GoldenError.damaged`.
    package func frame(_ index: Int) throws(GoldenError) -> Bitmap? {
        var frames = frames
        return try frames.picture(index)
    }

    /// Returns the bytes of a golden of a picture.
    package static func encode(_ picture: Bitmap) throws(GoldenError) -> [UInt8] {
        do throws(ImageFileError) {
            return adding(FrameHashes(of: picture), to: try PNG.encode(picture, isOpaque: picture.isOpaque))
        } catch {
            throw .unstorable(reason: "\(error)")
        }
    }

    /// Returns the bytes of a PNG file with hashes and their seal.
    package static func adding(_ hashes: FrameHashes, to bytes: [UInt8]) -> [UInt8] {
        SealedHashes.adding(hashes, to: bytes)
    }

    private static func decoded(_ file: ImageFile) throws(ImageFileError) -> FrameHashes {
        var composer = FrameComposer(file)
        var hashes: [String] = []
        for index in file.frames.indices { hashes.append(try composer.picture(ofFrame: index).fingerprint) }
        return FrameHashes(width: file.width, height: file.height, hashes: hashes)
    }
}

extension Bitmap {
    /// True when every pixel has full alpha.
    fileprivate var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }

    /// The pixels after they were stored in a file with straight alpha, which rounds translucent colours.
    package var asStored: Bitmap {
        guard !isOpaque else { return self }
        var result = self
        for index in result.pixels.indices { result.pixels[index] = result.pixels[index].straight.premultiplied }
        return result
    }
}

/// A golden cannot be used.
package enum GoldenError: Error, Hashable, CustomStringConvertible {
    /// The file is no picture, or only a part of one.
    case damaged(path: String, reason: String)
    /// A picture cannot be stored, for example because it has no pixel.
    case unstorable(reason: String)

    package var description: String {
        switch self {
        case .damaged(let path, let reason): "\(path) cannot be compared: \(reason)"
        case .unstorable(let reason): "the picture cannot be stored: \(reason)"
        }
    }
}
