import Foundation

/// The arguments of one call of the compiler.
struct CompilerCall {
    /// The arguments as given, without the program's name, and with a language mode that the compiler knows.
    let arguments: [String]
    /// Absolute paths of the Swift files.
    let sources: [String]
    let moduleName: String
    /// Folders in which modules are searched.
    let searchPaths: [String]
    let definitions: Set<String>
    /// The path of the module file that the call writes; nil when it writes none.
    let modulePath: String?
    /// The path of the map of output files; nil when there is none.
    let outputFileMap: String?

    init(_ arguments: [String], folder: String) throws {
        self.arguments = Self.namingLanguageMode(arguments)
        let all = try arguments.flatMap { try Self.expanded($0, folder: folder) }
        var sources: [String] = []
        var values: [String: [String]] = [:]
        var position = 0
        while position < all.count {
            let argument = all[position]
            if Self.optionsWithValue.contains(argument), position + 1 < all.count {
                values[argument, default: []].append(all[position + 1])
                position += 1
            } else if argument.hasPrefix("-") {
                for option in ["-I", "-D", "-F"] where argument.hasPrefix(option) && argument.count > 2 {
                    values[option, default: []].append(String(argument.dropFirst(2)))
                }
            } else if argument.hasSuffix(".swift") {
                sources.append(Self.absolute(argument, folder))
            }
            position += 1
        }
        self.sources = sources
        moduleName = values["-module-name"]?.last ?? Self.defaultModuleName(output: values["-o"]?.last)
        searchPaths = (values["-I"] ?? []).map { Self.absolute($0, folder) }
        definitions = Set(values["-D"] ?? [])
        modulePath = values["-emit-module-path"]?.last.map { Self.absolute($0, folder) }
        outputFileMap = values["-output-file-map"]?.last.map { Self.absolute($0, folder) }
    }

    /// True for calls that compile no source, such as `-print-target-info`.
    var isPassedThrough: Bool { sources.isEmpty || ["-frontend", "-modulewrap", "-lamina-check"].contains(arguments.first) }

    /// True for calls whose result is a program.
    var linksProgram: Bool {
        !isQuestion && (arguments.contains("-emit-executable") || Self.modes.isDisjoint(with: arguments) && !arguments.isEmpty)
    }

    /// True for calls whose result is a program or a shared library.
    var links: Bool { linksProgram || !isQuestion && arguments.contains("-emit-library") }

    /// True when the standard library becomes part of the program.
    var linksStatically: Bool { arguments.contains("-static-stdlib") || arguments.contains("-static-executable") }

    private var isQuestion: Bool { arguments.contains { Self.questions.contains($0) } }

    /// Names the language mode as the compiler takes it.
    ///
    /// Manifests and Xcode's settings name versions of Swift, such as 5.0 and 5.1, for which Xcode takes the mode 5. Mode 4.2 is one of its own.
    private static func namingLanguageMode(_ arguments: [String]) -> [String] {
        var arguments = arguments
        for (position, option) in arguments.enumerated().dropLast() where option == "-swift-version" {
            let version = arguments[position + 1]
            guard version.wholeMatch(of: /[0-9]+(\.[0-9]+)+/) != nil, version != "4.2" else { continue }
            arguments[position + 1] = String(version.prefix { $0 != "." })
        }
        return arguments
    }

    /// The arguments of a response file, or the argument itself.
    private static func expanded(_ argument: String, folder: String) throws -> [String] {
        guard argument.hasPrefix("@") else { return [argument] }
        let path = absolute(String(argument.dropFirst()), folder)
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [argument] }
        return words(of: text)
    }

    /// The words of a response file: separated by white space, with quotes and backslashes as in a shell.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    private static func absolute(_ path: String, _ folder: String) -> String {
        URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory)).standardizedFileURL.path
    }

    private static func defaultModuleName(output: String?) -> String {
        guard let name = output.map({ URL(filePath: $0).deletingPathExtension().lastPathComponent }) else { return "main" }
        return name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil ? "main" : name
    }

    private static let optionsWithValue: Set = [
        "-module-name", "-o", "-I", "-F", "-D", "-emit-module-path", "-output-file-map", "-target", "-sdk", "-L", "-Xcc", "-Xfrontend", "-Xlinker",
        "-Xclang-linker", "-Xllvm", "-module-cache-path", "-swift-version", "-num-threads", "-j", "-emit-dependencies-path", "-emit-objc-header-path",
        "-package-name", "-enable-upcoming-feature", "-enable-experimental-feature", "-tools-directory", "-resource-dir", "-index-store-path",
        "-file-compilation-dir", "-working-directory", "-plugin-path", "-external-plugin-path", "-load-plugin-library", "-load-plugin-executable",
        "-serialize-diagnostics-path", "-emit-const-values-path", "-const-gather-protocols-file", "-vfsoverlay", "-module-abi-name", "-module-alias",
    ]

    private static let modes: Set = [
        "-c", "-emit-library", "-emit-module", "-emit-object", "-typecheck", "-parse", "-dump-ast", "-dump-parse", "-emit-sil", "-emit-ir",
        "-emit-bc",
        "-emit-assembly", "-S", "-print-ast", "-resolve-imports", "-dump-type-info", "-scan-dependencies", "-emit-imported-modules",
    ]

    private static let questions: Set = [
        "-print-target-info", "-version", "--version", "-v", "-h", "-help", "--help", "-emit-supported-features", "-frontend", "-modulewrap",
    ]
}
