import CoreGraphics
import LaminaScrolling

/// A container whose bars change with the place of scrolled content.
@MainActor
package protocol ScrollFollower: AnyObject {
    /// Tells the container that a scroll view's content, or the room for it, has moved or changed its size.
    func contentMoved(in view: UIScrollView)
    /// Tells the container that a scroll view has come into its hierarchy.
    func contentAdded()
}

/// The bars that follow a scroll view's content.
package struct FollowingBars {
    private struct Follower {
        weak var value: (any ScrollFollower)?
    }

    /// The height by which the bar above the content has collapsed, in points.
    ///
    /// The bar grows by it when the content moves down, so content may rest that far above its inset.
    package var room: CGFloat = 0
    /// The height of the parts between the bar's buttons and the content when nothing is collapsed, in points.
    package var height: CGFloat = 0
    /// The distances from the top at which released content comes to rest while the bar collapses, in points.
    package var stops: [CGFloat] = []
    private var followers: [Follower] = []

    /// Forgets the bar above the content, which leaves it.
    package mutating func forgetBar() { (room, height, stops) = (0, 0, []) }

    /// Adds a container; nothing happens when it follows already.
    package mutating func add(_ follower: any ScrollFollower) {
        followers.removeAll { $0.value == nil || $0.value === follower }
        followers.append(Follower(value: follower))
    }

    /// Removes a container.
    package mutating func remove(_ follower: any ScrollFollower) {
        followers.removeAll { $0.value == nil || $0.value === follower }
    }

    /// True when a container follows the content.
    var isFollowed: Bool { !followers.isEmpty }
    /// The containers.
    var all: [any ScrollFollower] { followers.compactMap(\.value) }
}

extension UIScrollView {
    /// Tells the containers around the view that it has come into their hierarchy.
    func announceToBars() {
        for case let container as any ScrollFollower in sequence(first: self as UIResponder, next: \.next) { container.contentAdded() }
    }

    /// Tells the containers that follow the content that it has moved.
    func tellBars() {
        guard scrolling.bars.isFollowed else { return }
        for follower in scrolling.bars.all { follower.contentMoved(in: self) }
    }

    /// The distance by which the content is scrolled from its top, with all bars above it at their full height; negative for content that is pulled
    /// down or held below a refresh control.
    package var distanceFromTop: CGFloat {
        let held = scrolling.refreshControl?.heldHeight ?? 0
        return contentOffset.y + adjustedContentInset.top - held + collapsedHeight
    }

    /// True when the end of the content is above the bars at the lower edge.
    package var isEndInSight: Bool { contentSize.height - contentOffset.y <= bounds.height - adjustedContentInset.bottom + 0.5 }

    /// The height by which the bar above the content can grow, in points; 0 for content whose inset does not follow bars.
    var collapsedHeight: CGFloat {
        let room = scrolling.bars.room
        return room > 0 && safeAreaAdjustment.top > 0 ? room : 0
    }

    /// The offset at which a release comes to rest instead of `target`, because the bar would be left half collapsed there; nil for any other.
    func barStop(for target: CGFloat) -> CGFloat? {
        let limits = limits(.vertical)
        let (start, stops) = (CGFloat(limits.lowerBound), scrolling.bars.stops)
        guard let last = stops.last, target > start, target < start + last else { return nil }
        let nearest = stops.min { abs(start + $0 - target) < abs(start + $1 - target) } ?? 0
        return min(start + nearest, CGFloat(limits.upperBound))
    }
}
