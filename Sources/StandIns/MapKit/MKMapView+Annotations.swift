import CoreGraphics
import CoreLocation
import Foundation
import UIKit

/// The identifier under which a map's own class of views is registered.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier under which a map's class of views of clusters is registered; nothing is clustered here.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
    /// Adds an annotation, whose view appears with the next layout.
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Adds annotations.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        let new = annotations.filter { annotation in !self.annotations.contains { $0 === annotation } }
        self.annotations += new
        for case let point as MKPointAnnotation in new { point.moved = { [weak self] in self?.setNeedsLayout() } }
        setNeedsLayout()
    }
    /// Removes an annotation and its view.
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Removes annotations and their views.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            deselectAnnotation(annotation, animated: false)
            (annotation as? MKPointAnnotation)?.moved = nil
            self.annotations.removeAll { $0 === annotation }
            guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
            view.removeFromSuperview()
            if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
        }
    }
    /// Adds annotations, and shows a region that contains all of them.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let around = annotations.map { MKMapPoint($0.coordinate) }
            .reduce(MKMapRect.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 1, height: 1)) }
        guard !around.isNull else { return }
        // A single place gets the surroundings of a town.
        let border = max(around.width, around.height, 2000 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude)) * 0.2
        setVisibleMapRect(around.insetBy(dx: -border, dy: -border), animated: animated)
    }

    /// Returns the view of an annotation that is shown; nil for another.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
    /// Returns the annotations in a part of the world.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }

    /// Registers a class of views.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Returns a view that no annotation uses; nil when there is none.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = reusable[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }
    /// Returns a view of an annotation, of the registered class when none is free.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        let type = classes[identifier] ?? MKMarkerAnnotationView.self
        let view = dequeueReusableAnnotationView(withIdentifier: identifier) ?? type.laminaInit(annotation: annotation, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }

    /// Selects an annotation, whose view shows its callout.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard annotations.contains(where: { $0 === annotation }), !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        layoutIfNeeded()
        for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
        selectedAnnotations = [annotation]
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: animated)
        showCallout(of: view)
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
    }
    /// Ends the selection of an annotation.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations = []
        guard let view = view(for: annotation) else { return }
        view.callout?.removeFromSuperview()
        view.callout = nil
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
    }

    // MARK: Views

    /// Makes the views that are missing, and moves all to their places.
    func placeViews() {
        guard !bounds.isEmpty else { return }
        var new: [MKAnnotationView] = []
        for annotation in annotations where CLLocationCoordinate2DIsValid(annotation.coordinate) {
            let shown = views[ObjectIdentifier(annotation)]
            let view = shown ?? makeView(of: annotation)
            let place = point(of: MKMapPoint(annotation.coordinate))
            view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
            if shown == nil { new.append(view) }
            view.callout?.place(above: CGPoint(x: view.frame.midX + view.calloutOffset.x, y: view.frame.minY + view.calloutOffset.y))
        }
        if !new.isEmpty { delegate?.mapView(self, didAdd: new) }
    }

    private func makeView(of annotation: any MKAnnotation) -> MKAnnotationView {
        let view = delegate?.mapView(self, viewFor: annotation) ?? standardView(of: annotation)
        view.annotation = annotation
        views[ObjectIdentifier(annotation)] = view
        view.prepareForDisplay()
        addSubview(view)
        return view
    }
    private func standardView(of annotation: any MKAnnotation) -> MKAnnotationView {
        let view = dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.canShowCallout = true
        return view
    }
    private func showCallout(of view: MKAnnotationView) {
        guard view.canShowCallout, view.annotation?.title?.isEmpty == false else { return }
        let callout = MapCallout(of: view) { [weak self, weak view] control in
            guard let self, let view else { return }
            delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        view.callout = callout
        addSubview(callout)
        setNeedsLayout()
    }

    /// Selects the annotation at a point, or ends the selection.
    func touch(at point: CGPoint) {
        let hit = views.values.filter { $0.isEnabled && !$0.isHidden && $0.frame.insetBy(dx: -8, dy: -8).contains(point) }
            .min { hypot($0.center.x - point.x, $0.center.y - point.y) < hypot($1.center.x - point.x, $1.center.y - point.y) }
        if let annotation = hit?.annotation { return selectAnnotation(annotation, animated: true) }
        let isInCallout = selectedAnnotations.contains { view(for: $0)?.callout?.frame.contains(point) == true }
        if !isInCallout, let selected = selectedAnnotations.first { deselectAnnotation(selected, animated: true) }
    }
}
