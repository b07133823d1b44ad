/// A piece of the text of an HTML document.
enum HTMLToken: Hashable {
    /// Text between tags, with its character references replaced.
    case text(String)
    /// A start tag; names are in lower case.
    case start(name: String, attributes: [String: String])
    case end(name: String)
}
