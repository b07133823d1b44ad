public import Foundation
public import UIKit

/// The delegate of a map; every method is optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the visible part is about to change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Tells the delegate that the visible part has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Tells the delegate of each change of the visible part.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Tells the delegate that loading begins; never called.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Tells the delegate that the map is there.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Tells the delegate that the map cannot be loaded; never called.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// Tells the delegate that the map is drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// Returns the view of an annotation; nil for the standard one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Tells the delegate of new views.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Tells the delegate that a control in a callout was tapped.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Tells the delegate of a selection.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Tells the delegate of the end of a selection.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Tells the delegate of a selection, from iOS 16 on.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Tells the delegate of the end of a selection, from iOS 16 on.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Tells the delegate of the user's place; never called.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Tells the delegate that the user's place is not known.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Tells the delegate of another way of following; never called.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Returns the drawing of an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Tells the delegate of new drawings.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// The default implementation; does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// The default implementation; does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// The default implementation; does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// The default implementation; does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// The default implementation; does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// The default implementation; the standard view.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// The default implementation; a drawing that shows nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
    /// The default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}
