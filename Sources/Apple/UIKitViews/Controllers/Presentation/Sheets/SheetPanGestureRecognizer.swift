import CoreGraphics

/// The recogniser for vertical drags of a card.
///
/// Drags that scroll a scroll view inside the card are left to the scroll view.
package final class SheetPanGestureRecognizer: UIPanGestureRecognizer, SelectivePan {
    /// Returns true when a drag upwards on content at its top may enlarge the card.
    package var mayExpand: () -> Bool = { false }

    package func admits(_ translation: CGPoint) -> Bool {
        guard abs(translation.y) > abs(translation.x) else { return false }
        return trackedTouches.allSatisfy { takes($0, translation) }
    }

    private func takes(_ touch: UITouch, _ translation: CGPoint) -> Bool {
        guard let touched = touch.view else { return true }
        let inside = sequence(first: touched, next: \.superview).prefix { $0 !== view }
        return inside.compactMap { $0 as? any ContentScrolling }.filter(\.scrollsVertically).allSatisfy { takes(translation, from: $0) }
    }

    /// Returns true when a drag on a scroll view moves the card instead of the content.
    ///
    /// The content must be scrolled to its top. A downward drag then moves the card, and an upward drag only while the card can grow.
    private func takes(_ translation: CGPoint, from scrollView: any ContentScrolling) -> Bool {
        guard scrollView.isAtTop else { return false }
        return translation.y > 0 || mayExpand()
    }

    /// Returns true when a drag that began in a scroll view moves the card around it; scroll views then leave the drag to the card.
    package static func takes(_ translation: CGPoint, from scrollView: any ContentScrolling) -> Bool {
        guard let card = sequence(first: scrollView as UIView, next: \.superview).lazy.compactMap({ $0 as? SheetCard }).first else { return false }
        guard card.pan.isEnabled, abs(translation.y) > abs(translation.x) else { return false }
        return card.pan.takes(translation, from: scrollView)
    }
}
