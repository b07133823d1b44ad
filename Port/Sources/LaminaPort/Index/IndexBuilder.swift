import SwiftSyntax

/// Collects the types and members of one file.
final class IndexBuilder: SyntaxVisitor {
    private(set) var types: [String: TypeRecord] = [:]
    private(set) var ownTypes: [OwnType] = []
    private(set) var members: [OwnMember] = []
    /// The types, as written, for which type aliases stand, by their full names.
    private(set) var aliases: [String: String] = [:]

    private let file: Int
    private let module: String
    private let conditions: Conditions
    private var scopes: [Scope] = []
    private var activeConditions: [String] = []

    /// The type or extension whose members are visited.
    private struct Scope {
        var name: String
        var spelledName: String
        var isExtension = false
        var isMarked = false
        var isProtocol = false
        var isGeneric = false
        var isPrivate = false
        var isLocal = false
        var access: String?
    }

    init(file: Int, module: String, conditions: Conditions) {
        self.file = file
        self.module = module
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    /// Joins the extensions of private types, which may precede their declarations, with these.
    func finish() {
        for (name, extended) in types where extended.kind == .foreign {
            let own = "\(name)@\(file)"
            guard types[own] != nil else { continue }
            types[own]?.inherited += extended.inherited
            types[own]?.members += extended.members
            types[name] = nil
            for position in members.indices where members[position].type == name { members[position].type = own }
        }
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .value) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .value) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .value) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .protocol, node.name.identifierText, node.inheritanceClause, node.memberBlock, constraints: node.associatedConstraints)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let spelled = node.extendedType.oneLine
        var name = spelled
        if name.hasPrefix(module + ".") { name.removeFirst(module.count + 1) }
        if let open = name.firstIndex(of: "<") { name = String(name[..<open]) }
        var record = types[name] ?? TypeRecord(kind: .foreign, name: name)
        record.inherited += inherited(node.inheritanceClause)
        types[name] = record
        scopes.append(
            Scope(
                name: name, spelledName: spelled, isExtension: true, isMarked: node.attributes.has("objc"), access: node.modifiers.accessLevel))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax & WithAttributesSyntax & WithModifiersSyntax,
        _ kind: TypeRecord.Kind
    ) -> SyntaxVisitorContinueKind {
        enter(
            node, kind, node.name.identifierText, node.inheritanceClause, node.memberBlock, isGeneric: node.genericParameterClause != nil,
            constraints: node.genericConstraints)
    }

    private func enter(
        _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax, _ kind: TypeRecord.Kind, _ name: String,
        _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, isGeneric: Bool = false, constraints: [String: [String]]
    ) -> SyntaxVisitorContinueKind {
        let outer = scopes.last
        var scope = Scope(name: outer.map { "\($0.name).\(name)" } ?? name, spelledName: "")
        let statements = node.surroundingStatements
        scope.isLocal = statements != nil || outer?.isLocal == true
        if let statements {
            // Two functions may have types of one name; their statements tell them apart.
            let block = "@\(file)_\(statements.position.utf8Offset)"
            scope.name = [outer?.name, block, name].compactMap { $0 }.joined(separator: ".")
        }
        scope.spelledName = scope.isLocal ? name : outer.map { "\($0.spelledName).\(name)" } ?? name
        scope.isGeneric = isGeneric || outer?.isGeneric == true
        scope.isPrivate = ["private", "fileprivate"].contains(node.modifiers.accessLevel) || outer?.isPrivate == true
        scope.isProtocol = kind == .protocol
        // Several files may have private types of one name.
        if outer == nil, scope.isPrivate, !scope.isLocal { scope.name += "@\(file)" }
        scopes.append(scope)

        var record = types[scope.name] ?? TypeRecord(kind: kind, name: scope.name)
        record.kind = kind
        record.inherited = inherited(inheritance) + record.inherited
        record.hasObjCMembers = node.attributes.has("objcMembers")
        record.isObjC = node.attributes.has("objc")
        record.givenName = node.attributes.objectiveCName
        record.constraints = constraints
        record.isGeneric = scope.isGeneric
        record.isPrivate = scope.isPrivate
        record.isLocal = scope.isLocal
        record.isOpen = node.modifiers.accessLevel == "open"
        record.isPublic = record.isOpen || node.modifiers.accessLevel == "public"
        types[scope.name] = record
        ownTypes.append(
            OwnType(
                name: scope.name, declaration: DeclSyntax(node), members: block, inheritance: inheritance, file: file, conditions: activeConditions))
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.surroundingStatements == nil, node.genericParameterClause == nil else { return .skipChildren }
        aliases[(scopes.last.map { $0.name + "." } ?? "") + node.name.identifierText] = node.initializer.value.oneLine
        return .skipChildren
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.flatMap(\.type.composedNames) ?? []
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scope(of: node), !node.name.isOperator else { return .visitChildren }
        var record = MemberRecord(kind: .method, name: node.name.identifierText)
        record.describe(node.signature, node.genericParameterClause)
        record.isStatic = node.modifiers.isStatic
        add(record, node.attributes, node.modifiers, DeclSyntax(node), scope)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scope(of: node) else { return .visitChildren }
        var record = MemberRecord(kind: .initializer, name: "init")
        record.describe(node.signature, node.genericParameterClause)
        add(record, node.attributes, node.modifiers, DeclSyntax(node), scope)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scope(of: node) else { return .visitChildren }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var record = MemberRecord(kind: .property, name: pattern.identifier.identifierText)
            // `var a, b: Int`: the type follows the last name.
            if let type = (binding.typeAnnotation ?? node.bindings.last?.typeAnnotation)?.type { record.types = [type.oneLine] }
            record.isStatic = node.modifiers.isStatic
            record.isSettable = binding.isSettable(in: node)
            record.givenSetter = binding.accessor(.set)?.attributes.objectiveCName
            record.givenName = binding.accessor(.get)?.attributes.objectiveCName
            add(record, node.attributes, node.modifiers, DeclSyntax(node), scope)
        }
        return .visitChildren
    }

    /// The type that has a declaration as its member; nil for global declarations, and for declarations inside functions.
    private func scope(of node: some SyntaxProtocol) -> Scope? { node.parent?.is(MemberBlockItemSyntax.self) == true ? scopes.last : nil }

    private func add(
        _ described: MemberRecord, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ node: DeclSyntax, _ scope: Scope
    ) {
        var record = described
        record.givenName = attributes.objectiveCName ?? record.givenName
        record.isMarked = attributes.contains { $0.name.map(markingAttributes.contains) == true }
        record.isUnmarked = attributes.has("nonobjc") || attributes.isUnavailable
        record.isManaged = attributes.has("NSManaged")
        record.isOptional = modifiers.has("optional")
        record.isOverride = modifiers.has("override")
        record.isPrivate = ["private", "fileprivate"].contains(modifiers.accessLevel)
        record.isPublic = scope.isProtocol || ["public", "open"].contains(modifiers.accessLevel ?? (scope.isExtension ? scope.access : nil))
        record.isInExtension = scope.isExtension
        types[scope.name]?.members.append(record)
        members.append(
            OwnMember(
                record: record, type: scope.name, spelledType: scope.spelledName, declaration: node, file: file, conditions: activeConditions,
                isInMarkedExtension: scope.isMarked, extensionAccess: scope.isExtension ? scope.access : nil))
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var earlier: [String] = []
        for clause in node.clauses {
            let condition = clause.condition.map { conditions.rewritten($0) }
            let own = (earlier.map { "!(\($0))" } + (condition.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
            let value = clause.condition.map { conditions.value(of: $0) } ?? (earlier.isEmpty ? true : nil)
            if value != false {
                // Generated code needs no condition that is known to hold.
                if value != true { activeConditions.append(own) }
                if let elements = clause.elements { walk(elements) }
                if value != true { activeConditions.removeLast() }
            }
            if value == true { break }
            if value == false { continue }
            if let condition { earlier.append(condition) }
        }
        return .skipChildren
    }
}

/// Attributes that make a member visible to Objective-C.
private let markingAttributes: Set = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
]

extension MemberRecord {
    /// Fills in parameters, result and effects.
    fileprivate mutating func describe(_ signature: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?) {
        let parameters = signature.parameterClause.parameters
        labels = parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.identifierText }
        types = parameters.map { $0.type.oneLine }
        let returned = signature.returnClause?.type.oneLine
        result = ["Void", "()", "Swift.Void"].contains(returned) ? nil : returned
        isThrowing = signature.effectSpecifiers?.throwsClause != nil
        isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        isUnrepresentable =
            generics != nil
            || parameters.contains { $0.ellipsis != nil || $0.type.oneLine.hasPrefix("inout ") || $0.type.oneLine.hasPrefix("some ") }
    }
}
