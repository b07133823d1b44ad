import CFreeType
import LaminaPrimitives

extension FontFile {
    /// Returns a glyph's outline in font units, with y pointing up; empty for a space, a bitmap glyph or an index that the face lacks.
    func outline(of glyph: GlyphID) -> Path {
        // Without scaling, outlines are never hinted, and their coordinates are whole font units.
        guard unsafe FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = unsafe face.pointee.glyph else {
            return Path()
        }
        // FreeType passes each callback its points first and the collector's address last. `collect` binds the address and returns a closure that
        // takes the end point.
        var collector = OutlineCollector()
        var steps = unsafe FT_Outline_Funcs(
            move_to: { unsafe collect($1) { $0.move(to: $1) }($0) },
            line_to: { unsafe collect($1) { $0.path.addLine(to: $1) }($0) },
            conic_to: { control, end, collector in
                let control = unsafe Point(control)
                return unsafe collect(collector) { $0.path.addQuad(to: $1, control: control) }(end)
            },
            cubic_to: { control1, control2, end, collector in
                let controls = unsafe (Point(control1), Point(control2))
                return unsafe collect(collector) { $0.path.addCubic(to: $1, control1: controls.0, control2: controls.1) }(end)
            },
            shift: 0, delta: 0)
        // `FT_Outline_Decompose` calls the functions only before it returns; the collector and the outline outlive the call.
        unsafe withUnsafeMutablePointer(to: &collector) {
            _ = unsafe FT_Outline_Decompose(&slot.pointee.outline, &steps, $0)
        }
        collector.path.close()
        return collector.path
    }
}

/// Builds a path from FreeType's callbacks.
///
/// FreeType does not report the end of a contour, so each contour is closed when the next begins. `outline(of:)` closes the last.
private struct OutlineCollector {
    var path = Path()

    mutating func move(to point: Point) {
        path.close()
        path.move(to: point)
    }
}

/// Returns a callback that passes its end point to the collector behind an address; a result of 0 tells FreeType to continue.
private func collect(
    _ address: UnsafeMutableRawPointer?, _ step: @escaping (inout OutlineCollector, Point) -> Void
) -> (UnsafePointer<FT_Vector>?) -> Int32 {
    { end in
        // The address is the one that `outline(of:)` passes in.
        guard let collector = unsafe address?.assumingMemoryBound(to: OutlineCollector.self) else { return 1 }
        unsafe step(&collector.pointee, Point(end))
        return 0
    }
}

extension Point {
    /// Converts a FreeType vector; (0, 0) for null, which FreeType never passes.
    fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
        // The vector is valid during the callback.
        let vector = unsafe vector?.pointee ?? FT_Vector()
        self.init(Double(vector.x), Double(vector.y))
    }
}
