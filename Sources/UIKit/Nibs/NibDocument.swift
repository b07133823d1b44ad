import Foundation

/// A xib that was read.
struct NibDocument {
    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

    let file: String
    /// The top-level objects, placeholders among them.
    let objects: [NibElement]
    /// Colours that elements refer to by name.
    let colors: [String: NibElement]

    /// Reads a file.
    init(contentsOf file: URL, strings: [String: String] = [:]) throws(NibError) {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unreadable(file: file.path, reason: error.localizedDescription)
        }
        try self.init(data, file: file.path, strings: strings)
    }

    /// - Parameters:
    ///   - file: What errors and warnings call it.
    ///   - strings: Translations under `id.property`, as Interface Builder exports them.
    init(_ data: Data, file: String, strings: [String: String] = [:]) throws(NibError) {
        let root = try NibParser.parse(data, file: file)
        guard root.name == "document", root["type"] == Self.type else { throw .notANib(file: file, root: root.name) }
        self.file = file
        objects = root.children(of: "objects")
        colors = root.children(of: "resources").reduce(into: [:]) { colors, resource in
            if let name = resource["name"], let color = resource.first("color") { colors[name] = color }
        }
        if !strings.isEmpty { NibTranslation(strings).translate(objects) }
    }
}
