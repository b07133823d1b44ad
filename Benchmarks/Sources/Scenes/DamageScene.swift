import UIKit

/// S7: one translucent square moves above a still field of rounded rectangles.
struct DamageScene: Scene {
    private let rectangles: [ArraySlice<Float>]
    /// True when the field lies below the square's path, so that the two never overlap.
    private let isApart: Bool

    /// - Parameter count: A number of rectangles for which a field was generated.
    init(_ data: SceneData, count: Int, isApart: Bool = false) throws {
        rectangles = try data.rows("s7field\(count)", columns: 8)
        self.isApart = isApart
    }

    let background = CGColor.hex("101418")

    func makeLayers() -> [CALayer] { rectangles.map { makeRectangle($0.map { CGFloat($0) }) } + [makeSquare()] }

    /// - Parameter numbers: Frame, corner radius, red, green and blue.
    private func makeRectangle(_ numbers: [CGFloat]) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: numbers[0], y: isApart ? 800 + numbers[1] / 5 : numbers[1], width: numbers[2], height: numbers[3])
        layer.cornerRadius = numbers[4]
        layer.backgroundColor = CGColor(srgbRed: numbers[5], green: numbers[6], blue: numbers[7], alpha: 0.85)
        return layer
    }

    private func makeSquare() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 200, width: 64, height: 64)
        layer.backgroundColor = .hex("E74C3C", alpha: 0.8)
        let begin = layer.position
        let end = CGPoint(x: begin.x + 1856, y: begin.y + 500)
        layer.add([CABasicAnimation("position", from: NSValue(cgPoint: begin), to: NSValue(cgPoint: end)).looping(duration: 2)])
        return layer
    }
}
