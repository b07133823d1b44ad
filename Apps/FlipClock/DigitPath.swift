import UIKit

/// The centre lines of the ten digits, to be stroked with round caps.
enum DigitPath {
    /// - Parameter box: The bounding box of the lines; the stroke extends beyond it by half its width.
    static func path(of digit: Int, in box: CGRect) -> UIBezierPath {
        let path = unitPath(of: digit, roundness: box.width / box.height)
        var map = CGAffineTransform(translationX: box.minX, y: box.minY)
        map = map.scaledBy(x: box.width, y: box.height)
        path.apply(map)
        return path
    }

    /// Returns the lines in a unit box with y down.
    ///
    /// - Parameter roundness: The box's width divided by its height. It limits the height of a loop's ends so that they stay round in a tall box.
    private static func unitPath(of digit: Int, roundness: CGFloat) -> UIBezierPath {
        switch digit {
        case 0: loop(center: (0.5, 0.5), radii: (0.5, 0.5), roundness)
        case 1: lines([(0.14, 0.2), (0.6, 0), (0.6, 1)])
        case 2: two
        case 3: three
        case 4: lines([(0.74, 1), (0.74, 0), (0, 0.7), (1, 0.7)])
        case 5: five
        case 6: six(roundness)
        case 7: lines([(0, 0), (1, 0), (0.36, 1)])
        case 8: eight(roundness)
        default: nine(roundness)
        }
    }

    private static var two: UIBezierPath {
        let path = arc(center: (0.5, 0.29), radii: (0.5, 0.29), from: 185, to: 390)
        path.addLine(to: CGPoint(x: 0, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 1))
        return path
    }

    private static var three: UIBezierPath {
        let path = arc(center: (0.48, 0.24), radii: (0.45, 0.24), from: 195, to: 450)
        path.append(arc(center: (0.5, 0.74), radii: (0.5, 0.26), from: 270, to: 525))
        return path
    }

    private static var five: UIBezierPath {
        let path = lines([(0.9, 0), (0.12, 0), (0.06, 0.46)])
        path.append(arc(center: (0.5, 0.69), radii: (0.5, 0.31), from: 212, to: 516))
        return path
    }

    private static func six(_ roundness: CGFloat) -> UIBezierPath {
        let path = loop(center: (0.5, 0.69), radii: (0.5, 0.31), roundness)
        path.move(to: CGPoint(x: 0, y: 0.69))
        path.addCurve(to: CGPoint(x: 0.74, y: 0), controlPoint1: CGPoint(x: 0, y: 0.38), controlPoint2: CGPoint(x: 0.32, y: 0.1))
        return path
    }

    private static func eight(_ roundness: CGFloat) -> UIBezierPath {
        let path = loop(center: (0.5, 0.23), radii: (0.43, 0.23), roundness)
        path.append(loop(center: (0.5, 0.73), radii: (0.5, 0.27), roundness))
        return path
    }

    /// Returns the digit 6, rotated by 180°.
    private static func nine(_ roundness: CGFloat) -> UIBezierPath {
        let path = six(roundness)
        path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1))
        return path
    }

    private static func lines(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }

    private static func loop(center: (CGFloat, CGFloat), radii: (CGFloat, CGFloat), _ roundness: CGFloat) -> UIBezierPath {
        let end = min(radii.1, radii.0 * roundness * 1.25)
        let straight = radii.1 - end
        let path = UIBezierPath()
        // A loop is one closed line: separate pieces with round caps would overlap visibly.
        path.move(to: CGPoint(x: center.0 - radii.0, y: center.1 + straight))
        for (side, middle) in [(CGFloat(-1), center.1 - straight), (1, center.1 + straight)] {
            // The upper end runs from left to right, the lower one back. 0.5523 is the handle length of a quarter ellipse.
            let (from, to) = (center.0 + side * radii.0, center.0 - side * radii.0)
            let tip = CGPoint(x: center.0, y: middle + side * end)
            path.addLine(to: CGPoint(x: from, y: middle))
            path.addCurve(
                to: tip, controlPoint1: CGPoint(x: from, y: middle + side * end * 0.5523),
                controlPoint2: CGPoint(x: center.0 + side * radii.0 * 0.5523, y: tip.y))
            path.addCurve(
                to: CGPoint(x: to, y: middle), controlPoint1: CGPoint(x: center.0 - side * radii.0 * 0.5523, y: tip.y),
                controlPoint2: CGPoint(x: to, y: middle + side * end * 0.5523))
        }
        path.close()
        return path
    }

    /// - Parameters: All angles are in degrees from +x, clockwise on screen.
    private static func arc(
        center: (CGFloat, CGFloat), radii: (CGFloat, CGFloat), from start: CGFloat, to end: CGFloat
    ) -> UIBezierPath {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 1, startAngle: start * .pi / 180, endAngle: end * .pi / 180, clockwise: true)
        path.apply(CGAffineTransform(a: radii.0, b: 0, c: 0, d: radii.1, tx: center.0, ty: center.1))
        return path
    }
}
