import CoreGraphics
import Foundation
import QuartzCore

/// A layer that draws a progress ring: an arc of `angle` degrees, which is a custom animatable property.
final class RingLayer: CALayer {
    /// The angle of each drawing, in order; copies of the layer share this journal.
    private(set) var journal = Journal()
    /// The keys for which an action was requested.
    private(set) var asked: [String] = []
    var animates = false

    final class Journal {
        var angles: [CGFloat] = []
    }

    override init() { super.init() }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? RingLayer { journal = ring.journal }
    }

    var angle: CGFloat {
        get { value(forKey: "angle") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "angle") }
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }

    override func action(forKey event: String) -> (any CAAction)? {
        if ["angle", "other"].contains(event) { asked.append(event) }
        guard event == "angle", animates else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event)
        animation.duration = 1
        return animation
    }

    override func draw(in ctx: CGContext) {
        journal.angles.append(angle)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        ctx.setStrokeColor(CGColor(red: 0, green: 0.4, blue: 1, alpha: 1))
        ctx.setLineWidth(bounds.width / 8)
        ctx.addArc(
            center: center, radius: bounds.width * 3 / 8, startAngle: -.pi / 2, endAngle: (angle - 90) * .pi / 180, clockwise: false)
        ctx.strokePath()
    }
}
