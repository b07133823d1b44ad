import LaminaPort

/// Rewrites the files of a module named `App`; the file names are `File0.swift`, `File1.swift` and so on.
func port(_ texts: String..., imports: [ModuleIndex] = [], modules: Set<String> = ["UIKit", "Foundation"]) -> Port.Result {
    Port.rewrite(module(texts, imports: imports, modules: modules))
}

/// Parses a module.
func module(
    _ texts: [String], name: String = "App", imports: [ModuleIndex] = [], modules: Set<String> = ["UIKit", "Foundation"],
    definitions: Set<String> = []
) -> Module {
    let files = texts.enumerated().map { SourceFile(path: "/File\($0).swift", text: $1) }
    return Module(name: name, files: files, conditions: Conditions(texts: texts, modules: modules, definitions: definitions), imports: imports)
}

/// Returns the lines of a rewritten file that stand for the original's lines.
func lines(_ result: Port.Result, of texts: String..., file: Int = 0) -> [String] {
    let count = texts[file].split(separator: "\n", omittingEmptySubsequences: false).count
    return Array(result.texts[file].split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map(String.init))
}

/// Rewrites one file, and returns the lines that stand for its lines.
func portedLines(_ text: String, imports: [ModuleIndex] = []) -> [String] { lines(port(text, imports: imports), of: text) }

/// Rewrites one expression inside a class, and returns it.
func ported(_ expression: String, in members: String = "", after declarations: String = "") -> String {
    let text = "class Owner: NSObject {\n\(members)\nfunc run() {\nlet x = \(expression)\n}\n}\n\(declarations)"
    let line = portedLines(text)[members.split(separator: "\n", omittingEmptySubsequences: false).count + 2]
    return String(line.dropFirst("let x = ".count))
}

/// Leaves out what needs a framework that is not among the modules.
func omitted(_ texts: String..., modules: Set<String> = ["UIKit"]) -> Omissions {
    let files = texts.enumerated().map { SourceFile(path: "/File\($0).swift", text: $1) }
    return Omissions(files: files, conditions: Conditions(texts: texts, modules: modules, definitions: []), modules: modules)
}
