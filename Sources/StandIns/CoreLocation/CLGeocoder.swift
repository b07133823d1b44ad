public import Foundation
import LaminaStandIns

/// The call with the places that a geocoder found, or with an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder without its service: every request ends with `CLError.network`.
open class CLGeocoder: NSObject {
    /// True while a request runs.
    open private(set) var isGeocoding = false

    /// Answers with `CLError.network`.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    /// Answers with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    /// Answers with `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    /// Answers with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    /// Throws `CLError.network`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw Self.failure() }
    /// Throws `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw Self.failure() }
    /// Cancels the request, which is answered all the same.
    open func cancelGeocode() { isGeocoding = false }

    private static func failure() -> CLError {
        StandIn.say("CLGeocoder", "there is no service for addresses here, so requests end with CLError.network")
        return CLError(.network)
    }

    private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
        isGeocoding = true
        let error = Self.failure()
        StandIn.answer { [weak self] in
            self?.isGeocoding = false
            completion(nil, error)
        }
    }
}

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying {
    /// The place.
    public let location: CLLocation?
    /// The area of the place: nil.
    open var region: CLRegion? { nil }
    /// The time zone: nil.
    open var timeZone: TimeZone? { nil }
    /// The name: nil.
    open var name: String? { nil }
    /// The street: nil.
    open var thoroughfare: String? { nil }
    /// The house: nil.
    open var subThoroughfare: String? { nil }
    /// The town: nil.
    open var locality: String? { nil }
    /// The part of the town: nil.
    open var subLocality: String? { nil }
    /// The state or province: nil.
    open var administrativeArea: String? { nil }
    /// The county: nil.
    open var subAdministrativeArea: String? { nil }
    /// The postal code: nil.
    open var postalCode: String? { nil }
    /// The code of the country: nil.
    open var isoCountryCode: String? { nil }
    /// The country: nil.
    open var country: String? { nil }
    /// The lake or river: nil.
    open var inlandWater: String? { nil }
    /// The ocean: nil.
    open var ocean: String? { nil }
    /// The sights: nil.
    open var areasOfInterest: [String]? { nil }

    /// Creates a place without an address.
    package init(location: CLLocation?) {
        self.location = location
        super.init()
    }
    /// Creates a place like another.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        super.init()
    }

    /// Returns the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
