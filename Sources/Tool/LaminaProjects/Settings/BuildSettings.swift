/// The build settings of a target, with all references replaced.
struct BuildSettings {
    private let table: SettingTable
    /// The project file, for messages.
    private let file: String

    init(_ table: SettingTable, file: String) { (self.table, self.file) = (table, file) }

    /// The names that begin with a prefix, sorted.
    func names(withPrefix prefix: String) -> [String] { table.names.filter { $0.hasPrefix(prefix) } }

    /// The value of a setting; empty for one that nobody assigns, as in Xcode.
    func text(_ name: String) throws(ProjectError) -> String {
        var expansion = SettingExpansion(table: table, file: file)
        return String(try expansion.value(of: name).trimmingSpaces)
    }

    /// The words of a setting that is a list.
    func words(_ name: String) throws(ProjectError) -> [String] { SettingWords.split(try text(name)) }

    func isOn(_ name: String) throws(ProjectError) -> Bool { try text(name).uppercased() == "YES" }

    /// Replaces the references in a text of Info.plist.
    func expanded(_ text: String) throws(ProjectError) -> String {
        // Most texts have none, and an expansion copies them.
        guard text.contains("$") else { return text }
        var expansion = SettingExpansion(table: table, file: file)
        return try expansion.expanded(text)
    }
}
