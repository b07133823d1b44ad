import CoreGraphics
import Foundation
package import LaminaMarkup

/// The form in which a nib writes the values of a type: as an attribute, as a child element with a key, or both.
package struct NibForm<Value>: Sendable {
    /// A value that was read from a nib.
    package enum Reading {
        case value(Value)
        /// The element leaves the property as it is.
        case unchanged
        case invalid
    }

    /// Reads a value from the text of an attribute.
    typealias AttributeReader = @MainActor (_ text: String, _ element: NibElement, _ nib: any NibContext) -> Reading
    /// Reads a value from a child element.
    typealias ChildReader = @MainActor (_ child: NibElement, _ nib: any NibContext) -> Reading

    /// Nil when the value is no attribute.
    let attribute: AttributeReader?
    /// Nil when the value is no child element.
    let child: ChildReader?

    /// True when the values are objects of the nib.
    let readsObjects: Bool

    init(attribute: AttributeReader? = nil, child: ChildReader? = nil, readsObjects: Bool = false) {
        (self.attribute, self.child, self.readsObjects) = (attribute, child, readsObjects)
    }

    /// An attribute whose text is converted.
    private static func text(_ convert: @escaping @MainActor (String) -> Value?) -> NibForm {
        NibForm(attribute: { text, _, _ in convert(text).map { .value($0) } ?? .invalid })
    }

    /// A child element; the element `<nil key="…"/>` leaves the property at its default.
    package static func child(_ convert: @escaping @MainActor (NibElement) -> Value?) -> NibForm {
        NibForm(child: { child, _ in convert(child).map { .value($0) } ?? (child.name == "nil" ? .unchanged : .invalid) })
    }

    /// An attribute with one of several names for values.
    package static func choice(_ values: @escaping @autoclosure @MainActor () -> [String: Value]) -> NibForm { text { values()[$0] } }
}

extension NibForm<Bool> {
    /// `YES` or `NO`.
    package static var flag: NibForm { text { $0 == "YES" } }
}

extension NibForm<Int> {
    package static var integer: NibForm { text { Int($0) } }
}

extension NibForm<CGFloat> {
    package static var number: NibForm { text { Double($0).flatMap { $0.isFinite ? CGFloat($0) : nil } } }
}

extension NibForm<Double> {
    package static var double: NibForm { text { Double($0).flatMap { $0.isFinite ? $0 : nil } } }
}

extension NibForm<Float> {
    package static var float: NibForm { text { Float($0).flatMap { $0.isFinite ? $0 : nil } } }
}

extension NibForm<String?> {
    /// An attribute, or a child element for a text of several lines.
    package static var text: NibForm { NibForm(attribute: { text, _, _ in .value(text) }, child: { child, _ in .value(child.text) }) }
}

extension NibForm<UIImage?> {
    /// The name of an image, or `<imageReference key="…" image="…"/>`; one that is missing has been reported by the nib.
    package static var image: NibForm {
        NibForm(
            attribute: { name, element, nib in nib.image(name, for: element).map { .value($0) } ?? .unchanged },
            child: { child, nib in nib.image(reference: child).map { .value($0) } ?? .unchanged })
    }
}

extension NibForm<UIColor?> {
    package static var color: NibForm {
        NibForm(child: { child, nib in
            if child.name == "nil" { return .value(nil) }
            return child.color(named: nib.colors).map { .value($0) } ?? .invalid
        })
    }
}

extension NibForm<UIFont?> {
    /// The element `<fontDescription key="fontDescription" …/>`.
    package static var font: NibForm { NibForm(child: { child, nib in .value(nib.font(child)) }) }
}

extension NibForm {
    /// The object of a child element, such as `<view key="titleView" …/>`.
    package static func object<Object: AnyObject>() -> NibForm where Value == Object? {
        NibForm(child: { child, nib in (nib.object(for: child) as? Object).map { .value($0) } ?? .invalid }, readsObjects: true)
    }
}

extension NibForm<CGRect> {
    package static var rect: NibForm { child { $0.rect } }
}

extension NibForm<CGSize> {
    package static var size: NibForm { child { $0.size } }
}

extension NibForm<UIEdgeInsets> {
    package static var insets: NibForm { child { $0.insets } }
}
