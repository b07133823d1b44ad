import Foundation
import Glibc

/// The classes of stand-in modules that nibs name by elements.
///
/// A stand-in lies above this module and in a library of its own, so its classes are found by name. An app that has a map in its storyboard and names no
/// class of MapKit in its source does not load that library; it is loaded then.
enum StandInClass {
    /// The name of the library with the stand-ins of the Swift SDK.
    private static let library = "libLaminaStandIns.so"

    private static let names = [
        "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView", "avPlayerViewController": "AVKit.AVPlayerViewController",
    ]

    /// Returns the class of an element; nil for other elements, and in a program without the stand-ins.
    static func of(_ element: String) -> AnyClass? {
        guard let name = names[element] else { return nil }
        if let found = NSClassFromString(name) { return found }
        // Safe because the string lives as long as the call. The library stays loaded.
        guard unsafe dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil else { return nil }
        return NSClassFromString(name)
    }
}
