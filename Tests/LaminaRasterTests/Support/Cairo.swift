import CCairo
import LaminaPrimitives
import LaminaRaster

/// Draws the same shapes with Cairo, for comparison.
enum Cairo {
    /// Returns Cairo's coverage of a filled path, row by row.
    static func fill(_ path: Path, _ rule: FillRule, width: Int, height: Int) -> [UInt8] {
        draw(width, height) { context in
            add(path, to: context)
            unsafe cairo_set_fill_rule(context, rule == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            unsafe cairo_fill(context)
        }
    }

    /// Returns Cairo's coverage of a stroked path, row by row.
    static func stroke(_ path: Path, _ style: StrokeStyle, width: Int, height: Int) -> [UInt8] {
        draw(width, height) { context in
            add(path, to: context)
            unsafe cairo_set_line_width(context, style.width)
            unsafe cairo_set_line_cap(context, lineCap(style.cap))
            unsafe cairo_set_line_join(context, lineJoin(style.join))
            unsafe cairo_set_miter_limit(context, style.miterLimit)
            unsafe cairo_set_dash(context, style.dashes, Int32(style.dashes.count), style.dashPhase)
            unsafe cairo_stroke(context)
        }
    }

    private static func lineCap(_ cap: StrokeStyle.Cap) -> cairo_line_cap_t {
        switch cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }

    private static func lineJoin(_ join: StrokeStyle.Join) -> cairo_line_join_t {
        switch join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }

    private static func draw(_ width: Int, _ height: Int, _ body: (OpaquePointer?) -> Void) -> [UInt8] {
        let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        let context = unsafe cairo_create(surface)
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
        unsafe cairo_set_tolerance(context, 0.01)
        unsafe body(context)
        unsafe cairo_surface_flush(surface)
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        var values: [UInt8] = []
        if let data = unsafe cairo_image_surface_get_data(surface) {
            for y in 0..<height {
                for x in 0..<width { values.append(unsafe data[y * stride + x]) }
            }
        }
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
        return values
    }

    private static func add(_ path: Path, to context: OpaquePointer?) {
        var current = Point.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                unsafe cairo_move_to(context, p.x, p.y)
                current = p
            case .line(let p):
                unsafe cairo_line_to(context, p.x, p.y)
                current = p
            case .quad(let c, let p):
                let first = current.interpolated(to: c, at: 2.0 / 3)
                let second = p.interpolated(to: c, at: 2.0 / 3)
                unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, p.x, p.y)
                current = p
            case .cubic(let a, let b, let p):
                unsafe cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
                current = p
            case .close: unsafe cairo_close_path(context)
            }
        }
    }
}

/// The accumulated difference between our coverage and Cairo's, over many shapes.
struct Difference {
    /// The sum of differences over all pixels that one of the two covers partially, and the number of those pixels.
    private var sum = 0
    private var edges = 0
    /// The number of pixels that at least one of the two covers, and the number among them that differ by more than 24.
    private var painted = 0
    private var bad = 0
    private(set) var largest = 0

    /// Adds the comparison of one shape.
    mutating func add(_ mine: [UInt8], _ theirs: [UInt8]) {
        // An explicit loop, because sequences are twenty times slower without the optimiser, and there are millions of pixels.
        var index = -1
        while index + 1 < mine.count {
            index += 1
            let (a, b) = (mine[index], theirs[index])
            if a == 0 && b == 0 { continue }
            let difference = abs(Int(a) - Int(b))
            painted += 1
            largest = max(largest, difference)
            if difference > 24 { bad += 1 }
            if a % 255 != 0 || b % 255 != 0 {
                edges += 1
                sum += difference
            }
        }
    }

    /// The mean difference of partially covered pixels, 0...255.
    var mean: Double { edges == 0 ? 0 : Double(sum) / Double(edges) }
    /// The fraction of covered pixels whose difference is at most 24.
    var closeShare: Double { painted == 0 ? 1 : 1 - Double(bad) / Double(painted) }
    var isEmpty: Bool { painted == 0 }
}
