public import CoreLocation
public import Foundation

/// An object at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The first line of the callout; optional.
    var title: String? { get }
    /// The second line of the callout; optional.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// The default implementation; nil.
    public var title: String? { nil }
    /// The default implementation; nil.
    public var subtitle: String? { nil }
}

/// An annotation with a title.
open class MKShape: NSObject {
    /// The first line of the callout.
    open var title: String?
    /// The second line of the callout.
    open var subtitle: String?

    /// Creates an annotation without a title.
    public override init() { super.init() }
}

/// An annotation at one place.
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// The place; maps move the annotation's view.
    open var coordinate = CLLocationCoordinate2D() { didSet { moved?() } }
    /// The map's reaction to a new place.
    var moved: (() -> Void)?

    /// Creates an annotation at the coordinate 0, 0.
    public override init() { super.init() }
    /// Creates an annotation at a place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
    /// Creates an annotation with a title.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// The user's place, which is not known here.
open class MKUserLocation: NSObject, MKAnnotation {
    /// The place; an invalid one.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// The measured place: nil.
    open var location: CLLocation? { nil }
    /// The direction: nil.
    open var heading: CLHeading? { nil }
    /// True while the place is being determined: false.
    open var isUpdating: Bool { false }
    /// The first line of the callout.
    open var title: String? = "Current Location"
    /// The second line of the callout.
    open var subtitle: String?
}

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// The place.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The name.
    open var title: String? { name }
    /// The code of the country: nil.
    open var countryCode: String? { isoCountryCode }
    /// The address by the keys of Contacts.
    public let addressDictionary: [String: Any]?

    /// Creates a place without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }
    /// Creates a place with an address.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.addressDictionary = addressDictionary
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    /// Creates a place like another.
    public override init(placemark: CLPlacemark) {
        addressDictionary = (placemark as? MKPlacemark)?.addressDictionary
        super.init(placemark: placemark)
    }
}
