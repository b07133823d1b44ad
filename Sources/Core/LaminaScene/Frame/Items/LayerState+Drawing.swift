import LaminaPrimitives

extension LayerState {
    /// The bounds with the layer's rounded corners.
    var roundedBounds: RoundedRect {
        guard !hasPlainEdges else { return RoundedRect(bounds) }
        let outline = edges
        return RoundedRect(
            bounds, radius: outline.cornerRadius, corners: RoundedRect.Corners(rawValue: UInt8(EdgeState.bits(outline.maskedCorners) & 15)),
            isContinuous: outline.cornerCurve == .continuous)
    }

    /// The gradient that a gradient layer draws; nil when it draws none.
    ///
    /// - Source: Measured on Apple's system: with fewer than two colours, or a different number of locations, nothing is drawn.
    var gradientDrawing: GradientDrawing? {
        let gradient = gradient
        guard let colors = gradient.colors, colors.count >= 2 else { return nil }
        let locations = gradient.locations ?? colors.indices.map { Double($0) / Double(colors.count - 1) }
        guard locations.count == colors.count else { return nil }
        let stops = zip(locations, colors).map { Gradient.Stop($0, $1) }
        return gradientKind.map { GradientDrawing(gradient: Gradient(stops: stops), kind: $0) }
    }

    /// The geometry of the gradient in the layer's coordinates; nil for an unknown type and for a gradient without extent.
    private var gradientKind: GradientDrawing.Kind? {
        func place(_ unit: Point) -> Point {
            Point(bounds.minX + unit.x * bounds.width, bounds.minY + unit.y * bounds.height)
        }
        let start = place(gradient.startPoint)
        let end = place(gradient.endPoint)
        switch gradient.type {
        case "axial":
            return .axial(start: start, end: start + axis(from: gradient.startPoint, to: gradient.endPoint))
        case "radial":
            let radii = Size(abs(end.x - start.x), abs(end.y - start.y))
            return radii.width > 0 && radii.height > 0 ? .radial(center: start, radii: radii) : nil
        case "conic":
            return start == end ? nil : .conic(center: start, angle: Numerics.atan2(end.y - start.y, end.x - start.x))
        default:
            return nil
        }
    }
}

extension LayerState {
    /// The vector along which an axial gradient runs, in the layer's coordinates.
    ///
    /// The gradient is drawn in the unit square and stretched to the bounds, so its lines of one colour are perpendicular to the axis only there.
    ///
    /// - Source: Measured on Apple's system, in pictures of lottie-ios: a gradient in bounds of 21644 × 27208 points.
    private func axis(from start: Point, to end: Point) -> Point {
        let unit = end - start
        // Parallel to a side, the axis only changes its length; computed directly, it has no rounding error.
        guard unit.x != 0, unit.y != 0 else { return Point(unit.x * bounds.width, unit.y * bounds.height) }
        let (normalX, normalY) = (unit.x / bounds.width, unit.y / bounds.height)
        let scale = (unit.x * unit.x + unit.y * unit.y) / (normalX * normalX + normalY * normalY)
        return scale.isFinite ? Point(normalX * scale, normalY * scale) : Point(unit.x * bounds.width, unit.y * bounds.height)
    }
}

extension ShapeState {
    /// The stroke in the form that the rasteriser uses.
    var strokeStyle: StrokeStyle {
        var style = StrokeStyle(width: lineWidth)
        style.cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        style.join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        style.miterLimit = miterLimit
        style.dashes = lineDashPattern ?? []
        style.dashPhase = lineDashPhase
        return style
    }
}
