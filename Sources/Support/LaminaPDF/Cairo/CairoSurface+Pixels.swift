import CCairoPDF
import LaminaPrimitives
import LaminaRaster

extension CairoSurface {
    /// The greatest width and height of pixels.
    private static let longestSide = 32_767

    /// Creates a surface of clear pixels; nil without memory or for an impossible size.
    convenience init?(_ cairo: Cairo, width: Int, height: Int, isOpaque: Bool = false) {
        self.init(cairo, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: width, height: height)
    }

    private convenience init?(_ cairo: Cairo, _ format: cairo_format_t, width: Int, height: Int) {
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else { return nil }
        unsafe self.init(cairo, cairo.functions.cairo_image_surface_create(format, Int32(width), Int32(height)))
        guard status == CAIRO_STATUS_SUCCESS else { return nil }
    }

    /// Creates a surface with a picture's pixels, whose format is Cairo's.
    convenience init?(_ cairo: Cairo, _ picture: Picture) {
        self.init(cairo, width: picture.width, height: picture.height, isOpaque: picture.isOpaque)
        unsafe withRows(width: picture.width, height: picture.height) { y, row in
            for x in row.indices { unsafe row[x] = picture.bitmap.pixels[y * picture.width + x] }
        }
        unsafe cairo.functions.cairo_surface_mark_dirty(pointer)
    }

    /// Creates a surface with a mask's values, one byte for each.
    convenience init?(_ cairo: Cairo, _ mask: Mask) {
        let (width, height) = (mask.bounds.width, mask.bounds.height)
        self.init(cairo, CAIRO_FORMAT_A8, width: width, height: height)
        guard let base = unsafe cairo.functions.cairo_image_surface_get_data(pointer) else { return nil }
        let stride = unsafe Int(cairo.functions.cairo_image_surface_get_stride(pointer))
        for y in 0..<height {
            // Each row of the surface has at least `width` bytes.
            let row = unsafe UnsafeMutableBufferPointer(start: base + y * stride, count: width)
            for x in 0..<width { unsafe row[x] = mask.alphas[y * width + x] }
        }
        unsafe cairo.functions.cairo_surface_mark_dirty(pointer)
    }

    /// Copies the pixels, whose number the caller knows from their creation.
    func bitmap(width: Int, height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        unsafe cairo.functions.cairo_surface_flush(pointer)
        unsafe withRows(width: width, height: height) { y, row in
            for x in row.indices { bitmap.pixels[y * width + x] = unsafe row[x] }
        }
        return bitmap
    }

    private func withRows(width: Int, height: Int, _ body: (Int, UnsafeMutableBufferPointer<Pixel>) -> Void) {
        guard let base = unsafe cairo.functions.cairo_image_surface_get_data(pointer) else { return }
        let stride = unsafe Int(cairo.functions.cairo_image_surface_get_stride(pointer))
        for y in 0..<height {
            // Cairo aligns the rows of these formats to four bytes.
            unsafe (base + y * stride).withMemoryRebound(to: Pixel.self, capacity: width) {
                unsafe body(y, UnsafeMutableBufferPointer(start: $0, count: width))
            }
        }
    }
}
