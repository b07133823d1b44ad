/// Replaces the texts of a nib by their translations from a string table.
struct NibTranslation {
    private let strings: [String: String]

    init(_ strings: [String: String]) { self.strings = strings }

    func translate(_ objects: [NibElement]) {
        var pending = objects
        while let element = pending.popLast() {
            pending.append(contentsOf: element.children)
            guard let id = element.id else { continue }
            translate(element, id: id)
        }
    }

    /// Translates one element, in place.
    ///
    /// The keys of the string table are an id and a property, such as `id.text`, or `id.normalTitle` for the title of a button in a state, or
    /// `id.segmentTitles[0]` for a segment.
    private func translate(_ element: NibElement, id: String) {
        for property in Self.properties {
            guard let text = strings["\(id).\(property)"] else { continue }
            element.attributes[property] = text
        }
        for state in element.children where state.name == "state" {
            guard let name = state.key, let title = strings["\(id).\(name)Title"] else { continue }
            state.attributes["title"] = title
        }
        for configuration in element.children where configuration.name == "buttonConfiguration" {
            for property in ["title", "subtitle"] {
                guard let text = strings["\(id).configuration.\(property)"] else { continue }
                configuration.attributes[property] = text
            }
        }
        for segment in element.children(of: "segments").enumerated() {
            guard let title = strings["\(id).segmentTitles[\(segment.offset)]"] else { continue }
            segment.element.attributes["title"] = title
        }
    }

    private static let properties = ["text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "backButtonTitle"]
}
