/// An element of an HTML document, with the elements and texts in it.
struct HTMLElement {
    /// A part of an element's content.
    enum Node {
        case text(String)
        case element(HTMLElement)
    }

    /// The name of the tag, in lower case.
    let name: String
    let attributes: [String: String]
    var children: [Node] = []

    init(name: String, attributes: [String: String] = [:]) { (self.name, self.attributes) = (name, attributes) }

    /// The words of the attribute `class`.
    var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isHTMLSpace) ?? [] }
}
