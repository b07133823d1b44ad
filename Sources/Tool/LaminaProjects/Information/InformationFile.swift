/// The content of an app's Info.plist, as a build would write it.
enum InformationFile {
    /// Merges the file with the keys that stand in build settings; the file's own win.
    static func read(_ settings: BuildSettings, folder: String, _ notes: inout ProjectNotes) throws(ProjectError) -> [String: PropertyValue] {
        var own: [String: PropertyValue]?
        if let path = try path(settings, folder: folder) { own = try contents(of: path, &notes) }
        let isGenerated = try settings.isOn("GENERATE_INFOPLIST_FILE")
        let generated = own == nil || isGenerated ? try InformationKeys.generated(settings) : [:]
        let merged = generated.merging(own ?? [:]) { _, own in own }
        let expanded = try PropertyValue.dictionary(merged).mapStrings { text throws(ProjectError) in try settings.expanded(text) }
        return expanded.table ?? [:]
    }

    /// The path of the file that the settings name; nil when they name none.
    static func path(_ settings: BuildSettings, folder: String) throws(ProjectError) -> String? {
        let name = try settings.text("INFOPLIST_FILE")
        // A path with spaces may have quotation marks around it.
        return name.isEmpty ? nil : FilePath.joined(folder, name.split(separator: "\"").joined())
    }

    private static func contents(of path: String, _ notes: inout ProjectNotes) throws(ProjectError) -> [String: PropertyValue]? {
        guard let actual = FileLookup.actualPath(of: path) else {
            notes.warn("\(path): this Info.plist is missing")
            return nil
        }
        return try PropertyListFile.read(actual)
    }
}
