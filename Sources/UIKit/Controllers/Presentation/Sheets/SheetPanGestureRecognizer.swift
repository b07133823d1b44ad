import CoreGraphics
import LaminaScrolling

/// The recogniser for vertical drags of a card.
///
/// Drags that scroll a scroll view inside the card are left to the scroll view.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    /// Returns true when a drag upwards on content at its top may enlarge the card.
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

    /// Returns true when a drag on a scroll view moves the card instead of the content.
    ///
    /// The content must be scrolled to its top. A downward drag then moves the card, and an upward drag only while the card can grow.
    private func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool {
        guard scrollView.contentOffset.y <= scrollView.limits(.vertical).lowerBound else { return false }
        return way.y > 0 || mayExpand()
    }

    /// Returns true when a drag that began in a scroll view moves the card around it; scroll views then leave the drag to the card.
    static func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool {
        guard let card = sequence(first: scrollView as UIView, next: \.superview).lazy.compactMap({ $0 as? SheetCard }).first else { return false }
        guard card.pan.isEnabled, abs(way.y) > abs(way.x) else { return false }
        return card.pan.takes(way, from: scrollView)
    }
}
