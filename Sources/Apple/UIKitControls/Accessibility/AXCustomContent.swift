public import Foundation

/// A text that assistive apps read on request, such as the size of a file beside its name.
///
/// Nothing reads it here.
open class AXCustomContent: NSObject, NSCopying {
    /// The importance of a text.
    public typealias Importance = AXCustomContentImportance

    /// The name of the value.
    open var label: String { attributedLabel.string }
    /// The name of the value, with attributes.
    public let attributedLabel: NSAttributedString
    /// The value.
    open var value: String { attributedValue.string }
    /// The value, with attributes.
    public let attributedValue: NSAttributedString
    /// The importance; default `default`.
    open var importance = Importance.default

    /// Creates a text.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    /// Creates a text with attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }

    /// Returns a text with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// An object with texts that assistive apps read on request.
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The texts.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A closure that returns texts.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

extension AXCustomContentProvider {
    /// The default implementation of the optional property that makes the texts on request: none.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
