/// An element of Interface Builder's XML.
package typealias NibElement = MarkupElement

extension MarkupElement {
    /// The id by which other elements refer to this one.
    package var id: String? { attributes["id"] }
    /// The parent's property whose value this element gives, such as `textColor` for `<color key="textColor" …/>`; nil for other elements.
    package var key: String? { attributes["key"] }

    /// Returns the child element that is the value of a property.
    package func value(forKey key: String) -> NibElement? { children.first { $0.key == key } }

    /// Returns a numeric attribute; nil when it is missing, no number or not finite.
    package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

    /// Returns the attribute of a whole number; nil when it is missing or no whole number.
    package func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

    /// Returns a Boolean attribute, written as `YES` or `NO`; nil when it is missing.
    package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
