import CoreGraphics

/// The card and arrow around a popover's content.
@MainActor
package protocol PopoverShowing: UIView {
    /// The colour of card and arrow; nil for the system's.
    var color: UIColor? { get set }
    /// The side at which the arrow stands; unknown before the first place.
    var arrowDirection: UIPopoverArrowDirection { get }
    /// Adds the content.
    func contain(_ view: UIView)
    /// Chooses the place of a popover for content of a size.
    ///
    /// - Returns: The frame with the arrow.
    func place(_ size: CGSize, beside source: CGRect, _ permitted: UIPopoverArrowDirection, in room: CGRect) -> CGRect
}

/// A presentation that can draw its popover; a higher module makes every popover one.
@MainActor
package protocol PopoverDrawing: UIPopoverPresentationController {
    /// Creates the card.
    func makeChrome() -> any PopoverShowing
}

/// The invisible view beside a popover; a tap on it dismisses the popover.
final class PopoverShade: UIView {
    var onTap: (() -> Void)?
    var passthroughViews: [UIView] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in passthroughViews {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return super.hitTest(point, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
