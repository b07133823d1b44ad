import CoreGraphics
public import CoreLocation
public import Foundation
import LaminaFoundation
import LaminaStandIns
package import LaminaMethods
public import UIKit

/// A map without its pictures: a grey plane with a grid of degrees, on which annotations and overlays stand at their places.
open class MKMapView: UIView {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { mapMembers }

    /// The object that gives views of annotations, and hears of the map.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The look; without effect, because there are no pictures.
    open var mapType = MKMapType.standard
    /// True when pinching zooms.
    open var isZoomEnabled = true
    /// True when dragging moves the map.
    open var isScrollEnabled = true
    /// True when turning turns the map; without effect.
    open var isRotateEnabled = true
    /// True when the map may be seen from the side; without effect.
    open var isPitchEnabled = true
    /// True when the map shows the compass; without effect.
    open var showsCompass = true
    /// True when the map shows a scale; without effect.
    open var showsScale = false
    /// True when the map shows traffic; without effect.
    open var showsTraffic = false
    /// True when the map shows buildings; without effect.
    open var showsBuildings = true
    /// True when the map shows points of interest; without effect.
    open var showsPointsOfInterest = true
    /// True when the map shows the user's place, which is not known.
    open var showsUserLocation = false { didSet { if showsUserLocation { failToLocate() } } }
    /// The user's place, which is not known.
    public let userLocation = MKUserLocation()
    /// The way in which the map follows the user; without effect.
    open var userTrackingMode = MKUserTrackingMode.none
    /// The annotations, in the order in which they were added.
    open internal(set) var annotations: [any MKAnnotation] = []
    /// The selected annotations: one, or none.
    open internal(set) var selectedAnnotations: [any MKAnnotation] = []
    /// The overlays, from back to front.
    open internal(set) var overlays: [any MKOverlay] = []

    /// The rectangle of the world that was asked for; the visible one has the view's proportions.
    private var wanted = MKMapRect.world
    /// The views of the annotations that are shown.
    var views: [ObjectIdentifier: MKAnnotationView] = [:]
    /// The views that wait for other annotations, by identifier.
    var reusable: [String: [MKAnnotationView]] = [:]
    /// The classes of views by identifier.
    var classes: [String: MKAnnotationView.Type] = [:]
    /// The drawings of overlays.
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    private var isNew = true
    /// The visible rectangle when a pinch began.
    private var pinched = MKMapRect.world

