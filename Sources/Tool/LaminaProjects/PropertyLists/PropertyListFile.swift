import Foundation

/// Property lists in files: the old style of projects, XML and binary.
enum PropertyListFile {
    /// Reads a file whose outermost value is a dictionary.
    static func read(_ path: String) throws(ProjectError) -> [String: PropertyValue] {
        let data = try TextFile.data(path)
        if let line = ConflictMarks.firstLine(in: data) { throw .conflictMarks(file: path, line: line) }
        guard !data.isEmpty else { throw .unreadable(file: path, reason: "the file is empty") }
        let value: Any
        do {
            // Safe because no pointer to a format is passed.
            value = try unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw .unreadable(file: path, reason: reason(error))
        }
        guard case .dictionary(let table)? = PropertyValue(value) else {
            throw .unreadable(file: path, reason: "the outermost value is no dictionary")
        }
        return table
    }

    /// The parser's own words; for the old style they name the line, and are nested inside the complaint of the XML parser.
    private static func reason(_ error: any Error) -> String {
        let information = (error as NSError).userInfo
        let oldStyle = (information["kCFPropertyListOldStyleParsingError"] as? NSError)?.userInfo
        let words = (oldStyle ?? information)[NSDebugDescriptionErrorKey] as? String
        return "the property list cannot be read" + (words.map { ": \($0)" } ?? "")
    }
}
