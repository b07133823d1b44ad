package import LaminaPrimitives

/// The destination of finished frames: a window, a picture file or a film.
///
/// A file appears under its name only when it is complete. An output that throws has already removed its
/// incomplete files and accepts no further frames.
package protocol Output: AnyObject, Sendable {
    /// The format of the frames that `present` accepts.
    var format: FrameFormat { get }

    /// Shows or stores one bitmap; may return before the bitmap is stored.
    ///
    /// - Parameters:
    ///   - changes: The rectangles in which it differs from the bitmap that was presented before; they may overlap. All of the first one is new.
    ///   - time: The time on the film's clock, in seconds.
    ///   - frame: The index of the frame; indices are consecutive.
    /// - Precondition: The bitmap has the format's size.
    func present(_ bitmap: Bitmap, changes: [PixelRect], at time: Double, frame: Int) throws(OutputError)

    /// Waits until every frame is stored, then makes the complete result visible under its name.
    func finish() throws(OutputError)

    /// Ends without a result and removes incomplete files; has no effect after `finish` or a failure.
    func cancel()
}
