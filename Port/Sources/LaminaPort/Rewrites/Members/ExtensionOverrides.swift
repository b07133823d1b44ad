import SwiftSyntax

/// Makes overrides in extensions, and of members of extensions, possible.
///
/// For classes of the module the extension's member gets another name, and a member of the old name, which calls it, is added to the body of the class. A
/// member of an extension of another module's class becomes a call through the table of methods, and its overrides become entries of that table.
struct ExtensionOverrides {
    private let rewriting: Rewriting
    private var module: Module { rewriting.module }
    /// The module's overrides by name.
    private let overrides: [String: [OwnMember]]

    init(_ rewriting: Rewriting) {
        self.rewriting = rewriting
        overrides = Dictionary(grouping: rewriting.module.members.filter(\.record.isOverride), by: \.record.name)
    }

    func run() {
        var moved = Set<SyntaxIdentifier>()
        let foreign = module.members.filter { $0.record.kind != .initializer && $0.record.isInExtension && !isOwnClass($0.type) }
        let redirected = Set(foreign.flatMap { foreignOverrides(of: $0) }.map(\.declaration.id))
        for own in module.members where own.record.kind != .initializer && own.record.isInExtension && isOwnClass(own.type) {
            guard !redirected.contains(own.declaration.id) else { continue }
            guard own.record.isOverride || isOpen(own) || isOverridden(own) else { continue }
            if moved.insert(own.declaration.id).inserted { move(own) }
        }
        for base in foreign {
            if base.record.isOverride { separate(base) }
            let overrides = foreignOverrides(of: base)
            if !overrides.isEmpty { redirect(base, overrides) }
        }
    }

    private func isOwnClass(_ type: String) -> Bool { module.types[type]?.kind == .class }

    private func isOpen(_ own: OwnMember) -> Bool {
        module.isObjC(own) && own.declaration.modifiers?.accessLevel == "open" && module.types[own.type]?.isOpen == true
    }

    // MARK: Classes of the module

    private func isOverridden(_ own: OwnMember) -> Bool {
        (overrides[own.record.name] ?? []).contains { other in
            other.record.hasName(of: own.record) && other.type != own.type
                && module.superclassChain(of: other.type).contains(own.type)
        }
    }

    private func move(_ own: OwnMember) {
        guard own.conditions == module.ownTypes.first(where: { $0.name == own.type })?.conditions else {
            return refuse(own, "it stands under `#if`; move it to the class's body")
        }
        if let observers = ExtensionObservers(own) {
            observers.rewrite(&rewriting.edits[own.file])
            return rewriting.addMember(observers.text, to: own.type)
        }
        guard let forwarder = Forwarder(own) else { return refuse(own, "it cannot be called through another name; move it to the class's body") }
        rename(own, to: forwarder.newName, keeping: [])
        makeAvailable(own)
        rewriting.addMember(forwarder.text, to: own.type)
    }

    private func refuse(_ own: OwnMember, _ reason: String) {
        rewriting.report(own.declaration, in: own.file, construct: own.record.name, "an override in an extension: \(reason)")
    }

    /// Gives a member another name, without the modifiers that its new name cannot have.
    private func rename(_ own: OwnMember, to name: String, keeping kept: Set<String>) {
        for modifier in own.declaration.modifiers ?? [] {
            let text = modifier.name.text
            if !kept.contains(text), removedModifiers.contains(text) {
                rewriting.edits[own.file].remove(modifier)
            } else if text == "open", !isOwnClass(own.type) {
                rewriting.edits[own.file].replace(modifier, with: "public")
            }
        }
        if let token = own.declaration.nameToken { rewriting.edits[own.file].replace(token, with: name) }
    }

