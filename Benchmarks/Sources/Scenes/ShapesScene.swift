import UIKit

/// S4: three hundred closed curves that change their shape: filled, partly stroked, or dashed.
struct ShapesScene: Scene {
    private struct Description: Decodable {
        let bg: String
        let shapes: [Shape]
    }

    private struct Shape: Decodable {
        /// 0 is filled, 1 partly stroked, 2 dashed.
        let kind: Int
        let color: [Int]
        let A, B: [[Double]]
        /// The phases 0...1 of three oscillations: shape, start of the stroke and end of the stroke.
        let m0, s0, e0: Double
    }

    private let description: Description

    init(_ data: SceneData) throws { description = try data.read(Description.self, "s4") }

    var background: CGColor { .hex(description.bg) }

    func makeLayers() -> [CALayer] { description.shapes.map(makeLayer) }

    private func makeLayer(_ shape: Shape) -> CALayer {
        let layer = CAShapeLayer()
        let (begin, end) = (Self.curve(through: shape.A), Self.curve(through: shape.B))
        layer.path = begin
        layer.fillColor = nil
        layer.lineJoin = .round
        layer.add([CABasicAnimation("path", from: begin, to: end).swinging(turns: shape.m0)])
        switch shape.kind {
        case 0: layer.fillColor = .bytes(shape.color, alpha: 0.75)
        case 1: trim(layer, shape)
        default: dash(layer, shape)
        }
        return layer
    }

    private func trim(_ layer: CAShapeLayer, _ shape: Shape) {
        layer.strokeColor = .bytes(shape.color)
        layer.lineWidth = 6
        layer.lineCap = .round
        layer.add([
            CABasicAnimation("strokeStart", from: 0, to: 0.3).swinging(turns: shape.s0),
            CABasicAnimation("strokeEnd", from: 0.5, to: 1).swinging(turns: shape.e0),
        ])
    }

    private func dash(_ layer: CAShapeLayer, _ shape: Shape) {
        layer.strokeColor = .bytes(shape.color)
        layer.lineWidth = 4
        layer.lineDashPattern = [12, 8]
        layer.add([CABasicAnimation("lineDashPhase", from: 0, to: -20).looping(duration: 1)])
    }

    /// Returns the closed Catmull-Rom curve through points.
    private static func curve(through numbers: [[Double]]) -> CGPath {
        let points = numbers.map { CGPoint(x: $0[0], y: $0[1]) }
        let path = CGMutablePath()
        path.move(to: points[0])
        for index in points.indices {
            let (before, from) = (points[(index + points.count - 1) % points.count], points[index])
            let (to, after) = (points[(index + 1) % points.count], points[(index + 2) % points.count])
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
                control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
        }
        path.closeSubpath()
        return path
    }
}
