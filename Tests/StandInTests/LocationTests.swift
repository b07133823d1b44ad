import CoreLocation
import Foundation
import LaminaFoundation
import Testing

struct LocationTests {
    /// - Source: The length of the equator in WGS 84, and Vincenty's own example "Flinders Peak to Buninyong".
    @Test func aDistanceFollowsTheEllipsoid() {
        let origin = CLLocation(latitude: 0, longitude: 0)
        #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 1)) - 6_378_137 * Double.pi / 180) < 0.001)
        let flinders = CLLocation(latitude: -(37 + 57 / 60.0 + 3.72030 / 3600), longitude: 144 + 25 / 60.0 + 29.52440 / 3600)
        let buninyong = CLLocation(latitude: -(37 + 39 / 60.0 + 10.15610 / 3600), longitude: 143 + 55 / 60.0 + 35.38390 / 3600)
        #expect(abs(flinders.distance(from: buninyong) - 54972.271) < 0.001)
        #expect(flinders.distance(from: flinders) == 0)
        // Places opposite each other: half of the ellipsoid's girth, within half a percent.
        #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 180)) - 20_003_931) < 100_000)
        #expect(origin.distance(from: CLLocation(latitude: 91, longitude: 0)).isNaN)
    }

    @Test func aCoordinateIsValidBetweenThePolesAndTheDateLine() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }

    @Test func aCircleContainsPlacesUpToItsRadius() {
        let circle = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_320, identifier: "a")
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.001)))
    }

    @Test @MainActor func theUserDeniesTheUseOfTheLocation() async {
        let (manager, listener) = (CLLocationManager(), LocationListener())
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        await mainTurn()
        #expect(manager.authorizationStatus == .denied && manager.location == nil)
        #expect(listener.heard.last == "failed 1" && listener.heard.contains("status 2"))
        #expect(Diagnostics.hasWarned("CLLocationManager: there is no receiver of positions, so the user denies the use of the location"))
    }

    @Test func aGeocoderFailsAsWithoutANetwork() async {
        let error = await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Berlin") }
        #expect(error?.code == .network)
        #expect((CLError(.network) as NSError).domain == "kCLErrorDomain" && (CLError(.network) as NSError).code == 2)
    }
}

/// Lets the main queue do what waits in it.
@MainActor
func mainTurn(_ count: Int = 1) async {
    for _ in 0..<count {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in DispatchQueue.main.async { done.resume() } }
    }
}

/// A delegate that writes down what it hears, with the method until iOS 14.
private final class LocationListener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        heard.append("status \(status.rawValue)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append("failed \((error as? CLError).map { "\($0.code.rawValue)" } ?? "")")
    }
}
