import SwiftSyntax

/// The search for the declarations of one file that need a framework.
struct OmissionSearch {
    let file: SourceFile
    private let frameworks: [FrameworkNames]
    private let conditions: Conditions
    private let outline: ModuleOutline
    private let imports: [ImportDeclSyntax]
    /// The names of the missing frameworks that the file imports.
    private let foreign: Set<String>
    private var omitted: [DeclSyntax] = []
    /// Previews without attributes, which the parser takes for expressions.
    private var previews: [MacroExpansionExprSyntax] = []
    private var found = LostNames()

    init(file: SourceFile, frameworks: [FrameworkNames], conditions: Conditions, outline: ModuleOutline) {
        self.file = file
        self.frameworks = frameworks
        self.conditions = conditions
        self.outline = outline
        let modules = Set(frameworks.map(\.module))
        imports = conditions.activeDeclarations(of: file.tree).compactMap { $0.as(ImportDeclSyntax.self) }
            .filter { modules.contains($0.path.first?.name.text ?? "") }
        foreign = frameworks.foreignNames(in: file).subtracting(outline.types)
    }

    /// The names of the missing frameworks that the file imports.
    var imported: [String] { imports.compactMap { $0.path.first?.name.text } }

    /// Finds the declarations that need a framework, and returns the names of the types and properties among them.
    ///
    /// - Parameter lost: The types and properties that are known to be left out.
    mutating func search(lost: LostNames) -> LostNames {
        let names = foreign.union(lost.types)
        (omitted, previews, found) = ([], [], LostNames())
        guard !names.isEmpty || !lost.properties.isEmpty else { return found }
        for declaration in conditions.activeDeclarations(of: file.tree) { search(declaration, in: nil, names, lost) }
        if conditions.showsPreviews {
            previews = conditions.activePreviews(of: file.tree).filter { $0.names(anyOf: names.subtracting(["Preview"]), before: nil) }
        }
        let types = omitted.compactMap { $0.parent?.is(MemberBlockItemSyntax.self) == true ? nil : $0.typeName }
        found.types.formUnion(types)
        return found
    }

    /// - Parameters:
    ///   - outer: The path of the type around the declaration.
    ///   - names: The names of types that make their users lost.
    private mutating func search(_ declaration: DeclSyntax, in outer: String?, _ names: Set<String>, _ lost: LostNames) {
        guard !declaration.is(ImportDeclSyntax.self) else { return }
        // A file may import SwiftUI for a preview of UIKit alone.
        let names = conditions.showsPreviews && declaration.is(MacroExpansionDeclSyntax.self) ? names.subtracting(["Preview"]) : names
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self), let path = declaration.typePath(in: outer) else {
            if declaration.names(anyOf: names, before: nil) { omitted.append(declaration) }
            return
        }
        let isLost = outer == nil && lost.types.contains(path) || declaration.names(anyOf: names, before: Syntax(group.memberBlock))
        if isLost { return omitted.append(declaration) }
        let members = conditions.activeMembers(of: group.memberBlock.members)
        // A type or a typealias of the type itself hides the framework's, as one of the module does.
        let foreign = names.subtracting(members.compactMap(\.typeName))
        let count = omitted.count
        for member in members { search(member, in: path, foreign, lost) }
        omitUsers(of: lost.properties[path] ?? [], among: members, of: path)
        let own = Set(members.map(\.id))
        let lostMembers = omitted[count...].filter { own.contains($0.id) }
        found.properties[path, default: []].formUnion(lostMembers.flatMap(\.propertyNames))
        guard breaksPromise(group, of: path, without: lostMembers) else { return }
        omitted.removeSubrange(count...)
        omitted.append(declaration)
    }

    /// Leaves out the members that use a property that is left out, such as the hosting controller of a view.
    private mutating func omitUsers(of properties: Set<String>, among members: [DeclSyntax], of path: String) {
        guard !properties.isEmpty else { return }
        let known = Set(omitted.map(\.id))
        omitted += members.filter { !known.contains($0.id) && $0.uses(anyOf: properties, of: path) }
    }

    /// True when a declaration is left out because it promises a protocol's members that it has lost.
    ///
    /// The promise in another declaration of the same type makes the whole type lost.
    private mutating func breaksPromise(_ group: any DeclGroupSyntax, of path: String, without lost: [DeclSyntax]) -> Bool {
        let names = Set(lost.flatMap(\.memberNames))
        guard !names.isDisjoint(with: outline.requirements(of: path)) else { return false }
        let isOwn = !group.is(ExtensionDeclSyntax.self) || !names.isDisjoint(with: outline.requirements(of: group.inheritedNames))
        if !isOwn, outline.types.contains(path) { found.types.insert(path) }
        return isOwn
    }

    /// The file without the declarations, and with another module in place of the missing ones.
    func result(importing module: String) -> SourceFile {
        guard !imports.isEmpty || !omitted.isEmpty || !previews.isEmpty else { return file }
        var edits = EditList()
        for declaration in imports { edits.replace(declaration.path, with: module) }
        for declaration in omitted { edits.replace(declaration, with: "") }
        for preview in previews { edits.replace(preview, with: "") }
        return SourceFile(path: file.path, text: edits.applied(to: file.text))
    }

    var diagnostics: [PortDiagnostic] {
        guard let first = omitted.first else { return [] }
        let modules = frameworks.map(\.module).joined(separator: ", ")
        let names = omitted.map { $0.shortName }.joined(separator: ", ")
        let main = omitted.first { $0.asProtocol((any WithAttributesSyntax).self)?.attributes.has("main") == true }
        let message = { (end: String) in "needs \(modules), which is not here; \(end)" }
        let warning = diagnostic(.warning, first, names, message("the rest of the module is built without it"))
        return [warning] + (main.map { [diagnostic(.error, $0, $0.shortName, message("start the app with an app delegate of UIKit's"))] } ?? [])
    }

    private func diagnostic(
        _ severity: PortDiagnostic.Severity, _ node: DeclSyntax, _ construct: String, _ message: String
    ) -> PortDiagnostic {
        let place = file.place(of: node.bytes.lowerBound)
        return PortDiagnostic(
            severity: severity, path: file.path, line: place.line, column: place.column, construct: construct, message: message)
    }
}
