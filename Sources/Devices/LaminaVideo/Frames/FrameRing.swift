import LaminaPrimitives

/// The frames of a stream as bytes; only their changed parts are converted.
///
/// A ring, because earlier frames are still being written while the next one is converted. Each of its frames knows in which cells it is out of date:
/// those that changed since it was converted last. A film in which little moves costs little then: converting all 1,920 × 1,080 pixels reads 8 MB and
/// writes 3 MB for each frame.
struct FrameRing {
    private let layout: FrameLayout
    private let isOpaque: Bool
    private var frames: [[UInt8]]
    /// For each frame, the cells in which it differs from the picture that came last.
    private var outdated: [ChangedCells]
    private let unchanged: ChangedCells
    private var turn = 0

    /// Creates a ring whose frames are all out of date.
    ///
    /// - Parameter count: One more than the number of frames that are in use while the next one is converted.
    init(count: Int, layout: FrameLayout, width: Int, height: Int, isOpaque: Bool) {
        (self.layout, self.isOpaque) = (layout, isOpaque)
        frames = Array(repeating: Array(repeating: 0, count: layout.byteCount(width: width, height: height)), count: count)
        unchanged = ChangedCells(width: width, height: height)
        var whole = unchanged
        whole.add(PixelRect(width: width, height: height))
        outdated = Array(repeating: whole, count: count)
    }

    /// Returns the bytes of the next frame.
    ///
    /// - Parameter changes: The rectangles in which it differs from the frame before; they may overlap.
    /// - Precondition: The bitmap has the ring's size.
    mutating func frame(of bitmap: Bitmap, changes: [PixelRect]) -> [UInt8] {
        var changed = unchanged
        for rect in changes { changed.add(rect) }
        for frame in outdated.indices { outdated[frame].formUnion(changed) }
        turn = (turn + 1) % frames.count
        layout.write(bitmap, outdated[turn], isOpaque: isOpaque, into: &frames[turn])
        outdated[turn] = unchanged
        return frames[turn]
    }
}
