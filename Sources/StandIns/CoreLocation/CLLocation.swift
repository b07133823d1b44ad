public import Foundation

/// A place with its height, accuracy, direction, speed and time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    // Sendable because nothing of it changes.

    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in metres.
    public let altitude: CLLocationDistance
    /// The uncertainty of the place, in metres; negative for an invalid place.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the height, in metres; negative for an invalid height.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of travel, in degrees from north; negative when unknown.
    public let course: CLLocationDirection
    /// The speed, in metres per second; negative when unknown.
    public let speed: CLLocationSpeed
    /// The time at which the device was there.
    public let timestamp: Date
    /// The floor of the building: nil.
    open var floor: CLFloor? { nil }

    /// Creates a place without a height.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }
    /// Creates a place at rest.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: -1,
            speed: -1, timestamp: timestamp)
    }
    /// Creates a place of a device that moves.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
        super.init()
    }

    /// Returns the length of the shortest line over the earth to another place, in metres; heights play no role.
    open func distance(from location: CLLocation) -> CLLocationDistance { Geodesic.distance(coordinate, location.coordinate) }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let place = String(format: "<%+.8f,%+.8f> +/- %.2fm", coordinate.latitude, coordinate.longitude, horizontalAccuracy)
        return place + String(format: " (speed %.2f mps / course %.2f) @ ", speed, course) + "\(timestamp)"
    }
}

/// The floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    // Sendable because nothing of it changes.

    /// The floor's number; 0 is the ground floor.
    public let level: Int

    init(level: Int) {
        self.level = level
        super.init()
    }
}

/// The direction in which a device points.
open class CLHeading: NSObject, @unchecked Sendable {
    // Sendable because nothing of it changes.

    /// Degrees from magnetic north.
    public let magneticHeading: CLLocationDirection
    /// Degrees from true north.
    public let trueHeading: CLLocationDirection
    /// The uncertainty, in degrees; negative for an invalid direction.
    public let headingAccuracy: CLLocationDirection
    /// The time of the measurement.
    public let timestamp: Date

    init(magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection, headingAccuracy: CLLocationDirection, timestamp: Date) {
        (self.magneticHeading, self.trueHeading) = (magneticHeading, trueHeading)
        (self.headingAccuracy, self.timestamp) = (headingAccuracy, timestamp)
        super.init()
    }
}
