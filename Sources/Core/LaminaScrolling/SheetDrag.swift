/// The rules for dragging a card and for the rest position of a released card.
///
/// Positions are distances of the card's top from the container's upper edge, in points; they grow downwards.
///
/// - Source: Measured on iOS 26.1: the card follows the touch 1:1. A card released at rest is dismissed beyond half of its height. A card released
///   64 points down is dismissed from 1,000 points/s on and returns at 975 points/s, which a prediction over a third of a second explains. A
///   released card moves on a critically damped spring of stiffness 1000/3. The resistance beyond the ends was not measured; a scroll view's
///   resistance is used.
package struct SheetDrag: Equatable {
    /// The time over which the movement after a release is predicted, in seconds.
    package static let foresight = 1.0 / 3
    /// The stiffness of the spring after the release, for a mass of 1.
    package static let stiffness = 1000.0 / 3

    /// The tops of the card at its detents, in ascending order, so the largest card is first; not empty.
    package let tops: [Double]
    /// The height of the card at its smallest detent, in points.
    package let leastHeight: Double
    /// True when a drag may dismiss the card.
    package let canDismiss: Bool

    /// Creates the rules of a card with detents at the given tops.
    package init(tops: [Double], leastHeight: Double, canDismiss: Bool) {
        self.tops = tops
        self.leastHeight = leastHeight
        self.canDismiss = canDismiss
    }

    /// The position to which a released sheet goes.
    package enum Rest: Equatable {
        /// The card rests at the detent with this index in `tops`.
        case detent(Int)
        /// The card is dismissed.
        case away
    }

    private var highest: Double { tops.first ?? 0 }
    private var lowest: Double { tops.last ?? 0 }

    /// Returns the card's top for the top at which the card would follow the touch exactly.
    ///
    /// Within the detents the two are equal; beyond the detents the rubber band resists.
    package func resisted(_ place: Double) -> Double {
        if place < highest { return highest - RubberBand(dimension: highest).stretch(of: highest - place) }
        if place > lowest, !canDismiss { return lowest + RubberBand(dimension: leastHeight).stretch(of: place - lowest) }
        return place
    }

    /// Returns the top without resistance for a card's top; the inverse of `resisted`.
    package func unresisted(_ top: Double) -> Double {
        if top < highest { return highest - RubberBand(dimension: highest).pull(of: highest - top) }
        if top > lowest, !canDismiss { return lowest + RubberBand(dimension: leastHeight).pull(of: top - lowest) }
        return top
    }

    /// Returns the outcome of a release.
    ///
    /// The card moves to the detent nearest to the predicted top, or is dismissed when the position below the container's edge is nearer.
    ///
    /// - Parameter velocity: The velocity of the touch, in points per second downwards.
    package func rest(from top: Double, velocity: Double) -> Rest {
        let predicted = top + velocity * Self.foresight
        let nearest = tops.indices.min { abs(tops[$0] - predicted) < abs(tops[$1] - predicted) } ?? 0
        return abs(lowest + leastHeight - predicted) < abs(tops[nearest] - predicted) ? .away : .detent(nearest)
    }

    /// Returns the visible fraction of the card's smallest height, 0…1; 1 while the card is at or above its lowest detent.
    package func presence(at top: Double) -> Double {
        leastHeight > 0 ? max(0, min(1, 1 - (top - lowest) / leastHeight)) : 1
    }
}
