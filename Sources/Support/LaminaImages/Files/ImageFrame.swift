package import LaminaPrimitives

/// One image of a file, with its place on the canvas and its time.
package struct ImageFrame: Sendable, Hashable {
    /// The change of the canvas after a frame was shown.
    package enum Disposal: Sendable, Hashable {
        /// The next frame is drawn over this one.
        case keep
        /// The frame's rectangle becomes transparent.
        case clear
        /// The frame's rectangle is restored to the pixels from before the frame.
        case restore
    }

    /// The frame's bytes in its file.
    enum Source: Sendable, Hashable {
        /// The payloads of the chunks with compressed pixels; nil for a file's own image.
        case png([Range<Int>]?)
        case jpeg
        case gif(GIFImagePart)
        case webP(Range<Int>)
    }

    /// The rectangle on the canvas that the frame's pixels fill; it may reach beyond the canvas.
    package var area: PixelRect
    /// The time for which the frame is shown, in seconds, as the file stores it; 0 for a still image.
    package var duration = 0.0
    package var disposal = Disposal.keep
    /// True when the pixels are drawn over the canvas; false when they replace it.
    package var isBlended = false
    let source: Source
}