    /// Removes `@available(*, unavailable)` from a member, which its new name calls.
    private func makeAvailable(_ own: OwnMember) {
        for case .attribute(let attribute) in own.declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] {
            let isAvailability = attribute.attributeName.trimmedDescription == "available"
            if isAvailability, attribute.arguments?.description.contains("unavailable") == true { rewriting.edits[own.file].remove(attribute) }
        }
    }

    // MARK: Classes of other modules

    /// Makes an override in an extension of another module's class a member of its own.
    private func separate(_ own: OwnMember) {
        guard let token = own.declaration.nameToken else { return refuse(own, "move it to a subclass") }
        let name = "lamina_override_\(own.record.name)"
        rename(own, to: name, keeping: [])
        rewriting.renamedMembers[own.declaration.id] = name
        rewriting.report(
            token, in: own.file,
            "an extension cannot override a member of another module's class; it is called by its selector only, so use a subclass",
            severity: .warning)
    }

    private func foreignOverrides(of base: OwnMember) -> [OwnMember] {
        (overrides[base.record.name] ?? []).filter { other in
            other.record.hasName(of: base.record) && isOwnClass(other.type)
                && module.superclassChain(of: other.type).dropFirst().first { declares(base.record, in: $0, notOverriding: true) } == base.type
        }
    }

    private func declares(_ member: MemberRecord, in type: String, notOverriding: Bool) -> Bool {
        module.types[type]?.members.contains { $0.hasName(of: member) && (!notOverriding || !$0.isOverride) } == true
    }

    private func redirect(_ base: OwnMember, _ overrides: [OwnMember]) {
        let record = base.record
        guard !record.isStatic, !record.isAsync, !record.isUnrepresentable, record.kind == .method || record.types.first != nil else {
            return refuse(base, "its extension belongs to another module's class; give it another name there")
        }
        let baseName = "lamina_base_\(record.name)"
        rename(base, to: baseName, keeping: ["public", "open", "fileprivate", "private"])
        rewriting.renamedMembers[base.declaration.id] = baseName
        rewriting.append(["extension \(base.spelledType) { \(access(base))\(redirection(record)) }"], to: base.file, under: base.conditions)
        rewriting.need(.methods, in: base.file)
        let overrideName = "lamina_override_\(record.name)"
        for other in overrides {
            let isFirst = !module.superclassChain(of: other.type).dropFirst().contains { type in overrides.contains { $0.type == type } }
            rename(other, to: overrideName, keeping: isFirst ? ["public", "open"] : ["public", "open", "override"])
            rewriting.renamedMembers[other.declaration.id] = overrideName
            let calls = SuperCalls(name: record.name)
            calls.walk(other.declaration)
            for name in calls.found { rewriting.edits[other.file].replace(name, with: isFirst ? baseName : overrideName) }
        }
    }

    private func access(_ own: OwnMember) -> String {
        let level = own.declaration.modifiers?.accessLevel ?? own.extensionAccess
        return level.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
    }

    private func redirection(_ record: MemberRecord) -> String {
        let signature = Signature(member: record)
        guard record.kind == .property, let type = record.types.first else {
            return "func \(record.name)(\(signature.parameters))\(signature.arrow) { \(signature.dispatch) }"
        }
        let getter = "get { LaminaMethods.Methods.dispatch(\"\(record.selector)\", self, []) }"
        let setter = " set { LaminaMethods.Methods.dispatch(\"\(record.setterSelector)\", self, [newValue]) as Void }"
        return "var \(record.name): \(type) { \(getter)\(record.isSettable ? setter : "") }"
    }
}

/// Modifiers that belong to the old name of a member.
private let removedModifiers: Set = ["override", "open", "public", "private", "fileprivate", "internal"]

/// A member of a class's body that calls the member of an extension.
struct Forwarder {
    /// The name that the member of the extension gets.
    let newName: String
    /// The declaration for the class's body.
    let text: String

    /// - Returns: Nil for variadic methods and properties without accessors.
    init?(_ own: OwnMember) {
        newName = own.uniqueName
        var modifiers = (own.declaration.modifiers ?? []).map { $0.name.text }.filter { $0 != "dynamic" && $0 != "final" }
        if own.declaration.modifiers?.accessLevel == nil, let access = own.extensionAccess { modifiers.insert(access, at: 0) }
        let head = modifiers.map { $0 + " " }.joined()
        if let function = own.declaration.as(FunctionDeclSyntax.self) {
            let signature = Self.naming(function.signature)
            guard let call = Self.call(newName, signature) else { return nil }
            let attribute = function.attributes.has("discardableResult") ? "@discardableResult " : ""
            text =
                "\(attribute)\(head)func \(function.name.text)\(function.genericParameterClause?.oneLine ?? "")\(signature.oneLine) { \(call) }"
        } else if let variable = own.declaration.as(VariableDeclSyntax.self), let type = own.record.types.first {
            guard variable.bindings.count == 1, variable.bindings.first?.accessorBlock != nil else { return nil }
            let setter = own.record.isSettable ? " set { \(newName) = newValue }" : ""
            text = "\(head)var \(own.record.name): \(type) { get { \(newName) }\(setter) }"
        } else {
            return nil
        }
    }

    /// Gives names to the parameters that the body does not use: `_: UIView, at _: Int` becomes `_ a0: UIView, at a1: Int`.
    private static func naming(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
        let parameters = signature.parameterClause.parameters.enumerated().map { position, parameter in
            guard (parameter.secondName ?? parameter.firstName).tokenKind == .wildcard else { return parameter }
            let label = parameter.firstName.with(\.trailingTrivia, .space)
            return parameter.with(\.firstName, label).with(\.secondName, .identifier("a\(position)"))
        }
        return signature.with(\.parameterClause.parameters, FunctionParameterListSyntax(parameters))
    }

    private static func call(_ name: String, _ signature: FunctionSignatureSyntax) -> String? {
        var arguments: [String] = []
        for parameter in signature.parameterClause.parameters {
            guard parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
            let isInOut = parameter.type.oneLine.hasPrefix("inout ")
            arguments.append("\(label)\(isInOut ? "&" : "")\((parameter.secondName ?? parameter.firstName).text)")
        }
        let effects = signature.effectSpecifiers
        let prefix = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        return "\(prefix)\(name)(\(arguments.joined(separator: ", ")))"
    }
}

extension DeclSyntax {
    /// The modifiers of a function or variable.
    var modifiers: DeclModifierListSyntax? {
        self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
    }

    /// The name of a function or of a variable alone.
    var nameToken: TokenSyntax? {
        if let function = self.as(FunctionDeclSyntax.self) { return function.name }
        let bindings = self.as(VariableDeclSyntax.self)?.bindings
        return bindings?.count == 1 ? bindings?.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier : nil
    }
}
