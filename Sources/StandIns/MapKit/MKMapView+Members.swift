import LaminaMethods
import UIKit

/// Members of `MKMapView` that selectors, keys and nibs name.
let mapMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("delegate", \MKMapView.delegate)
    $0.property("mapType", \MKMapView.mapType, nib: .choice(["standard": .standard, "satellite": .satellite, "hybrid": .hybrid]))
    $0.property("isZoomEnabled", \MKMapView.isZoomEnabled, nib: .flag)
    $0.property("isScrollEnabled", \MKMapView.isScrollEnabled, nib: .flag)
    $0.property("isRotateEnabled", \MKMapView.isRotateEnabled, nib: .flag)
    $0.property("isPitchEnabled", \MKMapView.isPitchEnabled, nib: .flag)
    $0.property("showsUserLocation", \MKMapView.showsUserLocation, nib: .flag)
    $0.property("showsCompass", \MKMapView.showsCompass, nib: .flag)
    $0.property("showsScale", \MKMapView.showsScale, nib: .flag)
    $0.property("showsTraffic", \MKMapView.showsTraffic, nib: .flag)
    $0.property("showsBuildings", \MKMapView.showsBuildings, nib: .flag)
    $0.property("showsPointsOfInterest", \MKMapView.showsPointsOfInterest, nib: .flag)
    $0.constant("userLocation", \MKMapView.userLocation)
    $0.constant("annotations", \MKMapView.annotations)
    $0.ignoredAttributes("preferredElevationStyle", "preferredEmphasisStyle")
    $0.ignoredChildren("standardMapConfiguration", "imageryMapConfiguration", "hybridMapConfiguration", "preferredConfiguration")
}

extension MKMapView: nonisolated MemberTableExtender {}
