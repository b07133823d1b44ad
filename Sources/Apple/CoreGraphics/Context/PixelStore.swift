import LaminaPrimitives
import LaminaRaster

/// The storage of a context's pixels.
enum PixelStore {
    /// A bitmap that the context owns and may move.
    case bitmap(Bitmap)
    /// Memory at a fixed address, which code outside the context may store.
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
            // The bitmap is taken out of the store while it is drawn on: with two owners, copy-on-write would copy all pixels.
            self = .bitmap(Bitmap(width: 0, height: 0))
            bitmap.withCanvas { body($0.cropped(to: region)) }
            self = .bitmap(bitmap)
        }
    }
}
