import CCairoPDF
import LaminaPrimitives

/// A surface of Cairo, released with the object.
///
/// `@safe`: the pointer is used by Cairo's functions only, while the object lives.
@safe
final class CairoSurface {
    let cairo: Cairo
    let pointer: OpaquePointer

    /// Takes over a surface that a function of Cairo returned; nil for null.
    init?(_ cairo: Cairo, _ pointer: OpaquePointer?) {
        guard let pointer = unsafe pointer else { return nil }
        self.cairo = cairo
        unsafe self.pointer = pointer
    }

    deinit { unsafe cairo.functions.cairo_surface_destroy(pointer) }

    /// Cairo's error code of the surface; it stays after the first error.
    var status: cairo_status_t { unsafe cairo.functions.cairo_surface_status(pointer) }
}

/// A pattern of Cairo, released with the object.
///
/// `@safe`: the pointer is used by Cairo's functions only, while the object lives.
@safe
final class CairoPattern {
    private let cairo: Cairo
    let pointer: OpaquePointer

    /// Takes over a pattern that a function of Cairo returned; nil for null.
    init?(_ cairo: Cairo, _ pointer: OpaquePointer?) {
        guard let pointer = unsafe pointer else { return nil }
        self.cairo = cairo
        unsafe self.pointer = pointer
    }

    /// Creates a pattern of a surface's pixels or recorded drawing.
    convenience init?(_ surface: CairoSurface) {
        unsafe self.init(surface.cairo, surface.cairo.functions.cairo_pattern_create_for_surface(surface.pointer))
    }

    deinit { unsafe cairo.functions.cairo_pattern_destroy(pointer) }

    /// Places the pattern by the map from its own space to the canvas; false for a map without inverse and for one that Cairo cannot take.
    ///
    /// - Parameter resolution: The dots per point of parts that become pixels.
    ///
    /// Cairo accepts any map at first. When a part of the page becomes pixels, numbers of the map from pixels to the pattern that need more than 16
    /// bits, or a place of the origin that needs more than 24, end the file.
    func place(_ map: AffineTransform, resolution: Double) -> Bool {
        guard let back = map.inverse, back.isFinite else { return false }
        let steepest = [back.a, back.b, back.c, back.d].reduce(0) { max($0, abs($1)) }
        guard steepest <= 32_000 * resolution, max(abs(map.tx), abs(map.ty)) * resolution <= 8_000_000 else { return false }
        var matrix = cairo_matrix_t(back)
        // Cairo reads the matrix during the call.
        unsafe cairo.functions.cairo_pattern_set_matrix(pointer, &matrix)
        return true
    }
}

extension cairo_matrix_t {
    init(_ map: AffineTransform) { self.init(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty) }
}
