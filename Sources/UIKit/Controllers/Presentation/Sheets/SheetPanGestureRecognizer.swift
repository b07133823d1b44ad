import CoreGraphics

/// Drags of a card, up and down; leaves those to a scroll view inside the card that scroll its content.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether the card may grow by a drag that begins on scrolled-to-edge content.
    var mayExpand: () -> Bool = { false }

    override func isDrag(_ way: CGPoint) -> Bool {
        guard super.isDrag(way), abs(way.y) > abs(way.x) else { return false }
        return trackedTouches.allSatisfy { takes($0, way) }
    }

    private func takes(_ touch: UITouch, _ way: CGPoint) -> Bool {
        guard let touched = touch.view else { return true }
        let inside = sequence(first: touched, next: \.superview).prefix { $0 !== view }
        return inside.compactMap { $0 as? UIScrollView }.filter { $0.scrolls(.vertical) }.allSatisfy { takes(way, from: $0) }
    }

    /// Whether a drag on a scroll view moves the card: down from the content's top, and up while the card can grow.
    private func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool {
        guard scrollView.contentOffset.y <= scrollView.limits(.vertical).lowerBound else { return false }
        return way.y > 0 || mayExpand()
    }

    /// Whether a drag that began inside a scroll view belongs to a card around it.
    static func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool {
        guard let card = sequence(first: scrollView as UIView, next: \.superview).lazy.compactMap({ $0 as? SheetCard }).first else { return false }
        guard card.pan.isEnabled, abs(way.y) > abs(way.x) else { return false }
        return card.pan.takes(way, from: scrollView)
    }
}
