public import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit

/// An annotation with an extent.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle around it.
    var boundingMapRect: MKMapRect { get }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
        super.init()
    }

    /// The square around the circle.
    open var boundingMapRect: MKMapRect {
        let (middle, half) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
        return MKMapRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
    }
}

/// A shape of several places.
open class MKMultiPoint: MKShape {
    let corners: [MKMapPoint]

    init(corners: [MKMapPoint]) {
        self.corners = corners
        super.init()
    }

    /// The number of places.
    open var pointCount: Int { corners.count }
    /// The middle of the rectangle around the shape.
    open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    /// The smallest rectangle around the shape.
    open var boundingMapRect: MKMapRect { corners.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) } }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line through the first places of an array.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(corners: coords.prefix(max(0, count)).map { MKMapPoint($0) })
    }
    /// Creates a line through the first places of an array.
    public convenience init(points: [MKMapPoint], count: Int) { self.init(corners: Array(points.prefix(max(0, count)))) }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Creates an area between the first places of an array.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(corners: coords.prefix(max(0, count)).map { MKMapPoint($0) })
    }
    /// Creates an area between the first places of an array.
    public convenience init(points: [MKMapPoint], count: Int) { self.init(corners: Array(points.prefix(max(0, count)))) }
}

/// The drawing of an overlay; this class draws nothing.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    /// The opacity.
    open var alpha: CGFloat = 1

    /// Creates a drawing.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Draws the overlay into the current context.
    func draw(on map: MKMapView) {}
}

/// The drawing of a shape with a line and a colour inside.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour inside; nil for none.
    open var fillColor: UIColor?
    /// The colour of the line; nil for none.
    open var strokeColor: UIColor?
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// The corners of the line.
    open var lineJoin = CGLineJoin.round
    /// The ends of the line.
    open var lineCap = CGLineCap.round
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]?

    /// The shape in the view's coordinate space.
    func shape(on map: MKMapView) -> UIBezierPath { UIBezierPath() }
    /// True for a shape with an inside.
    var isArea: Bool { true }

    override func draw(on map: MKMapView) {
        let path = shape(on: map)
        path.lineWidth = lineWidth
        (path.lineJoinStyle, path.lineCapStyle) = (lineJoin, lineCap)
        if let dashes = lineDashPattern?.map({ CGFloat($0.doubleValue) }), !dashes.isEmpty {
            // Safe because the array lives as long as the call.
            unsafe path.setLineDash(dashes, count: dashes.count, phase: 0)
        }
        if isArea, let fillColor {
            fillColor.setFill()
            path.fill(with: .normal, alpha: alpha)
        }
        guard let strokeColor else { return }
        strokeColor.setStroke()
        path.stroke(with: .normal, alpha: alpha)
    }
}

/// The drawing of a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle.
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: kCLLocationCoordinate2DInvalid, radius: 0) }
    /// Creates the drawing of a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    override func shape(on map: MKMapView) -> UIBezierPath { UIBezierPath(ovalIn: map.rect(of: overlay.boundingMapRect)) }
}

/// The drawing of a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(points: [], count: 0) }
    /// Creates the drawing of a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    override var isArea: Bool { false }
    override func shape(on map: MKMapView) -> UIBezierPath { .through((overlay as? MKMultiPoint)?.corners ?? [], on: map) }
}

/// The drawing of an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The area.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(points: [], count: 0) }
    /// Creates the drawing of an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    override func shape(on map: MKMapView) -> UIBezierPath {
        let path = UIBezierPath.through((overlay as? MKMultiPoint)?.corners ?? [], on: map)
        if !path.isEmpty { path.close() }
        return path
    }
}

extension UIBezierPath {
    /// Returns lines through places of a map, in the view's coordinate space.
    @MainActor
    fileprivate static func through(_ corners: [MKMapPoint], on map: MKMapView) -> UIBezierPath {
        let path = UIBezierPath()
        path.addPolyline(corners.map { map.point(of: $0) })
        return path
    }
}

extension MKMapView {
    /// Adds an overlay in front of all others.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Adds an overlay to a plane; there is one plane here.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    /// Adds overlays in front of all others.
    public func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        let made = overlays.map { overlay in delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay) }
        for renderer in made { renderers[ObjectIdentifier(renderer.overlay)] = renderer }
        setNeedsDisplay()
        delegate?.mapView(self, didAdd: made)
    }
    /// Removes an overlay.
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Removes overlays.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays {
            self.overlays.removeAll { $0 === overlay }
            renderers[ObjectIdentifier(overlay)] = nil
        }
        setNeedsDisplay()
    }
    /// Returns the drawing of an overlay; nil for one that was not added.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }
}
