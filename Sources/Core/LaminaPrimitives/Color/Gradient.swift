/// Colour stops along an axis from 0 to 1.
public struct Gradient: Sendable, Hashable {
    /// A colour at a location of the axis.
    public struct Stop: Sendable, Hashable {
        /// The position on the axis; 0 is the start and 1 the end.
        public var location: Double
        /// The colour at this location.
        public var color: Color

        /// Creates a stop.
        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// The stops in ascending order of location; stops with equal locations make a hard edge.
    ///
    /// Before the first stop and after the last one, the end colours continue.
    public let stops: [Stop]

    /// Creates a gradient, sorting its stops by location.
    ///
    /// - Parameter stops: Stops in any order. Stops whose location is not finite are dropped: they contribute to no finite location.
    public init(stops: [Stop]) {
        let finite = stops.filter(\.location.isFinite)
        if zip(finite, finite.dropFirst()).allSatisfy({ $0.location <= $1.location }) {
            self.stops = finite
        } else {
            // Stops with equal locations keep their order, which the standard sort does not promise.
            let ordered = finite.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            self.stops = ordered.map(\.element)
        }
    }

    /// Returns the colour at a location, interpolated in straight alpha; clear when there are no stops.
    public func color(at place: Double) -> Color {
        color(at: place, before: stops.firstIndex { $0.location > place } ?? stops.count)
    }

    /// Returns the colour at a location when the index of the next stop is already known.
    ///
    /// - Parameter next: The index of the first stop beyond `place`; `stops.count` when there is none.
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
