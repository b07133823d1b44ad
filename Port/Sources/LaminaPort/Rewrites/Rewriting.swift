import SwiftSyntax

/// The rewriting of a module: what the rewrites of its files have found so far.
final class Rewriting {
    let module: Module
    let names: Names
    var edits: [EditList]
    private(set) var diagnostics: [PortDiagnostic] = []
    /// Members that are added to the bodies of classes, by the full name of the class.
    private(set) var bodyMembers: [String: [String]] = [:]
    /// Names under which members are called after they were renamed.
    var renamedMembers: [SyntaxIdentifier: String] = [:]
    /// Optional requirements of imported protocols that files use, by file.
    var usedRequirements: [Int: Set<OptionalRequirement>] = [:]

    /// The modules that the added code of a file needs, by file.
    private(set) var supports: [Int: Set<Support>] = [:]
    private var declared = Set<FileHelper>()

    init(_ module: Module) {
        self.module = module
        names = Names(module: module)
        edits = Array(repeating: EditList(), count: module.files.count)
    }

    /// Adds a declaration to the body of a class, on the line of its closing brace.
    func addMember(_ text: String, to type: String) { bodyMembers[type, default: []].append(text) }

    /// Lets a file import a module of Lamina after its last line.
    func need(_ support: Support, in file: Int) { supports[file, default: []].insert(support) }

    /// Imports the modules that the added code needs.
    func importSupports() {
        for (file, needed) in supports {
            append(Support.allCases.filter { needed.contains($0) }.map { "import \($0.rawValue)" }, to: file)
        }
    }

    /// Adds a declaration after the last line of a file, unless the file has it.
    ///
    /// - Returns: True when the file got it.
    @discardableResult
    func declareOnce(_ line: String, in file: Int) -> Bool {
        guard declared.insert(FileHelper(file: file, line: line)).inserted else { return false }
        edits[file].appended.append(line)
        return true
    }

    /// Adds declarations after the last line of a file, under conditions.
    func append(_ lines: [String], to file: Int, under conditions: [String] = []) {
        guard !lines.isEmpty else { return }
        edits[file].appended += conditions.map { "#if \($0)" } + lines + conditions.map { _ in "#endif" }
    }

    /// Reports a construct that cannot be rewritten.
    func report(_ node: some SyntaxProtocol, in file: Int, construct: String? = nil, _ message: String, severity: PortDiagnostic.Severity = .error) {
        let source = module.files[file]
        let place = source.place(of: node.bytes.lowerBound)
        diagnostics.append(
            PortDiagnostic(
                severity: severity, path: source.path, line: place.line, column: place.column, construct: construct ?? node.oneLine, message: message)
        )
    }
}

/// A module of Lamina that added code needs.
enum Support: String, CaseIterable {
    /// The table of methods.
    case methods = "LaminaMethods"
    /// The names of Apple's Foundation that this Foundation lacks.
    case foundation = "LaminaFoundation"
}

/// A declaration that a file gets once, for whatever number of uses.
private struct FileHelper: Hashable {
    let file: Int
    let line: String
}

/// A rewrite of one file.
class FileRewrite {
    let rewriting: Rewriting
    /// The position of the file in the module.
    let file: Int

    /// The constructs that the rewrite edits.
    var rows: [Row] { [] }

    var module: Module { rewriting.module }
    var names: Names { rewriting.names }
    var edits: EditList {
        get { rewriting.edits[file] }
        _modify { yield &rewriting.edits[file] }
    }

    required init(_ rewriting: Rewriting, file: Int) {
        self.rewriting = rewriting
        self.file = file
    }

    /// Reports a construct that cannot be rewritten.
    func report(_ node: some SyntaxProtocol, construct: String? = nil, _ message: String, severity: PortDiagnostic.Severity = .error) {
        rewriting.report(node, in: file, construct: construct, message, severity: severity)
    }

    /// Gives an object another type: `x?` becomes `(x as? Type)?`, and `x!` becomes `(x as! Type)`.
    ///
    /// - Parameter ending: The text after an object without a sign.
    func cast(_ object: ExprSyntax, to type: String, otherwise ending: String) {
        let chained = object.as(OptionalChainingExprSyntax.self)
        let forced = object.as(ForceUnwrapExprSyntax.self)
        edits.insert("(", before: object)
        if let sign = chained?.questionMark {
            edits.replace(sign, with: " as? \(type))?")
        } else if let sign = forced?.exclamationMark {
            edits.replace(sign, with: " as! \(type))")
        } else {
            edits.insert(ending, after: object)
        }
    }
}
