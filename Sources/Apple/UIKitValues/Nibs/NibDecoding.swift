package import Foundation
package import LaminaMarkup

/// The coder that `init(coder:)` receives when an object is created from a nib.
package protocol NibDecoding: NSCoder {
    /// The nib element that is being decoded.
    var element: NibElement { get }
    /// Configures an object from the element if `type` is the element's framework class.
    @MainActor func finish(_ object: AnyObject, as type: AnyClass)
}

extension NSCoder {
    /// The nib element that is being decoded; nil for other coders.
    package var nibElement: NibElement? { (self as? any NibDecoding)?.element }

    /// Returns an attribute of the nib element that is being decoded; nil without one.
    package func nibAttribute(_ name: String) -> String? { nibElement?[name] }

    /// Configures an object from its nib element if `type` is the element's framework class.
    ///
    /// Called at the end of each class's `init(coder:)`, so that exactly one class of the inheritance chain does it.
    @MainActor
    package func finishDecoding(_ object: AnyObject, as type: AnyClass) { (self as? any NibDecoding)?.finish(object, as: type) }
}
