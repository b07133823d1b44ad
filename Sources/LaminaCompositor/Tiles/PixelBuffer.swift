import LaminaPrimitives
import LaminaRaster

/// Memory for the pixels of one scratch picture; grows, never shrinks.
@safe
final class PixelBuffer {
    private var base: UnsafeMutablePointer<Pixel>
    private var capacity: Int

    init() {
        capacity = 1
        unsafe base = .allocate(capacity: 1)
    }

    deinit {
        // Pixels are plain numbers: nothing to end before the memory goes.
        unsafe base.deallocate()
    }

    /// A clear canvas over this memory; the buffer must live as long as it, and the next call ends it.
    func clearCanvas(_ bounds: PixelRect) -> Canvas {
        if bounds.area > capacity {
            unsafe base.deallocate()
            capacity = bounds.area
            unsafe base = .allocate(capacity: capacity)
        }
        // The area is within the capacity, by the lines above.
        unsafe base.initialize(repeating: 0, count: bounds.area)
        return unsafe Canvas(bounds: bounds, stride: bounds.width, base: base)
    }
}
