// The members that scroll views of higher modules provide, and this module or a sibling of theirs calls.

import CoreGraphics

/// A scroll view that shows one text.
@MainActor
package protocol TextScrolling: UIScrollView {
    /// The text.
    var text: String! { get }
}

/// A scroll view whose layout chooses the end of a drag, and whose content begins below the bars even when it is too short to scroll.
@MainActor
package protocol LayoutScrolling: UIScrollView {
    /// Returns the offset at which a drag ends.
    ///
    /// - Parameter velocity: The finger's velocity, in points per millisecond.
    func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint
}

/// A scroll view with a view above its content that belongs to the app.
@MainActor
package protocol HeaderScrolling: UIScrollView {
    /// The view above the content; nil for none.
    var tableHeaderView: UIView? { get set }
}

/// The control above the content that the user pulls into view.
@MainActor
package protocol ScrollRefreshing: UIControl {
    /// The height by which a refresh holds the content down, in points; 0 without one.
    var heldHeight: CGFloat { get }
    /// Places the control at the top of the visible region.
    func follow()
    /// Holds the content below the control after the touch that began the refresh has ended.
    func dragWillEnd()
}
