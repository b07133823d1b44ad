import CFreeType
import LaminaPrimitives

extension FontFile {
    /// A glyph's outline in font units, y up; empty for a space, for a picture and for a number that the face lacks.
    func outline(of glyph: GlyphID) -> Path {
        // Unscaled outlines are never hinted and have whole coordinates.
        guard unsafe FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = unsafe face.pointee.glyph else {
            return Path()
        }
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
        // The collector and the outline outlive the call, which is over when it returns.
        unsafe withUnsafeMutablePointer(to: &collector) {
            _ = unsafe FT_Outline_Decompose(&slot.pointee.outline, &steps, $0)
        }
        collector.path.close()
        return collector.path
    }
}

/// Builds a path from FreeType's steps; contours there end where the next one begins.
private struct OutlineCollector {
    var path = Path()

    mutating func move(to point: Point) {
        path.close()
        path.move(to: point)
    }
}

/// The function that hands a step's end point to the collector behind an address; FreeType goes on when it answers 0.
private func collect(
    _ address: UnsafeMutableRawPointer?, _ step: @escaping (inout OutlineCollector, Point) -> Void
) -> (UnsafePointer<FT_Vector>?) -> Int32 {
    { end in
        // The address that `outline(of:)` passes in.
        guard let collector = unsafe address?.assumingMemoryBound(to: OutlineCollector.self) else { return 1 }
        unsafe step(&collector.pointee, Point(end))
        return 0
    }
}

extension Point {
    /// FreeType passes no null; a point is needed all the same.
    fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
        // Valid for the length of the call.
        let vector = unsafe vector?.pointee ?? FT_Vector()
        self.init(Double(vector.x), Double(vector.y))
    }
}
