import Foundation

/// The source text of this repository.
enum Repository {
    /// The folder that contains `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A source file.
    struct Source {
        /// The path, relative to the root of the repository.
        let path: String
        let text: String

        /// The modules that the file imports.
        var imports: [String] {
            text.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index < 3, index + 1 < words.count else { return nil }
                // A submodule such as `CFrameworkValues.CoreText` belongs to its module.
                return words[index + 1].split(separator: ".").first.map(String.init)
            }
        }

        /// The words of the code without comments; an attribute's sign belongs to its word.
        var words: Set<Substring> {
            Set(
                text.split(separator: "\n").flatMap { line in
                    Self.code(of: line).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
                })
        }

        /// Returns a line up to its comment; two slashes inside a string literal do not begin one.
        static func code(of line: Substring) -> Substring {
            guard line.contains("//") else { return line }
            var isInString = false
            var previous: Character = " "
            for index in line.indices {
                let character = line[index]
                if character == "\"", previous != "\\" { isInString.toggle() }
                if character == "/", previous == "/", !isInString { return line[..<line.index(before: index)] }
                previous = previous == "\\" ? " " : character
            }
            return line
        }
    }

    /// The folders of modules by module, relative to the root; `Sources` has a folder for each floor, which has one for each module.
    static let modules: [String: String] = {
        let names = { (folder: String) in (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? [] }
        let paths = names("Sources").flatMap { floor in names("Sources/\(floor)").map { ($0, "Sources/\(floor)/\($0)") } }
        return Dictionary(paths, uniquingKeysWith: { first, _ in first })
    }()

    /// Returns all Swift and C files of a module, sorted by path.
    static func sources(of module: String) -> [Source] { modules[module].map(sources(below:)) ?? [] }

    /// Returns all Swift and C files below a folder, sorted by path.
    static func sources(below folder: String) -> [Source] {
        let start = root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { ["swift", "c", "h"].contains($0.pathExtension) }
            .compactMap { file in
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
                return Source(path: String(file.path.dropFirst(root.path.count + 1)), text: text)
            }
            .sorted { $0.path < $1.path }
    }

    /// Returns the lines of a text file that are neither empty nor comments.
    static func list(_ path: String) -> [String] {
        let text = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
}
