import Foundation
import LaminaPrimitives
import LaminaRaster

/// Pixels at an address that stays: the caller's, or our own that were given out.
@safe
final class PixelMemory {
    let base: UnsafeMutableRawPointer
    let format: ImageFormat
    let layout: PixelLayout
    let bounds: PixelRect
    private let release: () -> Void

    /// - Parameters:
    ///   - base: As many rows as `height` says, `format.bytesPerRow` bytes from one to the next, until `release` is called.
    ///   - release: Called once, when the memory is not needed any more.
    init(base: UnsafeMutableRawPointer, width: Int, height: Int, format: ImageFormat, layout: PixelLayout, release: @escaping () -> Void) {
        unsafe self.base = base
        self.format = format
        self.layout = layout
        self.release = release
        bounds = PixelRect(width: width, height: height)
    }

    deinit { release() }

    /// Zeroed memory of our own.
    static func allocate(width: Int, height: Int, format: ImageFormat, layout: PixelLayout) -> PixelMemory {
        let count = max(1, format.bytesPerRow * height)
        let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        return unsafe PixelMemory(base: base, width: width, height: height, format: format, layout: layout) { unsafe base.deallocate() }
    }

    /// Lends the pixels of `region` as a canvas.
    ///
    /// Pixels in the form of a canvas are drawn on where they are; others are read, drawn on and written back.
    func withCanvas(_ region: PixelRect, _ body: (Canvas) -> Void) {
        let part = bounds.intersection(region)
        guard !part.isEmpty else { return }
        if let canvas = directCanvas { return body(canvas.cropped(to: part)) }
        var scratch = read(part)
        scratch.withCanvas(at: (part.minX, part.minY), body)
        write(scratch, part)
    }

    /// The pixels of a part in the form of `Bitmap`.
    ///
    /// - Precondition: The part lies inside.
    func read(_ part: PixelRect) -> Bitmap {
        var bitmap = Bitmap(width: part.width, height: part.height)
        for y in 0..<part.height {
            let row = unsafe Span<UInt8>(_unsafeElements: rowBytes(part.minY + y).assumingMemoryBound(to: UInt8.self))
            for x in 0..<part.width {
                bitmap.pixels[y * part.width + x] = layout.pixel(row, at: (part.minX + x) * layout.bytesPerPixel)
            }
        }
        return bitmap
    }

    /// Writes pixels to a part of the same size.
    func write(_ bitmap: Bitmap, _ part: PixelRect) {
        for y in 0..<part.height {
            var row = unsafe MutableSpan<UInt8>(_unsafeElements: rowBytes(part.minY + y).assumingMemoryBound(to: UInt8.self))
            for x in 0..<part.width {
                layout.write(bitmap.pixels[y * part.width + x], to: &row, at: (part.minX + x) * layout.bytesPerPixel)
            }
        }
    }

    /// The bytes of one row's pixels; the initialiser was promised that they are there.
    private func rowBytes(_ y: Int) -> UnsafeMutableRawBufferPointer {
        unsafe UnsafeMutableRawBufferPointer(start: base + y * format.bytesPerRow, count: bounds.width * layout.bytesPerPixel)
    }

    /// The memory itself as a canvas, when its form and its alignment allow.
    private var directCanvas: Canvas? {
        guard layout == .native, format.bytesPerRow % 4 == 0, unsafe UInt(bitPattern: base) % 4 == 0 else { return nil }
        // Rows are whole numbers of pixels apart, and the initialiser was promised that they are there.
        return unsafe Canvas(bounds: bounds, stride: format.bytesPerRow / 4, base: base.assumingMemoryBound(to: Pixel.self))
    }
}
