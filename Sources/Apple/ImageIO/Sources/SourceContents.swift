import LaminaImages
import LaminaPrimitives

/// The bytes of an image source, with the file's structure and the images decoded from it.
struct SourceContents: Sendable {
    private(set) var file: ImageFile?
    private(set) var format: ImageFileFormat?
    /// True when no more bytes will come.
    private(set) var isFinal: Bool
    private var error: ImageFileError?
    /// The canvas of the frame that was asked for last, so that an animation's frames take one step each.
    private var composer: FrameComposer?
    private var mayBecomeKnown = true

    init(_ bytes: [UInt8], isFinal: Bool) {
        self.isFinal = isFinal
        update(bytes, isFinal: isFinal)
    }

    /// Replaces all bytes.
    mutating func update(_ bytes: [UInt8], isFinal: Bool) {
        self.isFinal = isFinal
        format = ImageFileFormat(of: bytes)
        mayBecomeKnown = ImageFileFormat.isPossible(bytes)
        composer = nil
        do throws(ImageFileError) {
            file = try ImageFile(bytes: bytes, name: "data")
            error = nil
        } catch {
            file = nil
            self.error = error
        }
    }

    var status: CGImageSourceStatus {
        if let file {
            if file.isComplete { return .statusComplete }
            return isFinal ? .statusUnexpectedEOF : .statusIncomplete
        }
        switch error {
        case .unknownFormat: return mayBecomeKnown && !isFinal ? .statusReadingHeader : .statusUnknownType
        case .incompleteHeader: return isFinal ? .statusUnexpectedEOF : .statusReadingHeader
        default: return .statusInvalidData
        }
    }

    /// Decodes the picture of one frame, on the whole canvas.
    ///
    /// - Returns: Nil for an index without a frame.
    mutating func picture(at index: Int) throws(ImageFileError) -> (bitmap: Bitmap, file: ImageFile)? {
        guard let file, file.frames.indices.contains(index) else { return nil }
        var composer = composer ?? FrameComposer(file)
        // The canvas has one owner while it changes, so that it is not copied.
        self.composer = nil
        let bitmap = try composer.picture(ofFrame: index)
        self.composer = composer
        return (bitmap, file)
    }

    /// Releases the decoded pixels; they are decoded again when they are needed.
    mutating func forget() { composer = nil }
}
