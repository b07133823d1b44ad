/// An element of Interface Builder's XML.
package final class NibElement {
    /// The name of the tag.
    package let name: String
    /// The line in the file, from 1.
    package let line: Int
    /// The attributes by name.
    package internal(set) var attributes: [String: String]
    /// The child elements, in order.
    package private(set) var children: [NibElement] = []
    /// The text between the tags.
    package internal(set) var text = ""

    init(name: String, line: Int, attributes: [String: String]) {
        self.name = name
        self.line = line
        self.attributes = attributes
    }

    /// The id by which other elements refer to this one.
    package var id: String? { attributes["id"] }
    /// The parent's property whose value this element gives, such as `textColor` for `<color key="textColor" …/>`; nil for other elements.
    package var key: String? { attributes["key"] }

    func add(_ child: NibElement) { children.append(child) }

    /// Returns the children of the first child element with a name.
    package func children(of name: String) -> [NibElement] { first(name)?.children ?? [] }

    /// Returns the first child element with a name.
    package func first(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// Returns the child element that is the value of a property.
    package func value(forKey key: String) -> NibElement? { children.first { $0.key == key } }

    /// Returns an attribute; nil when it is missing.
    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// Returns a numeric attribute; nil when it is missing, no number or not finite.
    package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    /// Returns a Boolean attribute, written as `YES` or `NO`; nil when it is missing.
    package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
