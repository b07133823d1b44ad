public import Foundation
import LaminaConcurrency
import LaminaStandIns

extension CLAuthorizationStatus {
    /// The app may at any time.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// A manager on a device whose user says no: questions are answered with `denied`, and requests with `CLError.denied`.
open class CLLocationManager: NSObject {
    /// The answer that all managers share.
    private static let answer = Guarded(CLAuthorizationStatus.notDetermined)

    /// The object that hears of places; it first hears of the authorization.
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { if delegate != nil { announce() } } }
    /// The wanted accuracy, in metres.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The shortest movement that is reported, in metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// The smallest turn that is reported, in degrees.
    open var headingFilter: CLLocationDegrees = 1
    /// The kind of movement.
    open var activityType = CLActivityType.other
    /// True when updates may pause by themselves.
    open var pausesLocationUpdatesAutomatically = true
    /// True when updates go on in the background.
    open var allowsBackgroundLocationUpdates = false
    /// True when the status bar shows updates in the background.
    open var showsBackgroundLocationIndicator = false
    /// The latest place: nil.
    open var location: CLLocation? { nil }
    /// The latest direction: nil.
    open var heading: CLHeading? { nil }
    /// The monitored regions: none.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// The user's answer.
    open var authorizationStatus: CLAuthorizationStatus { Self.answer.withLock { $0 } }
    /// The granted accuracy.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Returns true: the device has location services, and the app may not use them.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns false: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// Returns false: there is no receiver.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Returns false: regions cannot be monitored.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Returns false: there is no radio.
    open class func isRangingAvailable() -> Bool { false }
    /// Returns the user's answer.
    open class func authorizationStatus() -> CLAuthorizationStatus { answer.withLock { $0 } }

    /// Asks the user, who says no.
    open func requestWhenInUseAuthorization() { deny() }
    /// Asks the user, who says no.
    open func requestAlwaysAuthorization() { deny() }
    /// Reports `CLError.denied`, or nothing before the user was asked.
    open func startUpdatingLocation() { refuse() }
    /// Ends updates.
    open func stopUpdatingLocation() {}
    /// Reports `CLError.denied`.
    open func requestLocation() { refuse() }
    /// Reports `CLError.headingFailure`.
    open func startUpdatingHeading() { refuse(.headingFailure) }
    /// Ends updates.
    open func stopUpdatingHeading() {}
    /// Reports `CLError.denied`.
    open func startMonitoringSignificantLocationChanges() { refuse() }
    /// Ends updates.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Reports `CLError.regionMonitoringDenied`.
    open func startMonitoring(for region: CLRegion) {
        tell { $0.delegate?.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    /// Ends the monitoring of a region.
    open func stopMonitoring(for region: CLRegion) {}

    private func deny() {
        let isNew = Self.answer.withLock { answer in
            defer { answer = .denied }
            return answer == .notDetermined
        }
        if isNew { announce() }
    }

    private func announce() { tell { $0.delegate?.locationManagerDidChangeAuthorization($0) } }

    private func refuse(_ code: CLError.Code = .denied) {
        tell { $0.delegate?.locationManager($0, didFailWithError: CLError(code)) }
    }

    private func tell(_ body: @escaping (CLLocationManager) -> Void) {
        StandIn.say("CLLocationManager", "there is no receiver of positions, so the user denies the use of the location")
        StandIn.answer { [weak self] in if let self { body(self) } }
    }
}

/// The methods by which a manager reports; all are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Tells the delegate of new places; never called, because there is no receiver.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Tells the delegate that a request failed.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Tells the delegate of the user's answer.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Tells the delegate of the user's answer, until iOS 14.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Tells the delegate of a new direction; never called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Tells the delegate that the device entered a region; never called.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Tells the delegate that the device left a region; never called.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Tells the delegate that a region cannot be monitored.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Tells the delegate of beacons nearby; never called.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Tells the delegate of beacons nearby; never called.
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
}

extension CLLocationManagerDelegate {
    /// The default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// The default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// The default implementation; calls the method that it replaces.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// The default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// The default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// The default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// The default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// The default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    /// The default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
    /// The default implementation; does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
}
