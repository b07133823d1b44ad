// Swift lets classes override only the public members of other modules. These protocols are the members that views of higher modules provide
// and this module calls.

/// A view that shows dynamic colours besides its background.
@MainActor
package protocol ColorResolving: UIView {
    /// Resolves the dynamic colours with the current traits; called by `resolveColors()`.
    func resolveOwnColors()
}

/// A view whose font follows the text size when the app wants it to.
@MainActor
package protocol TextSizeFollowing: UIContentSizeCategoryAdjusting, UIView {
    /// Replaces the font by the one for the view's traits; called after the text size has changed.
    func followTextSize()
}

/// A view with text, whose baselines and height constraints use.
@MainActor
package protocol TextShowing: UIView {
    /// Returns the distances of the first baseline from the top edge and of the last from the bottom edge, at a size; nil without text.
    func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
    /// True when the contents take more lines where they lack the width for one.
    var wrapsContent: Bool { get }
    /// Returns the height of the contents at a width, in points; nil when it does not depend on the width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat?
}

extension TextShowing {
    /// False: the contents keep their lines.
    package var wrapsContent: Bool { false }
    /// Returns nil: the height does not depend on the width.
    package func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
}

/// A view that arranges its subviews anew when one is hidden or shown.
@MainActor
package protocol Arranging: UIView {
    /// Called after a subview's `isHidden` has changed.
    func visibilityChanged(of subview: UIView)
}

/// A view whose content scrolls, as constraints and sheets see it.
@MainActor
package protocol ContentScrolling: UIView {
    /// The size of the content, in points.
    var contentSize: CGSize { get }
    /// The content as a guide.
    var contentLayoutGuide: UILayoutGuide { get }
    /// True when a touch can move the content vertically.
    var scrollsVertically: Bool { get }
    /// True when the content is at its upper limit or past it.
    var isAtTop: Bool { get }
    /// Takes over the content size that constraints determine.
    func adoptSolvedContentSize(_ size: CGSize)
}
