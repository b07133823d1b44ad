/// One element of Interface Builder's XML.
final class NibElement {
    let name: String
    /// Counted from 1.
    let line: Int
    var attributes: [String: String]
    private(set) var children: [NibElement] = []
    /// The characters between the tags.
    var text = ""

    init(name: String, line: Int, attributes: [String: String]) {
        self.name = name
        self.line = line
        self.attributes = attributes
    }

    /// The id by which other elements refer to this one.
    var id: String? { attributes["id"] }
    /// Which property of its parent the element is a value of.
    var key: String? { attributes["key"] }

    func add(_ child: NibElement) { children.append(child) }

    /// The children of the first element of this name.
    func children(of name: String) -> [NibElement] { first(name)?.children ?? [] }

    /// The first child of this name.
    func first(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// The child that is the value of a property.
    func value(forKey key: String) -> NibElement? { children.first { $0.key == key } }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// A number; nil when there is none or it is not finite.
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    /// Interface Builder's `YES` and `NO`.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
