import SwiftSyntax

/// Leaves the declarations out of a module that need a framework of Apple's that Lamina does not have, so that the rest can be built.
///
/// A file that imports such a framework imports UIKit instead. It loses each declaration that uses a name of the framework. When that declaration is a
/// type, all files lose the declarations that use the type. A type keeps those of its members that use no such name. Lines keep their numbers, and a
/// warning names the lost declarations.
package struct Omissions {
    /// The files without the declarations.
    package let files: [SourceFile]
    /// A warning for each file that lost something, and an error for an entry point that is lost.
    package let diagnostics: [PortDiagnostic]
    /// The frameworks that files import and that are not there.
    package let frameworks: [String]

    /// - Parameter modules: The modules that can be imported.
    package init(files: [SourceFile], conditions: Conditions, modules: Set<String>) {
        let frameworks = FrameworkNames.all.filter { framework in
            !modules.contains(framework.module) && files.contains { $0.text.contains("import \(framework.module)") }
        }
        guard !frameworks.isEmpty else { (self.files, diagnostics, self.frameworks) = (files, [], []); return }
        var searches = files.map { OmissionSearch(file: $0, frameworks: frameworks, conditions: conditions) }
        let declared = Set(searches.flatMap(\.declaredTypes))
        let requirements = searches.map(\.requirements).reduce(into: [:]) { all, some in all.merge(some) { $0.union($1) } }
        var lost = Set<String>()
        // A declaration can be lost because of one that is found lost later, also in a file before it.
        var count = -1
        while count < lost.count {
            count = lost.count
            for position in searches.indices { lost.formUnion(searches[position].search(declared: declared, lost: lost, requirements)) }
        }
        // On iOS, every framework of the table brings UIKit.
        let substitute = modules.contains("UIKit") ? "UIKit" : "Foundation"
        self.files = searches.map { $0.result(importing: substitute) }
        diagnostics = searches.flatMap(\.diagnostics)
        self.frameworks = Set(searches.flatMap(\.imported)).sorted()
    }
}

/// The search for the declarations of one file that need a framework.
private struct OmissionSearch {
    let file: SourceFile
    private let frameworks: [FrameworkNames]
    private let conditions: Conditions
    private let imports: [ImportDeclSyntax]
    /// The missing frameworks that the file imports, under conditions too: wrappers often use SwiftUI outside of the condition.
    private let named: Set<String>
    private var requirementsOfModule: [String: Set<String>] = [:]
    private var omitted: [DeclSyntax] = []
    /// Previews without attributes, which the parser takes for expressions.
    private var previews: [MacroExpansionExprSyntax] = []

    init(file: SourceFile, frameworks: [FrameworkNames], conditions: Conditions) {
        self.file = file
        self.frameworks = frameworks
        self.conditions = conditions
        let modules = Set(frameworks.map(\.module))
        imports = conditions.activeDeclarations(of: file.tree).compactMap { $0.as(ImportDeclSyntax.self) }
            .filter { modules.contains($0.path.first?.name.text ?? "") }
        let lines = file.text.split(whereSeparator: \.isNewline)
        named = modules.filter { module in lines.contains { $0.split(separator: " ").starts(with: ["import", module[...]]) } }
    }

    /// The names of the missing frameworks that the file imports.
    var imported: [String] { imports.compactMap { $0.path.first?.name.text } }

    /// The names of the types that the file declares at its top level.
    var declaredTypes: [String] { conditions.activeDeclarations(of: file.tree).compactMap(\.typeName) }

    /// The names of the members that the protocols of the file require, by the protocol.
    var requirements: [String: Set<String>] {
        let protocols = conditions.activeDeclarations(of: file.tree).compactMap { $0.as(ProtocolDeclSyntax.self) }
        return Dictionary(
            protocols.map { ($0.name.identifierText, Set(conditions.activeMembers(of: $0.memberBlock.members).flatMap(\.memberNames))) }
        ) { $0.union($1) }
    }

