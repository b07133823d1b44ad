import CoreGraphics
import Foundation

/// The three lines at a row's end by which the user drags the row.
package final class ReorderGrip: UIView, ColorResolving {
    /// The size of the drawing, in points.
    package static let size = CGSize(width: 21, height: 13)

    package override class var layerClass: AnyClass { CAShapeLayer.self }

    package init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        guard let shape = layer as? CAShapeLayer else { return }
        let path = UIBezierPath()
        for line in 0..<3 {
            let y = 1 + CGFloat(line) * 5.5
            path.move(to: CGPoint(x: 0.75, y: y))
            path.addLine(to: CGPoint(x: Self.size.width - 0.75, y: y))
        }
        shape.path = path.cgPath
        shape.lineWidth = 1.5
        shape.lineCap = .round
        shape.fillColor = nil
        resolveColors()
    }

    required init?(coder: NSCoder) { nil }

    // A fingertip is larger than the grip, so the grip accepts touches up to 14 points beside it and 16 points above and below.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -14, dy: -16).containsHalfOpen(point) }

    package func resolveOwnColors() {
        (layer as? CAShapeLayer)?.strokeColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
    }

    package override func didMoveToSuperview() { resolveColors() }
}

/// Recognises a touch on a reorder grip at once, before the table can scroll.
///
/// The recogniser is attached to the table rather than to the grip, because the row's cell can leave the table when it scrolls during the drag.
package final class GripGestureRecognizer: UIGestureRecognizer {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, trackedTouches.count == 1 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        state = trackedTouches.first?.view is ReorderGrip ? .began : .failed
    }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
