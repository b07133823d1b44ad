public import CoreLocation
import Foundation

/// The size of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Degrees between south and north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees between west and east.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty size.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// Creates a size.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A rectangle of degrees around a place.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The size.
    public var span: MKCoordinateSpan

    /// Creates an empty region.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// Creates a region by lengths in metres.
    ///
    /// - Source: The lengths of a degree on a sphere of the earth's equatorial radius: 111,319.5 metres, times the cosine of the latitude along it.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let degree = 6_378_137 * Double.pi / 180
        let narrow = max(cos(center.latitude * .pi / 180), 1e-6)
        let span = MKCoordinateSpan(latitudeDelta: latitudinalMeters / degree, longitudeDelta: min(360, longitudinalMeters / (degree * narrow)))
        self.init(center: center, span: span)
    }
    /// Creates the region of a rectangle of the map.
    public init(_ rect: MKMapRect) {
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        center = CLLocationCoordinate2D(latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2)
        span = MKCoordinateSpan(latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude)
    }

    /// The rectangle of the map that the region fills.
    var mapRect: MKMapRect {
        let north = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude))
        let south = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude))
        let width = span.longitudeDelta / 360 * MKMapPoint.worldSize
        return MKMapRect(x: MKMapPoint(center).x - width / 2, y: north.y, width: width, height: south.y - north.y)
    }

    /// True for a region of numbers that a map can show.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
    }
}

/// Creates a size.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// Creates a region.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}
/// Creates a region by lengths in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
/// Returns the region of a rectangle of the map.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
