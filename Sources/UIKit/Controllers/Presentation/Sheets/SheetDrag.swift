/// The rules by which a finger moves a card and by which a released card comes to rest.
///
/// Places are distances of the card's top from the container's upper edge, in points; they grow downwards.
///
/// - Source: Measured on iOS 26.1: the card follows the finger 1:1; at rest it is dismissed from half its height on; 64 points down it is
///   dismissed from 1,000 points/s on and comes back at 975, which a prediction of a third of a second explains; it then moves on a critically
///   damped spring of 1000/3. The resistance beyond the ends was not measured: it is a scroll view's.
struct SheetDrag: Equatable {
    /// Seconds by which the release is predicted.
    static let foresight = 1.0 / 3
    /// Stiffness of the spring after the release, for a mass of 1.
    static let stiffness = 1000.0 / 3

    /// Tops of the card at its detents, ascending: the largest card first; not empty.
    let tops: [Double]
    /// Height of the card at its smallest detent.
    let leastHeight: Double
    /// Whether the finger may take the card away.
    let canDismiss: Bool

    /// Outcome of a release.
    enum Rest: Equatable {
        /// Index into `tops`.
        case detent(Int)
        case away
    }

    private var highest: Double { tops.first ?? 0 }
    private var lowest: Double { tops.last ?? 0 }

    /// The card's top for a finger that wants it at a place.
    func bent(_ place: Double) -> Double {
        if place < highest { return highest - RubberBand(dimension: highest).stretch(of: highest - place) }
        if place > lowest, !canDismiss { return lowest + RubberBand(dimension: leastHeight).stretch(of: place - lowest) }
        return place
    }

    /// The inverse of `bent`.
    func straightened(_ top: Double) -> Double {
        if top < highest { return highest - RubberBand(dimension: highest).pull(of: highest - top) }
        if top > lowest, !canDismiss { return lowest + RubberBand(dimension: leastHeight).pull(of: top - lowest) }
        return top
    }

    /// The rest after a release: the detent nearest to the predicted top, or away when the card's disappearance is nearer.
    ///
    /// - Parameter velocity: Points per second, downwards.
    func rest(from top: Double, velocity: Double) -> Rest {
        let predicted = top + velocity * Self.foresight
        let nearest = tops.indices.min { abs(tops[$0] - predicted) < abs(tops[$1] - predicted) } ?? 0
        return abs(lowest + leastHeight - predicted) < abs(tops[nearest] - predicted) ? .away : .detent(nearest)
    }

    /// The fraction of the card's least height that is still in its place; 1 between detents.
    func presence(at top: Double) -> Double {
        leastHeight > 0 ? max(0, min(1, 1 - (top - lowest) / leastHeight)) : 1
    }
}
