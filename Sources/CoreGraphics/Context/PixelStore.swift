import LaminaPrimitives
import LaminaRaster

/// The pixels of a context.
enum PixelStore {
    /// Ours, movable.
    case bitmap(Bitmap)
    /// At an address that someone else knows.
    case memory(PixelMemory)

    /// All pixels in the form of `Bitmap`.
    var bitmap: Bitmap {
        switch self {
        case .bitmap(let bitmap): bitmap
        case .memory(let memory): memory.read(memory.bounds)
        }
    }

    /// Lends the pixels of `region` as a canvas.
    mutating func withCanvas(_ region: PixelRect, _ body: (Canvas) -> Void) {
        switch self {
        case .memory(let memory): memory.withCanvas(region, body)
        case .bitmap(var bitmap):
            // Taken out for the time, so that writing finds one owner and copies nothing.
            self = .bitmap(Bitmap(width: 0, height: 0))
            bitmap.withCanvas { body($0.cropped(to: region)) }
            self = .bitmap(bitmap)
        }
    }
}
