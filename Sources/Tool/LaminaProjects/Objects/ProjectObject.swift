/// One object of a project file: an identifier, a class such as `PBXGroup`, and fields.
struct ProjectObject {
    let id: String
    let isa: String
    let fields: [String: PropertyValue]

    init?(id: String, _ value: PropertyValue) {
        guard let fields = value.table, let isa = fields["isa"]?.text else { return nil }
        (self.id, self.isa, self.fields) = (id, isa, fields)
    }

    func text(_ key: String) -> String? { fields[key]?.text }

    func texts(_ key: String) -> [String] { fields[key]?.list?.compactMap(\.text) ?? [] }

    /// The name that Xcode shows: `name`, or the last part of `path`.
    var label: String { text("name") ?? text("path").map(FilePath.name) ?? id }
}
