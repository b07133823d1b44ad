package import LaminaPrimitives

/// Where finished frames go: a window, a picture, a film.
///
/// What is stored becomes visible under its name only when it is complete. An output that throws has already removed what it had begun;
/// it takes no further frames.
package protocol Output: AnyObject, Sendable {
    /// The frames that `present` takes.
    var format: FrameFormat { get }

    /// Shows or stores one bitmap; may return before it is stored.
    ///
    /// - Parameters:
    ///   - time: Seconds on the film's clock.
    ///   - frame: The frame's number; numbers follow each other without a gap.
    /// - Precondition: The bitmap has the format's size.
    func present(_ bitmap: Bitmap, at time: Double, frame: Int) throws(OutputError)

    /// Waits until every frame is stored, then makes the whole visible under its name.
    func finish() throws(OutputError)

    /// Ends without a result and removes what had been begun; without effect after the end.
    func cancel()
}
