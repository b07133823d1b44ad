import LaminaPrimitives

/// Random shapes inside a square of 128 pixels.
enum RandomShapes {
    static let size = 128

    /// Returns a shape that does not cross itself: corners at increasing angles around a centre, joined by lines or gentle curves.
    static func simple(_ random: inout LinearRandom) -> Path {
        let count = random.int(3..<9)
        let center = Point(random.double(56, 72), random.double(56, 72))
        let kind = random.int(0..<3)
        let corners = (0..<count).map { index in
            let angle = (Double(index) + random.double(0, 0.5)) / Double(count) * 2 * .pi
            let (sine, cosine) = Numerics.sinAndCos(angle)
            return center + Point(cosine, sine) * random.double(20, 50)
        }
        var path = Path()
        path.move(to: corners[0])
        for index in 1...count {
            let (from, to) = (corners[index - 1], corners[index % count])
            let bulge = Point((to - from).y, -(to - from).x) * random.double(0, 0.25)
            switch kind {
            case 0: path.addLine(to: to)
            case 1: path.addQuad(to: to, control: from.interpolated(to: to, at: 0.5) + bulge)
            default:
                path.addCubic(
                    to: to, control1: from.interpolated(to: to, at: 0.3) + bulge, control2: from.interpolated(to: to, at: 0.7) + bulge)
            }
        }
        path.close()
        return path
    }

    /// Returns an arbitrary path that may cross itself.
    static func wild(_ random: inout LinearRandom, subpaths: Int, segments: Int, closed: Bool? = nil) -> Path {
        let area = Rect(4, 4, 120, 120)
        var path = Path()
        for _ in 0..<subpaths {
            path.move(to: random.point(in: area))
            for _ in 0..<segments {
                let end = random.point(in: area)
                switch random.int(0..<3) {
                case 0: path.addLine(to: end)
                case 1: path.addQuad(to: end, control: random.point(in: area))
                default: path.addCubic(to: end, control1: random.point(in: area), control2: random.point(in: area))
                }
            }
            if closed ?? (random.int(0..<2) == 0) { path.close() }
        }
        return path
    }

    static func style(_ random: inout LinearRandom, width: ClosedRange<Double>) -> StrokeStyle {
        let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
        let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
        return StrokeStyle(
            width: random.double(width.lowerBound, width.upperBound), cap: caps[random.int(0..<3)], join: joins[random.int(0..<3)],
            miterLimit: random.double(1, 10))
    }
}
