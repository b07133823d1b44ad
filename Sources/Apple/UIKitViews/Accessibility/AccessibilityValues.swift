import CoreGraphics
import Foundation
package import UIKitValues

/// The accessibility values that an app set on an object; nil values are the object's defaults.
@MainActor
package final class AccessibilityValues {
    package var isElement: Bool?
    package var label: String?
    package var hint: String?
    package var value: String?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    package var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var inputLabels: [String]?
    var respondsToInput: Bool?
    var identifier: String?
    package var largeContent = LargeContent()

    /// Creates the values of an object whose app has set nothing yet.
    package init() {}
}

/// The accessibility of an object whose app sets nothing.
@MainActor
package struct AccessibilityDefaults {
    package var isElement = true
    package var label: String?
    package var value: String?
    package var hint: String?
    package var traits = UIAccessibilityTraits.none

    /// Describes an element.
    package init(_ label: String?, value: String? = nil, _ traits: UIAccessibilityTraits, isElement: Bool = true) {
        (self.label, self.value, self.traits, self.isElement) = (label, value, traits, isElement)
    }
}

/// A view that assistive technologies know without the app's help, such as a label or a button.
@MainActor
package protocol AccessibilityDescribing: UIResponder {
    /// The view's accessibility, unless the app sets another.
    var accessibilityDefaults: AccessibilityDefaults { get }
}

extension UIResponder {
    /// The values that the app sets; made by the first one.
    package var accessibilityValues: AccessibilityValues {
        if let values = accessibility { return values }
        let values = AccessibilityValues()
        accessibility = values
        return values
    }

    var defaultAccessibility: AccessibilityDefaults? { (self as? any AccessibilityDescribing)?.accessibilityDefaults }
}

/// The values of a view for the large content viewer.
package struct LargeContent {
    package var isShown = false
    package var title: String?
    package var image: UIImage?
    package var scalesImage = false
    package var imageInsets = UIEdgeInsets.zero
}

extension UIView {
    /// Converts a rectangle of the view to the screen's coordinates.
    func onScreen(_ rect: CGRect) -> CGRect { convert(rect, to: UIScreen.main as any UICoordinateSpace) }
}
