import SwiftSyntax

/// The types and protocols of a module, as far as they decide which declarations are lost together with others.
struct ModuleOutline {
    /// The names of the types at the top level, which hide those of the frameworks.
    private(set) var types: Set<String> = []
    /// The names of the members that a conforming type must have, by the protocol.
    private var required: [String: Set<String>] = [:]
    /// The names of the members that an extension has for all conforming types, by the protocol.
    private var defaults: [String: Set<String>] = [:]
    /// The names in the inheritance clauses of a type and of its extensions, by the type's path.
    private var inherited: [String: Set<String>] = [:]

    init(files: [SourceFile], frameworks: [FrameworkNames], conditions: Conditions) {
        types = Set(files.flatMap { conditions.activeDeclarations(of: $0.tree).compactMap(\.typeName) })
        for file in files {
            let foreign = frameworks.foreignNames(in: file).subtracting(types)
            for declaration in conditions.activeDeclarations(of: file.tree) { add(declaration, in: nil, conditions, foreign) }
        }
    }

    private mutating func add(_ declaration: DeclSyntax, in outer: String?, _ conditions: Conditions, _ foreign: Set<String>) {
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self), let path = declaration.typePath(in: outer) else { return }
        inherited[path, default: []].formUnion(group.inheritedNames)
        let members = conditions.activeMembers(of: group.memberBlock.members)
        // A requirement or default that needs the framework itself is lost too.
        let kept = members.filter { !$0.memberNames.isEmpty && !$0.names(anyOf: foreign, before: nil) }
        if declaration.is(ProtocolDeclSyntax.self) {
            required[path, default: []].formUnion(kept.filter { !$0.isOptional }.flatMap(\.memberNames))
        } else if declaration.as(ExtensionDeclSyntax.self)?.genericWhereClause == nil, declaration.is(ExtensionDeclSyntax.self) {
            defaults[path, default: []].formUnion(kept.flatMap(\.memberNames))
        }
        for member in members { add(member, in: path, conditions, foreign) }
    }

    /// Returns the names of the members that a type needs because of the protocols that it and its extensions name.
    func requirements(of type: String) -> Set<String> { requirements(of: inherited[type] ?? []) }

    /// Returns the names of the members that protocols, and those that they inherit from, require of a conforming type.
    func requirements(of protocols: some Sequence<String>) -> Set<String> {
        var (waiting, known) = (Array(protocols), Set<String>())
        var names = Set<String>()
        while let name = waiting.popLast() {
            // The conformances of a superclass are its own.
            guard known.insert(name).inserted, let members = required[name] else { continue }
            names.formUnion(members.subtracting(defaults[name] ?? []))
            waiting += inherited[name] ?? []
        }
        return names
    }
}

extension DeclSyntax {
    /// True for an optional requirement of a protocol.
    fileprivate var isOptional: Bool { asProtocol((any WithModifiersSyntax).self)?.modifiers.has("optional") == true }
}