    /// Finds the declarations that need a framework, and returns the names of the types among them.
    ///
    /// - Parameters:
    ///   - declared: The types of the module, which hide those of the frameworks.
    ///   - lost: The types that are known to be left out.
    ///   - requirements: The names of the members that protocols of the module require.
    mutating func search(declared: Set<String>, lost: Set<String>, _ requirements: [String: Set<String>]) -> [String] {
        requirementsOfModule = requirements
        let foreign = frameworks.filter { named.contains($0.module) }.reduce(into: named) { $0.formUnion($1.names) }
        let names = foreign.subtracting(declared).union(lost)
        (omitted, previews) = ([], [])
        guard !names.isEmpty else { return [] }
        for declaration in conditions.activeDeclarations(of: file.tree) { search(declaration, names) }
        if conditions.showsPreviews {
            previews = conditions.activePreviews(of: file.tree).filter { $0.names(anyOf: names.subtracting(["Preview"]), before: nil) }
        }
        return omitted.compactMap { $0.parent?.is(MemberBlockItemSyntax.self) == true ? nil : $0.typeName }
    }

    private mutating func search(_ declaration: DeclSyntax, _ names: Set<String>) {
        guard !declaration.is(ImportDeclSyntax.self) else { return }
        // A file may import SwiftUI for a preview of UIKit alone.
        let names = conditions.showsPreviews && declaration.is(MacroExpansionDeclSyntax.self) ? names.subtracting(["Preview"]) : names
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
            if declaration.names(anyOf: names, before: nil) { omitted.append(declaration) }
            return
        }
        if declaration.names(anyOf: names, before: Syntax(group.memberBlock)) { return omitted.append(declaration) }
        let members = conditions.activeMembers(of: group.memberBlock.members)
        // A type or a typealias of the type itself hides the framework's, as one of the module does.
        let foreign = names.subtracting(members.compactMap(\.typeName))
        let count = omitted.count
        for member in members { search(member, foreign) }
        loseUsers(among: members)
        guard lacksRequirement(group, without: omitted[count...]) else { return }
        // A type cannot promise what it has lost.
        omitted.removeSubrange(count...)
        omitted.append(declaration)
    }

    /// True when a type or extension names a protocol of the module that requires one of the members that are left out.
    private func lacksRequirement(_ group: any DeclGroupSyntax, without lost: ArraySlice<DeclSyntax>) -> Bool {
        let names = Set(lost.flatMap(\.memberNames))
        let promises = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return promises.contains { requirementsOfModule[$0].map { !$0.isDisjoint(with: names) } ?? false }
    }

    /// Leaves out the members that use a property that is left out, such as the hosting controller of a view.
    private mutating func loseUsers(among members: [DeclSyntax]) {
        var lost = Set<SyntaxIdentifier>(omitted.map(\.id))
        var count = -1
        while count < lost.count {
            count = lost.count
            let properties = members.filter { lost.contains($0.id) }.flatMap(\.propertyNames)
            for member in members where !lost.contains(member.id) && properties.contains(where: { member.uses(property: $0) }) {
                omitted.append(member)
                lost.insert(member.id)
            }
        }
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

extension SyntaxProtocol {
    /// True when a token before a node, or any token when there is no such node, has one of the names.
    fileprivate func names(anyOf names: Set<String>, before end: Syntax?) -> Bool {
        let limit = end?.position ?? endPosition
        return tokens(viewMode: .sourceAccurate).contains { token in
            guard token.position < limit, case .identifier(let name) = token.tokenKind, names.contains(name) else { return false }
            // A member of something else, such as `UIView.Animation`, and a label have the name by chance.
            let (before, after) = (token.previousToken(viewMode: .sourceAccurate), token.nextToken(viewMode: .sourceAccurate))
            return before?.tokenKind != .period && after?.tokenKind != .colon
        }
    }
}
