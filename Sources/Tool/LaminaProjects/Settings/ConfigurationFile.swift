/// Reads `.xcconfig` files into a table of settings.
///
///     #include "Shared.xcconfig"            // assignments of the other file come first
///     #include? "Mine.xcconfig"             // may be missing
///     OTHER_SWIFT_FLAGS = $(inherited) -D DEMO
struct ConfigurationFile {
    private let projectFolder: String
    private var open: [String] = []
    /// The paths of files that are included and missing.
    private(set) var missing: [String] = []

    private static let mostDepth = 32

    init(projectFolder: String) { self.projectFolder = projectFolder }

    /// Assigns what a file says, above all that the table has.
    mutating func read(_ path: String, into table: inout SettingTable) throws(ProjectError) {
        guard let actual = FileLookup.actualPath(of: path) else {
            missing.append(path)
            return
        }
        guard !open.contains(actual), open.count < Self.mostDepth else { throw .endlessSetting(file: actual, setting: "#include") }
        open.append(actual)
        defer { open.removeLast() }
        for line in try TextFile.text(actual).split(whereSeparator: \.isNewline) { try read(line: line, of: actual, into: &table) }
    }

    private mutating func read(line: Substring, of file: String, into table: inout SettingTable) throws(ProjectError) {
        let text = Self.withoutComment(line).trimmingSpaces
        if text.hasPrefix("#include") {
            try include(text.dropFirst(8), from: file, into: &table)
        } else if let (key, value) = Self.assignment(text) {
            table.assign(key, value)
        }
    }

    private mutating func include(_ text: Substring, from file: String, into table: inout SettingTable) throws(ProjectError) {
        let isOptional = text.first == "?"
        let name = String(text.drop { $0 == "?" }.trimmingSpaces.drop { $0 == "\"" }.prefix { $0 != "\"" })
        let paths = [FilePath.joined(FilePath.folder(file), name), FilePath.joined(projectFolder, name)]
        if let path = paths.first(where: { FileLookup.actualPath(of: $0) != nil }) {
            try read(path, into: &table)
        } else if !isOptional {
            missing.append(paths[0])
        }
    }

    /// A comment begins anywhere, even inside of a URL.
    private static func withoutComment(_ line: Substring) -> Substring {
        var slash = line.startIndex
        while let found = line[slash...].firstIndex(of: "/") {
            let next = line.index(after: found)
            if next < line.endIndex, line[next] == "/" { return line[..<found] }
            slash = next
        }
        return line
    }

    /// Splits at the equals sign outside of brackets.
    private static func assignment(_ text: Substring) -> (String, String)? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0:
                let value = text[index...].dropFirst().trimmingSpaces
                return (String(text[..<index].trimmingSpaces), String(value.last == ";" ? value.dropLast().trimmingSpaces : value))
            default: break
            }
        }
        return nil
    }
}
