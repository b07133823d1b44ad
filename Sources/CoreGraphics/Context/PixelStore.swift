import LaminaPrimitives
import LaminaRaster

/// The storage of a context's pixels.
enum PixelStore {
    /// A bitmap that the context owns and may move.
    case bitmap(Bitmap)
    /// Memory whose address another owner knows, so that it must not move.
    case memory(PixelMemory)

    /// A copy of all pixels as a `Bitmap`.
    var bitmap: Bitmap {
        switch self {
        case .bitmap(let bitmap): bitmap
        case .memory(let memory): memory.read(memory.bounds)
        }
    }

    /// Passes the pixels of `region` to `body` as a canvas.
    mutating func withCanvas(_ region: PixelRect, _ body: (Canvas) -> Void) {
        switch self {
        case .memory(let memory): memory.withCanvas(region, body)
        case .bitmap(var bitmap):
            // The bitmap leaves the store while it is drawn on, so that it has one owner and is not copied.
            self = .bitmap(Bitmap(width: 0, height: 0))
            bitmap.withCanvas { body($0.cropped(to: region)) }
            self = .bitmap(bitmap)
        }
    }
}