    /// Creates a map of the world.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    /// Creates a map from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: MKMapView.self)
    }

    // MARK: The visible part

    /// The visible part of the world, in map points.
    open var visibleMapRect: MKMapRect {
        get {
            guard bounds.width > 0, bounds.height > 0 else { return wanted }
            let scale = max(wanted.width / Double(bounds.width), wanted.height / Double(bounds.height))
            let (width, height) = (scale * Double(bounds.width), scale * Double(bounds.height))
            return MKMapRect(x: wanted.midX - width / 2, y: wanted.midY - height / 2, width: width, height: height)
        }
        set { show(newValue, animated: false) }
    }
    /// The visible part of the world, in degrees.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }
    /// The place in the view's middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: wanted.midX, y: wanted.midY).coordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// Shows a region, at once.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else {
            return Diagnostics.report(exception: "NSInvalidArgumentException", detail: "Invalid Region \(region); the map stays")
        }
        show(region.mapRect, animated: animated)
    }
    /// Shows another place in the middle, at once.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            return Diagnostics.report(exception: "NSInvalidArgumentException", detail: "Invalid coordinate \(coordinate); the map stays")
        }
        let middle = MKMapPoint(coordinate)
        show(wanted.offsetBy(dx: middle.x - wanted.midX, dy: middle.y - wanted.midY), animated: animated)
    }
    /// Shows a part of the world, at once.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { show(mapRect, animated: animate) }
    /// Shows a part of the world inside of a border, at once.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        let free = (bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom)
        guard free.0 > 0, free.1 > 0 else { return show(mapRect, animated: animate) }
        let scale = max(mapRect.width / Double(free.0), mapRect.height / Double(free.1))
        let (x, y) = (mapRect.midX - scale * Double(insets.left - insets.right) / 2, mapRect.midY - scale * Double(insets.top - insets.bottom) / 2)
        let (width, height) = (scale * Double(bounds.width), scale * Double(bounds.height))
        show(MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height), animated: animate)
    }
    /// Returns the region that the map would show for another.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    private func show(_ rect: MKMapRect, animated: Bool) {
        guard !rect.isNull, rect.width.isFinite, rect.height.isFinite, rect.midX.isFinite, rect.midY.isFinite else { return }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        // A region without a size keeps a point's size, so that places remain apart.
        wanted = rect.insetBy(dx: min(0, (rect.width - 1) / 2), dy: min(0, (rect.height - 1) / 2))
        update()
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    // MARK: Conversion

    /// Returns the point of a view at which a place is.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(point(of: MKMapPoint(coordinate)), to: view)
    }
    /// Returns the place at a point of a view.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (own, rect) = (convert(point, from: view), visibleMapRect)
        guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
        let x = rect.minX + Double((own.x - bounds.minX) / bounds.width) * rect.width
        return MKMapPoint(x: x, y: rect.minY + Double((own.y - bounds.minY) / bounds.height) * rect.height).coordinate
    }
    /// Returns the rectangle of a view that a region fills.
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect { convert(self.rect(of: region.mapRect), to: view) }
    /// Returns the region at a rectangle of a view.
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let first = MKMapPoint(convert(rect.origin, toCoordinateFrom: view))
        let last = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
        return MKCoordinateRegion(MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
    }

    /// The point of the view at which a place of the map is.
    func point(of place: MKMapPoint) -> CGPoint {
        let rect = visibleMapRect
        guard rect.width > 0, rect.height > 0 else { return .zero }
        let x = bounds.minX + CGFloat((place.x - rect.minX) / rect.width) * bounds.width
        return CGPoint(x: x, y: bounds.minY + CGFloat((place.y - rect.minY) / rect.height) * bounds.height)
    }
    /// The rectangle of the view at which a part of the map is.
    func rect(of part: MKMapRect) -> CGRect {
        let (first, last) = (point(of: part.origin), point(of: MKMapPoint(x: part.maxX, y: part.maxY)))
        return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }

    // MARK: Life

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeViews()
        if isNew, !bounds.isEmpty { tellLoaded() }
    }
    open override func draw(_ rect: CGRect) {
        MapPlane(map: self).draw()
        for overlay in overlays { renderers[ObjectIdentifier(overlay)]?.draw(on: self) }
    }

    /// Draws the map again, with its annotations at their places.
    func update() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    private func tellLoaded() {
        isNew = false
        StandIn.say("MKMapView", "there are no maps here, so a grey plane with a grid shows the region")
        StandIn.answer { [weak self] in
            guard let self else { return }
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }
    private func failToLocate() {
        StandIn.answer { [weak self] in
            guard let self else { return }
            delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
        }
    }

    private func build() {
        contentMode = .redraw
        clipsToBounds = true
        backgroundColor = UIColor(white: 0.91, alpha: 1)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self] in self?.drag($0) }
        addGestureRecognizer(pan)
        let pinch = UIPinchGestureRecognizer()
        pinch.addHandler { [weak self] in self?.zoom($0) }
        addGestureRecognizer(pinch)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.touch(at: $0.location(in: self)) }
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
    }
    private func drag(_ gesture: UIGestureRecognizer) {
        guard isScrollEnabled, let pan = gesture as? UIPanGestureRecognizer, pan.state == .changed, bounds.width > 0 else { return }
        let (way, scale) = (pan.translation(in: self), visibleMapRect.width / Double(bounds.width))
        pan.setTranslation(.zero, in: self)
        show(wanted.offsetBy(dx: -scale * Double(way.x), dy: -scale * Double(way.y)), animated: false)
    }
    private func zoom(_ gesture: UIGestureRecognizer) {
        guard isZoomEnabled, let pinch = gesture as? UIPinchGestureRecognizer else { return }
        if pinch.state == .began { pinched = wanted }
        guard pinch.state == .changed, pinch.scale > 0 else { return }
        let change = 1 - 1 / Double(pinch.scale)
        show(pinched.insetBy(dx: pinched.width * change / 2, dy: pinched.height * change / 2), animated: false)
    }
}
