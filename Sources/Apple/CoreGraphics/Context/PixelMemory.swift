import Foundation
import LaminaPrimitives
import LaminaRaster

/// Pixels at a fixed address: the caller's memory, or a context's own memory, whose address `CGContext.data` returns.
@safe
final class PixelMemory {
    let base: UnsafeMutableRawPointer
    let format: ImageFormat
    let codec: PixelCodec
    let bounds: PixelRect
    private let release: () -> Void

    /// - Parameters:
    ///   - base: `height` rows at a distance of `format.bytesPerRow` bytes, valid until `release` is called.
    ///   - release: Called once, when the memory is no longer needed.
    init(base: UnsafeMutableRawPointer, width: Int, height: Int, format: ImageFormat, codec: PixelCodec, release: @escaping () -> Void) {
        unsafe self.base = base
        self.format = format
        self.codec = codec
        self.release = release
        bounds = PixelRect(width: width, height: height)
    }

    deinit { release() }

    /// Allocates zeroed memory, which is freed with the object.
    static func allocate(width: Int, height: Int, format: ImageFormat, codec: PixelCodec) -> PixelMemory {
        let count = max(1, format.bytesPerRow * height)
        let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        return unsafe PixelMemory(base: base, width: width, height: height, format: format, codec: codec) { unsafe base.deallocate() }
    }

    /// Passes the pixels of `region` to `body` as a canvas.
    ///
    /// Pixels in the canvas's own format are drawn in place; other formats are converted to a scratch bitmap, drawn on and written back.
    func withCanvas(_ region: PixelRect, _ body: (Canvas) -> Void) {
        let part = bounds.intersection(region)
        guard !part.isEmpty else { return }
        if let canvas = directCanvas { return body(canvas.cropped(to: part)) }
        var scratch = read(part)
        guard case .samples = codec else {
            scratch.withCanvas(at: (part.minX, part.minY), body)
            return write(scratch, part)
        }
        let old = scratch
        scratch.withCanvas(at: (part.minX, part.minY), body)
        // Pixels that did not change keep the precision of their samples.
        write(scratch, part, unlessIn: old)
    }

    /// Converts a part of the pixels to a `Bitmap`.
    ///
    /// - Precondition: The part lies inside `bounds`.
    func read(_ part: PixelRect) -> Bitmap {
        var bitmap = Bitmap(width: part.width, height: part.height)
        for y in 0..<part.height {
            let row = unsafe Span<UInt8>(_unsafeElements: rowBytes(part.minY + y).assumingMemoryBound(to: UInt8.self))
            codec.read(row, from: 0, columns: part.minX..<part.maxX, into: &bitmap, row: y)
        }
        return bitmap
    }

    /// Writes a bitmap to a part that has the same size.
    ///
    /// - Parameter known: A bitmap of the same size; pixels that it contains too are not written.
    func write(_ bitmap: Bitmap, _ part: PixelRect, unlessIn known: Bitmap? = nil) {
        for y in 0..<part.height {
            var row = unsafe MutableSpan<UInt8>(_unsafeElements: rowBytes(part.minY + y).assumingMemoryBound(to: UInt8.self))
            for x in 0..<part.width {
                let pixel = bitmap.pixels[y * part.width + x]
                if let known, known.pixels[y * part.width + x] == pixel { continue }
                codec.write(pixel, to: &row, from: 0, column: part.minX + x)
            }
        }
    }

    /// Passes the bytes of a row to `body`.
    func withRow(_ y: Int, _ body: (inout MutableSpan<UInt8>) -> Void) {
        precondition(y >= 0 && y < bounds.maxY, "row outside the memory")
        var row = unsafe MutableSpan<UInt8>(_unsafeElements: rowBytes(y).assumingMemoryBound(to: UInt8.self))
        body(&row)
    }

    /// A copy of all bytes, with rows at a distance of `format.bytesPerRow`.
    var contents: Data {
        var data = Data(count: format.bytesPerRow * bounds.height)
        for y in 0..<bounds.height {
            let start = y * format.bytesPerRow
            unsafe data.replaceSubrange(start..<start + rowBytes(y).count, with: rowBytes(y))
        }
        return data
    }

    /// The bytes of one row's pixels.
    ///
    /// The caller of the initialiser guaranteed that these bytes exist.
    private func rowBytes(_ y: Int) -> UnsafeMutableRawBufferPointer {
        unsafe UnsafeMutableRawBufferPointer(start: base + y * format.bytesPerRow, count: (bounds.width * format.bitsPerPixel + 7) / 8)
    }

    /// The memory itself as a canvas; nil when its pixel format or alignment does not match a canvas.
    private var directCanvas: Canvas? {
        guard case .bytes(.native, _) = codec, format.bytesPerRow % 4 == 0, unsafe UInt(bitPattern: base) % 4 == 0 else { return nil }
        // The distance of rows is a whole number of pixels, and the caller of the initialiser guaranteed that the rows exist.
        return unsafe Canvas(bounds: bounds, stride: format.bytesPerRow / 4, base: base.assumingMemoryBound(to: Pixel.self))
    }
}
