import CoreGraphics

/// The heights of the parts of a navigation bar that scrolling collapses, in points: 0 for a part that the bar does not have.
struct CollapsibleParts: Equatable {
    var largeTitle: CGFloat = 0
    var search: CGFloat = 0

    var height: CGFloat { largeTitle + search }

    /// The distances from the top at which released content comes to rest: with both parts, without the search bar, with neither.
    var stops: [CGFloat] { height == 0 ? [] : [0, search, height] }
}

/// The heights by which scrolling has collapsed a navigation bar, in points.
///
/// Content that moves up collapses the search bar first and then the large title, so that its top stays at the bar's edge; content that is pulled
/// down beyond its top takes the bar's edge along.
///
///     distance from the top   −30    0    52    80    104    500
///     search (52)               0    0    52    52     52     52
///     largeTitle (52)           0    0     0    28     52     52
///     pull                     30    0     0     0      0      0
struct BarCollapse: Equatable {
    var search: CGFloat = 0
    var largeTitle: CGFloat = 0
    /// The height that the bar has in addition because the content is pulled down.
    var pull: CGFloat = 0

    /// The height by which the bar can grow again.
    var height: CGFloat { search + largeTitle }

    /// Creates a bar at its full height.
    init() {}

    /// Creates the collapse of parts for content that is scrolled from its top by a distance.
    init(_ parts: CollapsibleParts, distance: CGFloat) {
        search = max(0, min(parts.search, distance))
        largeTitle = max(0, min(parts.largeTitle, distance - parts.search))
        pull = parts.largeTitle > 0 ? max(0, -distance) : 0
    }
}
