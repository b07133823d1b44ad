import LaminaPrimitives
import LaminaScene

/// Bitmaps that are drawn in turn, so that an output can read the last ones while the next is drawn.
///
/// Handing over one bitmap and drawing on it again would copy all of it for each frame.
struct BitmapRing {
    private var bitmaps: [Bitmap]
    /// For each bitmap, what it does not show yet of the frame that was drawn last.
    private var missing: [[PixelRect]]
    private var turn = 0

    /// - Parameter count: One more than an output keeps.
    init(count: Int, width: Int, height: Int) {
        bitmaps = Array(repeating: Bitmap(width: width, height: height), count: count)
        missing = Array(repeating: [PixelRect(width: width, height: height)], count: count)
    }

    /// The bitmap that was drawn last.
    var current: Bitmap { bitmaps[turn] }

    /// Draws the next bitmap.
    ///
    /// - Parameter draw: Gets the bitmap and what it misses of the last frame; draws that and what is new, and reports what is new.
    /// - Returns: Whether something is new.
    mutating func draw(_ draw: (inout Bitmap, [PixelRect], (_ changes: [PixelRect]) -> Void) -> Void) -> Bool {
        turn = (turn + 1) % bitmaps.count
        var hasChanged = false
        draw(&bitmaps[turn], missing[turn]) { changes in
            hasChanged = !changes.isEmpty
            for other in missing.indices where other != turn { missing[other].append(contentsOf: changes) }
        }
        missing[turn].removeAll(keepingCapacity: true)
        return hasChanged
    }
}
