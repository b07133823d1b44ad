@_exported public import Foundation

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// The radius of uncertainty, in metres; negative when the value is invalid.
public typealias CLLocationAccuracy = Double
/// A speed, in metres per second; negative when it is unknown.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north; negative when it is unknown.
public typealias CLLocationDirection = Double
/// The uncertainty of a speed, in metres per second.
public typealias CLLocationSpeedAccuracy = Double
/// The uncertainty of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth, in the datum WGS 84.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the place on the equator at the meridian of Greenwich.
    public init() { (latitude, longitude) = (0, 0) }
    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns true for a latitude of -90…90 and a longitude of -180…180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// Movements of any length are reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Turns by any angle are reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The accuracy that navigation needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// 1 kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// 3 kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app that may know only the rough place, 10 kilometres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000
