public import Foundation
import LaminaMethods
public import UIKitValues

// On Apple's systems every object has accessibility values. Responders and bar items declare theirs, and these members lead to them. Other objects keep the
// values that are set; the accessibility tree does not contain such objects.

@MainActor
extension NSObjectProtocol {
    /// The name of the element.
    @preconcurrency public var accessibilityLabel: String? {
        get { text(\UIResponder.accessibilityLabel, \UIBarItem.accessibilityLabel, \.label) }
        set { setText(newValue, \UIResponder.accessibilityLabel, \UIBarItem.accessibilityLabel, \.label) }
    }
    /// The result of activating the element.
    @preconcurrency public var accessibilityHint: String? {
        get { text(\UIResponder.accessibilityHint, \UIBarItem.accessibilityHint, \.hint) }
        set { setText(newValue, \UIResponder.accessibilityHint, \UIBarItem.accessibilityHint, \.hint) }
    }
    /// The value of the element.
    @preconcurrency public var accessibilityValue: String? {
        get { text(\UIResponder.accessibilityValue, \UIBarItem.accessibilityValue, \.value) }
        set { setText(newValue, \UIResponder.accessibilityValue, \UIBarItem.accessibilityValue, \.value) }
    }
    /// True when assistive technologies present the object; false by default, except for controls, labels and images.
    @preconcurrency public var isAccessibilityElement: Bool {
        get { (self as? UIResponder)?.isAccessibilityElement ?? keptValues(creating: false)?.isElement ?? false }
        set {
            if let responder = self as? UIResponder {
                responder.isAccessibilityElement = newValue
            } else {
                keptValues(creating: true)?.isElement = newValue
            }
        }
    }
    /// The nature and state of the element.
    @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
        get { (self as? UIResponder)?.accessibilityTraits ?? keptValues(creating: false)?.traits ?? .none }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityTraits = newValue
            } else {
                keptValues(creating: true)?.traits = newValue
            }
        }
    }

    private func text(
        _ ofResponder: KeyPath<UIResponder, String?>, _ ofItem: KeyPath<UIBarItem, String?>, _ kept: KeyPath<AccessibilityValues, String?>
    ) -> String? {
        if let responder = self as? UIResponder { return responder[keyPath: ofResponder] }
        if let item = self as? UIBarItem { return item[keyPath: ofItem] }
        return keptValues(creating: false)?[keyPath: kept]
    }

    private func setText(
        _ text: String?, _ ofResponder: ReferenceWritableKeyPath<UIResponder, String?>, _ ofItem: ReferenceWritableKeyPath<UIBarItem, String?>,
        _ kept: ReferenceWritableKeyPath<AccessibilityValues, String?>
    ) {
        if let responder = self as? UIResponder {
            responder[keyPath: ofResponder] = text
        } else if let item = self as? UIBarItem {
            item[keyPath: ofItem] = text
        } else {
            keptValues(creating: true)?[keyPath: kept] = text
        }
    }

    /// The values that were set on an object whose class declares none.
    private func keptValues(creating: Bool) -> AccessibilityValues? {
        // Safe because the key is only compared, and the object keeps the values.
        guard let key = unsafe UnsafeRawPointer(bitPattern: 0xACCE55) else { return nil }
        if let kept = unsafe objc_getAssociatedObject(self, key) as? AccessibilityValues { return kept }
        guard creating else { return nil }
        let made = AccessibilityValues()
        unsafe objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}
