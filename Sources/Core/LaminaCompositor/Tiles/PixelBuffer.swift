import LaminaPrimitives
import LaminaRaster

/// Memory for the pixels of one scratch picture.
///
/// It grows and never shrinks.
@safe
final class PixelBuffer {
    private var base: UnsafeMutablePointer<Pixel>
    private var capacity: Int

    init() {
        capacity = 1
        unsafe base = .allocate(capacity: 1)
    }

    deinit {
        // Pixels are trivial values, so they need no deinitialisation.
        unsafe base.deallocate()
    }

    /// Returns a clear canvas over this memory.
    ///
    /// It is valid until the next call, and the buffer must outlive it.
    func clearCanvas(_ bounds: PixelRect) -> Canvas {
        if bounds.area > capacity {
            unsafe base.deallocate()
            capacity = bounds.area
            unsafe base = .allocate(capacity: capacity)
        }
        // The lines above ensure that the area is within the capacity.
        unsafe base.initialize(repeating: 0, count: bounds.area)
        return unsafe Canvas(bounds: bounds, stride: bounds.width, base: base)
    }
}
