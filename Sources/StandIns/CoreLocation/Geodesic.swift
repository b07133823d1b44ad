import Foundation

/// The shortest line between two places on the ellipsoid of WGS 84.
enum Geodesic {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257_223_563

    /// Returns the length in metres; NaN for places that are none.
    ///
    /// - Accuracy: 0.5 mm; 0.5 % for places that lie nearly opposite each other, where the iteration does not converge and a sphere takes its place.
    /// - Source: Vincenty 1975, "Direct and Inverse Solutions of Geodesics on the Ellipsoid", the inverse formula.
    static func distance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
        guard CLLocationCoordinate2DIsValid(start), CLLocationCoordinate2DIsValid(end) else { return .nan }
        let radians = Double.pi / 180
        let (first, second) = (start.latitude * radians, end.latitude * radians)
        let turn = (end.longitude - start.longitude) * radians
        return ellipsoid(first, second, turn) ?? sphere(first, second, turn)
    }

    private static func ellipsoid(_ first: Double, _ second: Double, _ turn: Double) -> Double? {
        // Reduced latitudes lie on the sphere around the ellipsoid.
        let (u1, u2) = (atan((1 - flattening) * tan(first)), atan((1 - flattening) * tan(second)))
        var lambda = turn
        for _ in 0..<200 {
            let across = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sine = hypot(cos(u2) * sin(lambda), across)
            guard sine > 0 else { return 0 }
            let cosine = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let angle = atan2(sine, cosine)
            let azimuth = cos(u1) * cos(u2) * sin(lambda) / sine
            let squared = 1 - azimuth * azimuth
            // On the equator there is no middle latitude.
            let middle = squared > 0 ? cosine - 2 * sin(u1) * sin(u2) / squared : 0
            let c = flattening / 16 * squared * (4 + flattening * (4 - 3 * squared))
            let bend = angle + c * sine * (middle + c * cosine * (2 * middle * middle - 1))
            let next = turn + (1 - c) * flattening * azimuth * bend
            if abs(next - lambda) < 1e-12 { return length(angle, sine, cosine, middle, squared) }
            lambda = next
        }
        return nil
    }

    private static func length(_ angle: Double, _ sine: Double, _ cosine: Double, _ middle: Double, _ squared: Double) -> Double {
        let polarRadius = equatorialRadius * (1 - flattening)
        let u = squared * (equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1)
        let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let third = b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
        let change = b * sine * (middle + b / 4 * (cosine * (2 * middle * middle - 1) - third))
        return polarRadius * a * (angle - change)
    }

    /// The length on a sphere with the ellipsoid's mean radius.
    private static func sphere(_ first: Double, _ second: Double, _ turn: Double) -> Double {
        let half = pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(turn / 2), 2)
        return 2 * equatorialRadius * (1 - flattening / 3) * asin(min(1, half.squareRoot()))
    }
}
