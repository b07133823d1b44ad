import CoreGraphics
import LaminaPrimitives

/// A path with its style as archives hold it.
struct PathContent: Codable {
    /// The kinds of the elements: the raw values of `Path.Verb`.
    private let verbs: [UInt8]
    /// The coordinates of all points, x and y in turn.
    private let coordinates: [Double]
    private let lineWidth: Double
    private let cap: Int32
    private let join: Int32
    private let miterLimit: Double
    private let flatness: Double
    private let usesEvenOddFillRule: Bool
    let dash: [Double]
    let dashPhase: Double

    init(_ path: UIBezierPath, dash: (pattern: [CGFloat], phase: CGFloat)) {
        let elements = path.cgPath.path
        verbs = elements.verbs.map(\.rawValue)
        coordinates = elements.points.flatMap { [$0.x, $0.y] }
        (lineWidth, miterLimit, flatness) = (Double(path.lineWidth), Double(path.miterLimit), Double(path.flatness))
        (cap, join) = (path.lineCapStyle.rawValue, path.lineJoinStyle.rawValue)
        usesEvenOddFillRule = path.usesEvenOddFillRule
        self.dash = dash.pattern.map { Double($0) }
        dashPhase = Double(dash.phase)
    }

    /// The elements; nil if a kind is unknown, the number of points does not fit the kinds, or a number is not finite.
    var path: CGPath? {
        let verbs = verbs.compactMap { Path.Verb(rawValue: $0) }
        let numbers = coordinates + dash + [lineWidth, miterLimit, flatness, dashPhase]
        guard verbs.count == self.verbs.count, numbers.allSatisfy(\.isFinite), verbs.first ?? .move == .move,
            coordinates.count == 2 * verbs.reduce(0, { $0 + $1.pointCount })
        else { return nil }
        var path = Path()
        var next = 0
        for verb in verbs {
            path.append(verb, (next..<next + verb.pointCount).map { Point(coordinates[2 * $0], coordinates[2 * $0 + 1]) })
            next += verb.pointCount
        }
        return CGPath(path)
    }

    /// Gives a path the style of the stroke and the fill rule, without the dashes; unknown caps and joins stay as they are.
    func style(_ path: UIBezierPath) {
        (path.lineWidth, path.miterLimit, path.flatness) = (CGFloat(lineWidth), CGFloat(miterLimit), CGFloat(flatness))
        path.lineCapStyle = CGLineCap(rawValue: cap) ?? path.lineCapStyle
        path.lineJoinStyle = CGLineJoin(rawValue: join) ?? path.lineJoinStyle
        path.usesEvenOddFillRule = usesEvenOddFillRule
    }
}
