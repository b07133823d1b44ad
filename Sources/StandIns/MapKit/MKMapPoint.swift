public import CoreLocation
import Foundation

/// A place on the map of the whole world in Mercator's projection, which is 268,435,456 points wide; y grows to the south.
public struct MKMapPoint: Sendable {
    /// The distance from the meridian of 180 degrees, in map points.
    public var x: Double
    /// The distance from the northern edge, in map points.
    public var y: Double

    /// Creates the north-western corner of the world.
    public init() { (x, y) = (0, 0) }
    /// Creates a place.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Creates the place of a coordinate; latitudes beyond 85.05 degrees end at the map's edges.
    ///
    /// - Source: The spherical Mercator projection, whose world is a square.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = sin(coordinate.latitude * .pi / 180)
        let height = log((1 + sine) / (1 - sine)) / (4 * .pi)
        x = (coordinate.longitude / 360 + 0.5) * Self.worldSize
        y = min(max(0.5 - height, 0), 1) * Self.worldSize
    }

    /// The coordinate.
    public var coordinate: CLLocationCoordinate2D {
        let height = (0.5 - y / Self.worldSize) * 2 * .pi
        let latitude = 90 - 360 / .pi * atan(exp(-height))
        return CLLocationCoordinate2D(latitude: latitude, longitude: (x / Self.worldSize - 0.5) * 360)
    }

    /// Returns the distance over the earth, in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, other.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }

    static let worldSize = 268_435_456.0
}

/// A size on the map of the world, in map points.
public struct MKMapSize: Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates an empty size.
    public init() { (width, height) = (0, 0) }
    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// The size of the world.
    public static let world = MKMapSize(width: MKMapPoint.worldSize, height: MKMapPoint.worldSize)
}

/// A rectangle on the map of the world, in map points.
public struct MKMapRect: Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// Creates an empty rectangle.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// True for no rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// True for a rectangle without a size.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    /// Returns true for points in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
    /// Returns true for rectangles in the rectangle.
    public func contains(_ rect: MKMapRect) -> Bool {
        rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }
    /// Returns true when both share a part.
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }
    /// Returns the smallest rectangle around both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        guard !isNull else { return other }
        guard !other.isNull else { return self }
        let (west, north) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: west, y: north, width: max(maxX, other.maxX) - west, height: max(maxY, other.maxY) - north)
    }
    /// Returns the shared part, or no rectangle.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        let (west, north) = (max(minX, other.minX), max(minY, other.minY))
        let (width, height) = (min(maxX, other.maxX) - west, min(maxY, other.maxY) - north)
        return !isNull && !other.isNull && width > 0 && height > 0 ? MKMapRect(x: west, y: north, width: width, height: height) : .null
    }
    /// Returns the rectangle with each edge moved inwards.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// Returns the moved rectangle.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
}

/// Returns the length of a map point at a latitude, in metres.
///
/// - Source: The circumference of the equator of WGS 84, which Mercator's projection stretches by 1 / cos(latitude).
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    2 * .pi * 6_378_137 / MKMapPoint.worldSize * cos(latitude * .pi / 180)
}
/// Returns the number of map points in a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }
/// Returns the place of a coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// Returns the coordinate of a place.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Creates a place.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Creates a rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
