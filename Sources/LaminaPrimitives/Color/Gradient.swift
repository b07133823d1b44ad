/// Colours along a way from 0 to 1.
public struct Gradient: Sendable, Hashable {
    /// One colour and where it stands.
    public struct Stop: Sendable, Hashable {
        /// Where on the way from 0 to 1.
        public var location: Double
        /// The colour there.
        public var color: Color

        /// A colour at a place.
        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// In order of location; equal locations make a hard edge.
    ///
    /// Before the first and after the last the end colours go on.
    public let stops: [Stop]

    /// - Parameter stops: In any order; stops with a location that is not finite are left out. A stop infinitely far away
    ///   has no part in the colour of any finite place.
    public init(stops: [Stop]) {
        // Insertion keeps the order of equal locations, which the standard sort does not promise.
        var ordered: [Stop] = []
        for stop in stops where stop.location.isFinite {
            let place = ordered.lastIndex { $0.location <= stop.location }.map { $0 + 1 } ?? 0
            ordered.insert(stop, at: place)
        }
        self.stops = ordered
    }

    /// The colour at a place, mixed in straight alpha; clear when there are no stops.
    public func color(at place: Double) -> Color {
        color(at: place, before: stops.firstIndex { $0.location > place } ?? stops.count)
    }

    /// The same for a place of which the next stop is known already.
    ///
    /// - Parameter next: The index of the first stop beyond the place; `stops.count` when none is.
    @inlinable
    public func color(at place: Double, before next: Int) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard next > 0 else { return first.color }
        guard next < stops.count else { return last.color }
        let from = stops[next - 1]
        let to = stops[next]
        let fraction = Float((place - from.location) / (to.location - from.location))
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
        return Color(
            red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
            blue: mix(from.color.blue, to.color.blue), alpha: mix(from.color.alpha, to.color.alpha))
    }
}
