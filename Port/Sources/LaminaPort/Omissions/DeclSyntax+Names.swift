import SwiftSyntax

extension DeclSyntax {
    /// The names of the properties that are declared here; none for other declarations.
    var propertyNames: [String] {
        let bindings = self.as(VariableDeclSyntax.self)?.bindings
        return bindings.map { $0.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText } } ?? []
    }

    /// The names of the properties or of the method that are declared here; none for other declarations.
    var memberNames: [String] { propertyNames + (self.as(FunctionDeclSyntax.self).map { [$0.name.identifierText] } ?? []) }

    /// The name of the type that is declared here.
    var typeName: String? {
        guard !self.is(FunctionDeclSyntax.self), !self.is(MacroDeclSyntax.self) else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.identifierText
    }

    /// The name of the type that is declared or extended here, such as `Outer.Inner` inside `Outer`; nil for other declarations.
    func typePath(in outer: String?) -> String? {
        guard self.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
        if let found = self.as(ExtensionDeclSyntax.self) { return found.extendedType.composedNames.first }
        return typeName.map { (outer.map { $0 + "." } ?? "") + $0 }
    }

    /// The declaration's name, for messages.
    var shortName: String {
        if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.identifierText }
        if let found = self.as(ExtensionDeclSyntax.self) { return "extension \(found.extendedType.oneLine)" }
        if let found = self.as(VariableDeclSyntax.self) { return found.bindings.first?.pattern.oneLine ?? "var" }
        if let found = self.as(MacroExpansionDeclSyntax.self) { return "#\(found.macroName.text)" }
        return self.is(InitializerDeclSyntax.self) ? "init" : self.is(SubscriptDeclSyntax.self) ? "subscript" : oneLine
    }
}

extension DeclGroupSyntax {
    /// The names of the types in the inheritance clause.
    var inheritedNames: [String] { inheritanceClause?.inheritedTypes.flatMap(\.type.composedNames) ?? [] }
}

extension SyntaxProtocol {
    /// True when a token before a node, or any token when there is no such node, has one of the names.
    func names(anyOf names: Set<String>, before end: Syntax?) -> Bool {
        let limit = end?.position ?? endPosition
        return tokens(viewMode: .sourceAccurate).contains { token in
            guard token.position < limit, case .identifier(let name) = token.tokenKind, names.contains(name) else { return false }
            // A member of something else, such as `UIView.Animation`, and a label have the name by chance.
            let (before, after) = (token.previousToken(viewMode: .sourceAccurate), token.nextToken(viewMode: .sourceAccurate))
            let isReference = token.parent?.is(IdentifierTypeSyntax.self) == true || token.parent?.is(DeclReferenceExprSyntax.self) == true
            return before?.tokenKind != .period && (isReference || after?.tokenKind != .colon)
        }
    }
}
