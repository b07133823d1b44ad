import LaminaPrimitives

/// A ring of bitmaps, so that an output can still read the last ones while the next one is drawn.
///
/// With a single bitmap, copy on write would copy all of it for every frame, because the output still holds a reference to it.
struct BitmapRing {
    private var bitmaps: [Bitmap]
    /// For each bitmap, the rectangles in which it differs from the frame that was drawn last.
    private var missing: [[PixelRect]]
    private var turn = 0

    /// Creates a ring of empty bitmaps.
    ///
    /// - Parameter count: One more than the number of bitmaps that the output holds at a time.
    init(count: Int, width: Int, height: Int) {
        bitmaps = Array(repeating: Bitmap(width: width, height: height), count: count)
        missing = Array(repeating: [PixelRect(width: width, height: height)], count: count)
    }

    /// The bitmap that was drawn last.
    var current: Bitmap { bitmaps[turn] }

    /// Draws the next bitmap of the ring.
    ///
    /// - Parameter draw: Receives the bitmap and the rectangles in which it differs from the last frame. It must draw those rectangles and all changes
    ///   since the last frame, and return the changes.
    /// - Returns: The changes.
    mutating func draw(_ draw: (inout Bitmap, [PixelRect]) -> [PixelRect]) -> [PixelRect] {
        turn = (turn + 1) % bitmaps.count
        let changes = draw(&bitmaps[turn], missing[turn])
        for other in missing.indices where other != turn { missing[other] += changes }
        missing[turn] = []
        return changes
    }
}
