public import Foundation

/// An area with a name.
open class CLRegion: NSObject, @unchecked Sendable {
    // Sendable because apps change the two flags before they hand a region over.

    /// The name.
    public let identifier: String
    /// True when entering is reported.
    open var notifyOnEntry = true
    /// True when leaving is reported.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Returns true for places in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }
}

/// A beacon nearby; none is ever found.
open class CLBeacon: NSObject {
    /// The identifier of the beacon's owner.
    public let uuid: UUID
    /// The more significant number.
    public let major: NSNumber
    /// The less significant number.
    public let minor: NSNumber
    /// The distance.
    open var proximity: CLProximity { .unknown }
    /// The uncertainty of the distance, in metres; negative when unknown.
    open var accuracy: CLLocationAccuracy { -1 }
    /// The strength of the signal, in decibels.
    open var rssi: Int { 0 }

    init(uuid: UUID, major: NSNumber, minor: NSNumber) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }
}

/// The beacons that an app looks for.
open class CLBeaconIdentityConstraint: NSObject {
    /// The identifier of the beacons' owner.
    public let uuid: UUID
    /// The more significant number; nil for any.
    public let major: UInt16?
    /// The less significant number; nil for any.
    public let minor: UInt16?

    /// Creates a description of all beacons of an owner.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    /// Creates a description of a group of beacons.
    public convenience init(uuid: UUID, major: UInt16) { self.init(uuid, major, nil) }
    /// Creates a description of one beacon.
    public convenience init(uuid: UUID, major: UInt16, minor: UInt16) { self.init(uuid, major, minor) }

    private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }
}

/// The area around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The identifier of the beacons' owner.
    public let uuid: UUID
    /// The identifier of the beacons' owner, under its name until iOS 13.
    open var proximityUUID: UUID { uuid }
    /// The description of the beacons.
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        guard let major else { return CLBeaconIdentityConstraint(uuid: uuid) }
        guard let minor else { return CLBeaconIdentityConstraint(uuid: uuid, major: major.uint16Value) }
        return CLBeaconIdentityConstraint(uuid: uuid, major: major.uint16Value, minor: minor.uint16Value)
    }
    /// The more significant number; nil for any.
    public let major: NSNumber?
    /// The less significant number; nil for any.
    public let minor: NSNumber?

    /// Creates the area around all beacons of an owner.
    public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
    /// Creates the area around a group of beacons.
    public convenience init(uuid: UUID, major: UInt16, identifier: String) { self.init(uuid, major, nil, identifier) }
    /// Creates the area around one beacon.
    public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) { self.init(uuid, major, minor, identifier) }
    /// Creates the area around all beacons of an owner, by the name until iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(proximityUUID, nil, nil, identifier) }
    /// Creates the area around one beacon, by the name until iOS 13.
    public convenience init(proximityUUID: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.init(proximityUUID, major, minor, identifier)
    }

    private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?, _ identifier: String) {
        self.uuid = uuid
        (self.major, self.minor) = (major.map { NSNumber(value: $0) }, minor.map { NSNumber(value: $0) })
        super.init(identifier: identifier)
    }
}

extension CLLocationManager {
    /// Reports nothing: there is no radio.
    public func startRangingBeacons(in region: CLBeaconRegion) {}
    /// Ends the search for beacons.
    public func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// Reports nothing: there is no radio.
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Ends the search for beacons.
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
