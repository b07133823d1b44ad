public import CoreGraphics
import Foundation

/// An object whose methods can be called by name: a responder of UIKit.
package protocol SelectorReceiver: AnyObject {
    /// Calls the method with one argument.
    @MainActor func receive(_ selector: Selector, from sender: Any)
}

extension CADisplayLink {
    /// Creates a link that calls a method of the target with itself as argument; it does nothing until it is added to the main run loop.
    ///
    /// The target is retained. It must be a responder that overrides `perform(_:with:)`, because Swift without an Objective-C runtime finds no methods
    /// by name.
    public convenience init(target: Any, selector sel: Selector) {
        let receiver = target as AnyObject
        self.init { link in
            guard Thread.isMainThread, let receiver = receiver as? any SelectorReceiver else {
                return Diagnostics.report(
                    exception: "NSInvalidArgumentException", detail: "-[\(type(of: target)) \(sel)]: unrecognized selector; nothing is called")
            }
            // Safe because this is the main thread.
            nonisolated(unsafe) let (main, sender) = (receiver, link)
            MainActor.assumeIsolated { unsafe main.receive(sel, from: sender) }
        }
    }
}
