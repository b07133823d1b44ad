import SwiftSyntax

extension SyntaxProtocol {
    /// The nodes around the node, nearest first.
    var ancestors: some Sequence<Syntax> {
        sequence(state: parent) { node in
            defer { node = node?.parent }
            return node
        }
    }
}

extension DeclSyntaxProtocol {
    /// The statements that contain a declaration: the body of a function, closure or accessor; nil for members and global declarations.
    var surroundingStatements: Syntax? {
        let nearest = ancestors.first { node in
            node.is(MemberBlockSyntax.self) || node.is(CodeBlockItemListSyntax.self) && node.parent?.is(IfConfigClauseSyntax.self) == false
        }
        return nearest.flatMap { $0.is(MemberBlockSyntax.self) || $0.parent?.is(SourceFileSyntax.self) == true ? nil : $0 }
    }
}

extension DeclReferenceExprSyntax {
    /// The expression `x.name` whose member this name is; nil for a name that stands alone.
    var access: MemberAccessExprSyntax? { parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? $0 : nil } }
}

extension TokenSyntax {
    /// The identifier without backticks.
    var identifierText: String {
        let text = text
        guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
        return String(text.dropFirst().dropLast())
    }

    /// True for the name of an operator function.
    var isOperator: Bool {
        switch tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

extension AttributeListSyntax.Element {
    /// The attribute's name without `@`; nil for an `#if`.
    var name: String? {
        guard case .attribute(let attribute) = self else { return nil }
        return attribute.attributeName.trimmedDescription
    }
}

extension AttributeListSyntax {
    /// Returns true when an attribute has a name.
    func has(_ name: String) -> Bool { contains { $0.name == name } }

    /// True for `@available(*, unavailable)`: generated code cannot call such a member.
    var isUnavailable: Bool {
        contains { element in
            guard case .attribute(let attribute) = element, element.name == "available", let arguments = attribute.arguments else { return false }
            let words = arguments.tokens(viewMode: .sourceAccurate).map(\.text)
            return words.first == "*" && words.contains("unavailable")
        }
    }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == "objc" {
            guard let arguments = attribute.arguments else { return nil }
            return arguments.tokens(viewMode: .sourceAccurate).map(\.text).joined()
        }
        return nil
    }
}

extension DeclModifierListSyntax {
    /// Returns true when a modifier has a name.
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    /// The access level as written, except for that of the setter.
    var accessLevel: String? { first { accessLevels.contains($0.name.text) && $0.detail == nil }?.name.text }

    /// True for `static` and `class` members.
    var isStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }
}

private let accessLevels: Set = ["private", "fileprivate", "internal", "package", "public", "open"]

extension TypeSyntaxProtocol {
    /// The names of the types of a composition `A & B`, without generic arguments; otherwise the type's own name.
    var composedNames: [String] {
        if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.flatMap(\.type.composedNames) }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.composedNames }
        let name = oneLine
        return [name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name]
    }
}

extension PatternBindingSyntax {
    /// Returns the accessor of a kind.
    func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
        guard case .accessors(let list) = accessorBlock?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
    }

    /// Returns true for stored variables and for computed ones with a setter.
    func isSettable(in declaration: VariableDeclSyntax) -> Bool {
        guard declaration.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        guard let accessors = accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        let kinds = list.map(\.accessorSpecifier.tokenKind)
        return kinds.contains(.keyword(.set)) || kinds.contains(.keyword(._modify))
            || !kinds.contains(.keyword(.get)) && !kinds.contains(.keyword(._read))
    }
}
