/// An element of an XML document.
package final class MarkupElement {
    /// The name of the tag, with its prefix if it has one.
    package let name: String
    /// The line in the file, from 1.
    package let line: Int
    /// The attributes by name.
    package var attributes: [String: String]
    /// The child elements, in order.
    package private(set) var children: [MarkupElement] = []
    /// The text between the tags, without the texts of child elements.
    package internal(set) var text = ""

    init(name: String, line: Int, attributes: [String: String]) {
        self.name = name
        self.line = line
        self.attributes = attributes
    }

    func add(_ child: MarkupElement) { children.append(child) }

    /// Returns the children of the first child element with a name.
    package func children(of name: String) -> [MarkupElement] { first(name)?.children ?? [] }

    /// Returns the first child element with a name.
    package func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// Returns an attribute; nil when it is missing.
    package subscript(attribute: String) -> String? { attributes[attribute] }
}
