import CoreGraphics
import QuartzCore
import UIKit

/// A view that shows a layer alone, with the layer's bounds at its corner.
final class LayerStand: UIView {
    /// The stand of the last layer, so that two snapshots of a layer are of one view.
    private static var last: LayerStand?
    private let content: CALayer

    /// Returns the view that shows a layer.
    static func holding(_ layer: CALayer) -> LayerStand {
        if let last, last.content === layer { return last }
        let stand = LayerStand(layer)
        last = stand
        return stand
    }

    private init(_ content: CALayer) {
        self.content = content
        super.init(frame: CGRect(origin: .zero, size: content.frame.size))
        content.removeFromSuperlayer()
        let frame = content.frame
        content.position = CGPoint(x: content.position.x - frame.minX, y: content.position.y - frame.minY)
        layer.addSublayer(content)
    }

    required init?(coder: NSCoder) { nil }
}
