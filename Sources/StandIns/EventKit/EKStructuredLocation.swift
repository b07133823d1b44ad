public import CoreLocation
public import Foundation

/// A place with its coordinate.
open class EKStructuredLocation: EKObject, NSCopying {
    /// The name.
    open var title: String?
    /// The coordinate.
    open var geoLocation: CLLocation?
    /// The distance from the coordinate to the edge in metres; 0 for the system's own.
    open var radius: Double = 0

    /// Creates a place with a name.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    /// Returns an equal place.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation()
        (copy.title, copy.geoLocation, copy.radius) = (title, geoLocation, radius)
        return copy
    }
}
