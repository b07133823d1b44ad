import CoreGraphics

extension CGPath {
    /// Creates a path with a closure.
    static func made(_ build: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        build(path)
        return path
    }

    /// Creates a polyline; the numbers are the x and y of its points in turn.
    static func line(_ numbers: Double..., closed: Bool = false) -> CGPath {
        made { path in
            path.addLines(between: stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
            if closed { path.closeSubpath() }
        }
    }

    /// A star with five points, whose lines cross each other.
    static var star: CGPath {
        line(60, 12, 88, 98, 15, 45, 105, 45, 32, 98, closed: true)
    }

    /// A wave shaped like an S, made of two cubic curves.
    static var wave: CGPath {
        made { path in
            path.move(to: CGPoint(x: 12, y: 85))
            path.addCurve(to: CGPoint(x: 60, y: 60), control1: CGPoint(x: 20, y: 10), control2: CGPoint(x: 55, y: 20))
            path.addCurve(to: CGPoint(x: 108, y: 35), control1: CGPoint(x: 65, y: 100), control2: CGPoint(x: 100, y: 110))
        }
    }

    /// Creates an ellipse that fills a rectangle, in points.
    static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGPath {
        made { $0.addEllipse(in: CGRect(x: x, y: y, width: width, height: height)) }
    }
}
