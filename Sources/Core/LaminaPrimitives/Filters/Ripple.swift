/// Circular waves that run from a centre and displace the points of a picture along the radius.
package struct Ripple: Sendable, Hashable {
    package var center: Point
    /// The distance between two crests.
    package var wavelength: Double
    /// The largest displacement, in the unit of `PixelFilter`'s lengths.
    package var amplitude: Double
    /// The distance that the first crest has reached.
    package var front: Double

    /// The waves of a transition.
    ///
    /// The displacement is nothing at both ends of the transition, so that both images then have their places.
    ///
    /// - Parameters:
    ///   - bounds: The layer's bounds; the waves start in their centre.
    ///   - progress: The transition's progress, clamped to 0...1.
    package init(in bounds: Rect, at progress: Double) {
        let progress = max(0, min(1, progress))
        let radius = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2
        center = bounds.center
        wavelength = min(bounds.width, bounds.height) / 3
        // Below wavelength / 2π no two points of the picture fall together.
        amplitude = wavelength / 7 * min(1, 6 * progress, 2 * (1 - progress))
        front = progress * (1.2 * radius + 2 * wavelength)
    }

    /// Returns the point of the picture that a point of the result shows.
    package func source(of point: Point) -> Point {
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > 0, wavelength > 0, distance < front else { return point }
        // The waves rise over the first wavelength behind the front, and end three wavelengths behind it.
        let behind = (front - distance) / wavelength
        let height = min(1, behind) * max(0, min(1, 3 - behind))
        let shift = amplitude * height * Numerics.sinAndCos(2 * .pi * behind).0 / distance
        return Point(point.x + dx * shift, point.y + dy * shift)
    }
}
