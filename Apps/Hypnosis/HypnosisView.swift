import UIKit

/// Concentric circles as wide as the view.
final class HypnosisView: UIView {
    private static let spacing: CGFloat = 20
    private static let lineWidth: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.07, green: 0.06, blue: 0.16, alpha: 1)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let largest = hypot(bounds.width, bounds.height) / 2
        for radius in stride(from: largest, to: 0, by: -Self.spacing) {
            let circle = UIBezierPath(arcCenter: middle, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            circle.lineWidth = Self.lineWidth
            color(at: radius / largest).setStroke()
            circle.stroke()
        }
    }

    /// - Parameter distance: The distance from the centre, 0...1.
    private func color(at distance: CGFloat) -> UIColor {
        UIColor(hue: 0.74 - 0.16 * distance, saturation: 0.65, brightness: 0.55 - 0.25 * distance, alpha: 1)
    }
}
