/// An element of Interface Builder's XML.
final class NibElement {
    let name: String
    /// The line in the file, from 1.
    let line: Int
    var attributes: [String: String]
    private(set) var children: [NibElement] = []
    /// The text between the tags.
    var text = ""

    init(name: String, line: Int, attributes: [String: String]) {
        self.name = name
        self.line = line
        self.attributes = attributes
    }

    /// The id by which other elements refer to this one.
    var id: String? { attributes["id"] }
    /// The parent's property whose value this element gives, such as `textColor` for `<color key="textColor" …/>`; nil for other elements.
    var key: String? { attributes["key"] }

    func add(_ child: NibElement) { children.append(child) }

    /// Returns the children of the first child element with a name.
    func children(of name: String) -> [NibElement] { first(name)?.children ?? [] }

    /// Returns the first child element with a name.
    func first(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// Returns the child element that is the value of a property.
    func value(forKey key: String) -> NibElement? { children.first { $0.key == key } }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// Returns a numeric attribute; nil when it is missing, no number or not finite.
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    /// Returns a Boolean attribute, written as `YES` or `NO`; nil when it is missing.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
