import SwiftSyntax

/// A module whose files are rewritten together, with the modules that it imports.
package final class Module {
    package let name: String
    package let files: [SourceFile]
    package let conditions: Conditions
    /// The declarations that were left out of the files, if any.
    let omissions: Omissions?
    /// The types of the module by full name, with its extensions of other modules' types.
    private(set) var types: [String: TypeRecord] = [:]
    private(set) var ownTypes: [OwnType] = []
    private(set) var members: [OwnMember] = []
    /// The types, as written, for which the module's type aliases stand, by their full names.
    private(set) var aliases: [String: String] = [:]
    /// Types of other modules by full name.
    private(set) var imported: [String: (module: String, type: TypeRecord)] = [:]
    /// Names of all types that the module declares, without the types around them.
    private(set) lazy var declaredNames = Set(ownTypes.map { String(($0.name.split(separator: ".").last ?? "").prefix { $0 != "@" }) })
    /// Members of all types by name.
    private(set) lazy var membersByName = memberTable()
    /// Optional requirements of protocols by name.
    private(set) lazy var optionalRequirements = optionalTable()

    /// The files with private types, by the types' names.
    private(set) lazy var privateFiles = Dictionary(
        grouping: ownTypes.filter { $0.name.hasSuffix("@\($0.file)") }, by: { String($0.name.prefix { $0 != "@" }) }
    ).mapValues { $0.map(\.file) }
    /// Full names of the types by their declarations, and names of the statements that have types among them.
    private(set) lazy var scopeNames: [SyntaxIdentifier: String] = {
        let blocks = ownTypes.compactMap { own in
            own.declaration.surroundingStatements.map { ($0.id, surroundings(of: own.name).dropFirst().first ?? "") }
        }
        return Dictionary(ownTypes.map { ($0.declaration.id, $0.name) } + blocks) { first, _ in first }
    }()
    private lazy var globalFunctions = Set(
        files.flatMap { $0.tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.identifierText } })
    /// Names of properties of type `AnyObject` and of lists of it.
    private(set) lazy var objectProperties = Set(
        membersByName.filter { $1.contains { $0.member.kind == .property && $0.member.types.first?.contains("AnyObject") == true } }.keys)
    /// True when the module replaces functions at run time, which needs the modifier `dynamic`.
    private(set) lazy var replacesDynamically = files.contains { $0.text.contains("@_dynamicReplacement") }

    /// - Parameters:
    ///   - imports: Indices of the modules that can be imported.
    ///   - omissions: The declarations that were left out of the files.
    package init(name: String, files: [SourceFile], conditions: Conditions, imports: [ModuleIndex] = [], omissions: Omissions? = nil) {
        self.omissions = omissions
        self.name = name
        self.files = files
        self.conditions = conditions
        for index in imports where index.module != name {
            for type in index.types { merge(type, of: index.module) }
        }
        for (position, file) in files.enumerated() {
            let builder = IndexBuilder(file: position, module: name, conditions: conditions)
            builder.walk(file.tree)
            builder.finish()
            for type in builder.types.values.sorted(by: { $0.name < $1.name }) { merge(type) }
            ownTypes += builder.ownTypes
            members += builder.members
            aliases.merge(builder.aliases) { first, _ in first }
        }
        joinExtensionsOfAliases()
        expandCompositions()
        modernise()
        inheritNames()
    }

    /// The public declarations, for which other modules ask.
    package var index: ModuleIndex {
        var index = ModuleIndex(module: name)
        let isVisible = { (type: TypeRecord) in type.kind == .foreign || type.isPublic }
        index.types = types.values.filter { !$0.isLocal && isVisible($0) }.sorted { $0.name < $1.name }
        for position in index.types.indices { index.types[position].members.removeAll { !$0.isPublic } }
        index.types.removeAll { $0.kind == .foreign && $0.members.isEmpty && $0.inherited.isEmpty }
        return index
    }

    /// Makes an override a method of its own that is visible to Objective-C by a selector.
    func markVisible(memberAt position: Int, selector: String) {
        members[position].record.isOverride = false
        members[position].record.isMarked = true
        members[position].record.givenName = members[position].record.givenName ?? selector
    }

    /// Returns true for names of global functions of the module.
    func declaresGlobal(_ name: String) -> Bool { globalFunctions.contains(name) }

    /// Returns true for members that the module itself declares.
    func declares(_ member: MemberRecord) -> Bool { members.contains { $0.record == member } }

    /// Gives the members of `extension View`, after `typealias View = UIView`, to `UIView`.
    private func joinExtensionsOfAliases() {
        for (name, target) in aliases {
            guard var extended = types[name], extended.kind == .foreign else { continue }
            types[name] = nil
            extended.name = resolve(target) ?? target
            merge(extended)
            for position in members.indices where members[position].type == name { members[position].type = extended.name }
        }
    }

    /// Replaces an inherited `Cell`, after `typealias Cell = UIControl & Item`, by `UIControl` and `Item`.
    private func expandCompositions() {
        for (name, type) in types { types[name]?.inherited = type.inherited.flatMap { parts(of: $0, in: name, depth: 0) } }
    }

    /// - Parameter depth: The number of aliases before this one, so that aliases of each other come to an end.
    private func parts(of inherited: String, in type: String, depth: Int) -> [String] {
        let names = surroundings(of: type).map { "\($0).\(inherited)" } + [inherited]
        guard depth < 8, let composition = names.lazy.compactMap({ self.aliases[$0] }).first, composition.contains("&") else { return [inherited] }
        return composition.split(separator: "&").flatMap { part in
            parts(of: String(part.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }), in: type, depth: depth + 1)
        }
    }

    /// Gives the types of members today's names, so that generated code has them too.
    private func modernise() {
        let kept = declaredNames
        for position in members.indices { members[position].record.modernise(keeping: kept) }
        for name in types.keys {
            for position in types[name]?.members.indices ?? 0..<0 { types[name]?.members[position].modernise(keeping: kept) }
        }
    }

    /// Gives overrides, and methods that meet requirements, the Objective-C names of the members of other modules that they stand for.
    private func inheritNames() {
        let own = Dictionary(grouping: members.indices.filter { inheritsName(members[$0].record) }, by: { members[$0].type })
        for (type, positions) in own {
            let names = importedNames(of: type)
            guard !names.isEmpty else { continue }
            for position in positions {
                guard let name = names[FullName(members[position].record)] else { continue }
                let old = members[position].record
                members[position].record.givenName = name
                for index in types[type]?.members.indices ?? 0..<0 where types[type]?.members[index] == old {
                    types[type]?.members[index].givenName = name
                }
            }
        }
    }

    private func inheritsName(_ record: MemberRecord) -> Bool { record.kind == .method && record.givenName == nil && !record.labels.isEmpty }

    /// The Objective-C names that members of superclasses and protocols of other modules were given.
    private func importedNames(of type: String) -> [FullName: String] {
        var names: [FullName: String] = [:]
        for ancestor in protocols(of: type) + superclassChain(of: type).dropFirst().reversed() {
            for member in imported[ancestor]?.type.members ?? [] where member.kind == .method {
                if let name = member.givenName { names[FullName(member)] = name }
            }
        }
        return names
    }

    private func merge(_ type: TypeRecord) {
        guard let known = types[type.name] else { return types[type.name] = type }
        types[type.name] = known.joined(with: type)
    }

    private func merge(_ type: TypeRecord, of module: String) {
        guard let known = imported[type.name] else { return imported[type.name] = (module, type) }
        let declaring = known.type.kind == .foreign ? module : known.module
        imported[type.name] = (declaring, known.type.joined(with: type))
    }

    private func memberTable() -> [String: [(type: TypeRecord, member: MemberRecord)]] {
        var table: [String: [(type: TypeRecord, member: MemberRecord)]] = [:]
        for type in Array(types.values.sorted { $0.name < $1.name }) + imported.values.map(\.type).sorted(by: { $0.name < $1.name }) {
            for member in type.members { table[member.name, default: []].append((type, member)) }
        }
        return table
    }

    private func optionalTable() -> [String: [OptionalRequirement]] {
        var table: [String: [OptionalRequirement]] = [:]
        let own = types.values.filter { $0.kind == .protocol }
        let others = imported.values.map(\.type).filter { $0.kind == .protocol && types[$0.name]?.kind != .protocol }
        for (found, isImported) in [(own, false), (others, true)] {
            for type in found.sorted(by: { $0.name < $1.name }) {
                for member in type.members where member.isOptional {
                    let requirement = OptionalRequirement(protocolName: type.name, member: member, isImported: isImported)
                    table[member.name, default: []].append(requirement)
                }
            }
        }
        return table
    }
}

/// The Swift name of a method.
private struct FullName: Hashable {
    let base: String
    let labels: [String]
    let isStatic: Bool

    init(_ record: MemberRecord) { (base, labels, isStatic) = (record.name, record.labels, record.isStatic) }
}

/// An optional requirement of a protocol that Objective-C can see.
struct OptionalRequirement: Hashable {
    let protocolName: String
    let member: MemberRecord
    /// True for protocols of other modules.
    let isImported: Bool

    /// The property that holds the method, or nil when an object does not have it.
    var accessorName: String { "lamina_" + ([member.name] + member.labels).joined(separator: "_") }
}

extension TypeRecord {
    /// The declaration of one file or module together with the extensions of another.
    fileprivate func joined(with other: TypeRecord) -> TypeRecord {
        var result = kind == .foreign ? other : self
        result.inherited = kind == .foreign ? other.inherited + inherited : inherited + other.inherited
        result.members = members + other.members
        result.constraints.merge(other.constraints) { first, _ in first }
        return result
    }
}
