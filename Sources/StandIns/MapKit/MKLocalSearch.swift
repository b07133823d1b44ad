public import CoreLocation
public import Foundation
import LaminaStandIns

/// The domain of errors of maps.
public let MKErrorDomain = "MKErrorDomain"

/// An error of maps.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = MKErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { MKErrorDomain }
    /// The reason's number.
    public var errorCode: Int { Int(code.rawValue) }
}

/// A place that a map knows.
open class MKMapItem: NSObject {
    /// The place.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The telephone number.
    open var phoneNumber: String?
    /// The address of the page.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// True for the user's place.
    open var isCurrentLocation: Bool { false }

    /// Creates a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
    }
    /// Returns the user's place, which is not known.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }

    /// Returns false: there is no app for maps.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { Self.openMaps(with: [self], launchOptions: launchOptions) }
    /// Returns false: there is no app for maps.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        StandIn.say("MKMapItem", "there is no app for maps here, so nothing is opened")
        return false
    }
}

/// The key of the means of transport.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The key of the look.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the size.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A search for places without its service: it ends with `MKError.serverFailure`.
open class MKLocalSearch: NSObject {
    /// The words and the region of a search.
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The region.
        open var region = MKCoordinateRegion()
    }

    /// The places that were found.
    open class Response: NSObject {
        /// The places.
        open var mapItems: [MKMapItem] { [] }
        /// The region around them.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// The call with the places that were found, or with an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// True while the search runs.
    open private(set) var isSearching = false

    /// Creates a search.
    public init(request: Request) { super.init() }

    /// Answers with `MKError.serverFailure`.
    open func start(completionHandler: @escaping CompletionHandler) {
        StandIn.say("MKLocalSearch", "there is no service for places here, so searches end with MKError.serverFailure")
        isSearching = true
        StandIn.answer { [weak self] in
            self?.isSearching = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    /// Throws `MKError.serverFailure`.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    /// Ends the search.
    open func cancel() { isSearching = false }
}

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By train and bus.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// By any means.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another.
open class MKRoute: NSObject {
    /// The name.
    open var name: String { "" }
    /// The length, in metres.
    open var distance: CLLocationDistance { 0 }
    /// The duration, in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The line.
    open var polyline: MKPolyline { MKPolyline(points: [], count: 0) }
}

/// A search for a way without its service: it ends with `MKError.serverFailure`.
open class MKDirections: NSObject {
    /// The ends of a way.
    open class Request: NSObject {
        /// The start.
        open var source: MKMapItem?
        /// The end.
        open var destination: MKMapItem?
        /// The means of transport.
        open var transportType = MKDirectionsTransportType.any
        /// True when several ways are wanted.
        open var requestsAlternateRoutes = false
    }

    /// The ways that were found.
    open class Response: NSObject {
        /// The ways.
        open var routes: [MKRoute] { [] }
    }

    /// The call with the ways that were found, or with an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    /// True while the search runs.
    open private(set) var isCalculating = false

    /// Creates a search.
    public init(request: Request) { super.init() }

    /// Answers with `MKError.serverFailure`.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        StandIn.say("MKDirections", "there is no service for ways here, so searches end with MKError.serverFailure")
        isCalculating = true
        StandIn.answer { [weak self] in
            self?.isCalculating = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    /// Throws `MKError.serverFailure`.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    /// Ends the search.
    open func cancel() { isCalculating = false }
}
