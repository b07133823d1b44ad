package import Foundation

/// The parsed contents of a xib file.
package struct NibDocument {
    /// The limits of a nib: 8 MiB, 100,000 elements, 100 levels.
    static let limits = MarkupLimits(bytes: 8 << 20, elements: 100_000, depth: 100)

    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

    /// The file name, for errors and warnings: the user's file, also where the app's bundle has a link to it.
    package let file: String
    /// The path at which the file was found, maybe through a link.
    package let place: String
    /// The top-level objects, including placeholders.
    package let objects: [NibElement]
    /// The named colours that elements refer to.
    package let colors: [String: NibElement]

    /// Reads and parses a xib file.
    package init(contentsOf file: URL, strings: [String: String] = [:]) throws(NibError) {
        let data: Data
        let name = file.resolvingSymlinksInPath().path
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unreadable(file: name, reason: error.localizedDescription)
        }
        try self.init(data, file: name, place: file.path, strings: strings)
    }

    /// Parses the data of a xib file.
    ///
    /// - Parameters:
    ///   - file: The file name for errors and warnings.
    ///   - place: The path at which the file was found; nil is that of the name.
    ///   - strings: Translations by `id.property`, as Interface Builder exports them.
    package init(_ data: Data, file: String, place: String? = nil, strings: [String: String] = [:]) throws(NibError) {
        let root = try Self.parse(data, file: file)
        guard root.name == "document", root["type"] == Self.type else { throw .notANib(file: file, root: root.name) }
        self.file = file
        self.place = place ?? file
        objects = root.children(of: "objects")
        colors = Self.colors(of: root)
        if !strings.isEmpty { NibTranslation(strings).translate(objects) }
    }

    /// Takes the objects of one scene of a storyboard.
    package init(file: String, place: String, objects: [NibElement], colors: [String: NibElement]) {
        (self.file, self.place, self.objects, self.colors) = (file, place, objects, colors)
    }

    /// The named colours of a document's resources.
    static func colors(of root: NibElement) -> [String: NibElement] {
        root.children(of: "resources").reduce(into: [:]) { colors, resource in
            if let name = resource["name"], let color = resource.first("color") { colors[name] = color }
        }
    }

    /// Parses a document of any kind and returns its root element.
    static func parse(_ data: Data, file: String, limits: MarkupLimits = limits) throws(NibError) -> NibElement {
        let root: NibElement
        do throws(MarkupError) {
            root = try MarkupParser.parse(data, file: file, limits: limits)
        } catch {
            switch error {
            case .tooLarge(let file, let bytes, _): throw .tooLarge(file: file, bytes: bytes)
            case .malformed(let file, let line, let reason): throw .malformed(file: file, line: line, reason: reason)
            }
        }
        guard root.name != "archive" else { throw .outdated(file: file) }
        return root
    }
}
