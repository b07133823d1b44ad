import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor @Suite struct MapTests {
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let berlin = CLLocationCoordinate2D(latitude: 52.5163, longitude: 13.3777)

    /// - Source: The documented size of the world, and the edge of the square Mercator projection at atan(sinh(π)) degrees.
    @Test func theWorldIsASquareOfMapPoints() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
        let edge = MKMapPoint(CLLocationCoordinate2D(latitude: atan(sinh(.pi)) * 180 / .pi, longitude: -180))
        #expect(edge.x == 0 && abs(edge.y) < 1e-3)
        let back = MKMapPoint(berlin).coordinate
        #expect(abs(back.latitude - berlin.latitude) < 1e-9 && abs(back.longitude - berlin.longitude) < 1e-9)
    }

    @Test func rectanglesOfTheMapFollowTheRulesOfRectangles() {
        let (first, second) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
        #expect(first.union(second).maxX == 15 && first.intersection(second).width == 5)
        #expect(MKMapRect.null.union(first).width == 10 && first.intersection(.null).isNull)
        #expect(first.contains(MKMapPoint(x: 0, y: 9)) && !first.contains(MKMapPoint(x: 10, y: 0)))
    }

    @Test func aRegionIsShownWithTheProportionsOfTheView() {
        map.setRegion(MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 4000), animated: false)
        #expect(abs(map.centerCoordinate.latitude - berlin.latitude) < 1e-3 && abs(map.centerCoordinate.longitude - berlin.longitude) < 1e-9)
        // The longer side fills the square view: 4 km.
        let width = map.visibleMapRect.width * MKMetersPerMapPointAtLatitude(berlin.latitude)
        #expect(abs(width - 4000) < 5 && abs(map.visibleMapRect.height - map.visibleMapRect.width) < 1e-6)
    }

    @Test func aPlaceIsAtItsPointAndThePointAtThePlace() {
        map.setRegion(MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 4)), animated: false)
        let point = map.convert(CLLocationCoordinate2D(latitude: berlin.latitude, longitude: berlin.longitude + 1), toPointTo: map)
        #expect(abs(point.x - 300) < 1e-6)
        let back = map.convert(CGPoint(x: 300, y: point.y), toCoordinateFrom: map)
        #expect(abs(back.longitude - berlin.longitude - 1) < 1e-9 && abs(back.latitude - berlin.latitude) < 1e-9)
    }

    /// The lines of the grid that is drawn for a map.
    @Test(arguments: [(4, 1), (7.9, 1), (8, 2), (19.9, 2), (20, 5), (39.9, 5), (40, 10), (360, 50), (0.04, 0.01), (0.08, 0.02), (0.002, 0.0005)])
    func fourToTenLinesOfTheGridFitIntoARegion(span: Double, step: Double) {
        #expect(abs(MapPlane.step(span * 1.0001) - step) < step * 1e-9)
        #expect((3.99...10.1).contains(span / step))
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
    func aSpanThatIsNoneHasLinesOneDegreeApart(span: Double) { #expect(MapPlane.step(span) == 1) }

    @Test func anInvalidRegionIsRefused() {
        let before = map.region.center.latitude
        map.setRegion(MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 100, longitude: 0), span: MKCoordinateSpan()), animated: false)
        #expect(map.region.center.latitude == before)
    }

    @Test func theDelegateGivesTheViewsOfAnnotations() {
        let listener = MapListener()
        map.delegate = listener
        let annotation = MKPointAnnotation(coordinate: berlin, title: "Gate", subtitle: nil)
        map.register(CustomView.self, forAnnotationViewWithReuseIdentifier: "custom")
        map.addAnnotation(annotation)
        map.setCenter(berlin, animated: true)
        map.layoutIfNeeded()
        let view = map.view(for: annotation)
        #expect((view as? CustomView)?.reuseIdentifier == "custom" && (view as? CustomView)?.made == "Gate")
        #expect(view.map { abs($0.center.x - 200) < 1e-6 } == true)
        #expect(listener.heard == ["will true", "did true", "asked Gate", "added 1"])
        map.removeAnnotation(annotation)
        #expect(map.view(for: annotation) == nil && view?.superview == nil)
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "custom") === view)
    }

    @Test func aViewFollowsItsAnnotation() {
        let annotation = MKPointAnnotation(coordinate: berlin)
        map.setRegion(MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4)), animated: false)
        map.addAnnotation(annotation)
        map.layoutIfNeeded()
        let before = map.view(for: annotation)?.center.x ?? 0
        annotation.coordinate.longitude += 1
        map.layoutIfNeeded()
        #expect((map.view(for: annotation)?.center.x ?? 0) - before > 50)
    }

    @Test func aSelectedAnnotationShowsItsCallout() {
        let listener = MapListener()
        map.delegate = listener
        let annotation = MKPointAnnotation(coordinate: berlin, title: "Gate", subtitle: "Berlin")
        map.addAnnotation(annotation)
        map.showAnnotations([annotation], animated: false)
        map.layoutIfNeeded()
        map.view(for: annotation)?.canShowCallout = true
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        map.view(for: annotation)?.rightCalloutAccessoryView = button
        listener.heard = []
        map.selectAnnotation(annotation, animated: false)
        map.layoutIfNeeded()
        #expect(map.selectedAnnotations.count == 1 && texts(in: map).isSuperset(of: ["Gate", "Berlin"]))
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["selected Gate", "tapped Gate"])
        map.deselectAnnotation(annotation, animated: false)
        #expect(!texts(in: map).contains("Gate"))
    }

    @Test func anOverlayHasTheRendererOfTheDelegate() {
        let circle = MKCircle(center: berlin, radius: 1000)
        let listener = MapListener()
        map.delegate = listener
        map.addOverlay(circle)
        #expect((map.renderer(for: circle) as? MKCircleRenderer)?.circle === circle)
        #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(berlin.latitude) - 2000) < 1e-6)
        map.removeOverlay(circle)
        #expect(map.overlays.isEmpty && map.renderer(for: circle) == nil)
    }

    @Test func aSearchEndsWithTheErrorOfTheService() async {
        let error = await #expect(throws: MKError.self) { try await MKLocalSearch(request: MKLocalSearch.Request()).start() }
        #expect(error?.code == .serverFailure)
    }

    private func texts(in view: UIView) -> Set<String> {
        view.subviews.reduce(into: Set([(view as? UILabel)?.text].compactMap(\.self))) { $0.formUnion(texts(in: $1)) }
    }
}

/// A view with an initialiser of its own, as apps write it.
private final class CustomView: MKAnnotationView {
    let made: String?

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        made = annotation?.title
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

private final class MapListener: NSObject, MKMapViewDelegate {
    var heard: [String] = []

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { heard.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("did \(animated)") }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        heard.append("asked \(annotation.title ?? "")")
        return mapView.dequeueReusableAnnotationView(withIdentifier: "custom", for: annotation)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { heard.append("added \(views.count)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { heard.append("selected \(view.annotation?.title ?? "")") }
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        heard.append("tapped \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKCircleRenderer(overlay: overlay) }
}
