import SwiftSyntax

extension DeclSyntax {
    /// The names of the properties that are declared here; none for other declarations.
    var propertyNames: [String] {
        let bindings = self.as(VariableDeclSyntax.self)?.bindings
        return bindings.map { $0.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText } } ?? []
    }

    /// The names of the properties or of the method that are declared here; none for other declarations.
    var memberNames: [String] { propertyNames + (self.as(FunctionDeclSyntax.self).map { [$0.name.identifierText] } ?? []) }

    /// True when code of this member names a property of its type, and no parameter or variable of its own has the name.
    func uses(property name: String) -> Bool {
        var isUsed = false
        for token in tokens(viewMode: .sourceAccurate) where token.tokenKind == .identifier(name) {
            if token.parent?.is(IdentifierPatternSyntax.self) == true || token.parent?.is(FunctionParameterSyntax.self) == true { return false }
            let before = token.previousToken(viewMode: .sourceAccurate)
            let isOwn = before?.tokenKind != .period || before?.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.self)
            if isOwn, token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon { isUsed = true }
        }
        return isUsed
    }

    /// The name of the type that is declared here.
    var typeName: String? {
        guard !self.is(FunctionDeclSyntax.self), !self.is(MacroDeclSyntax.self) else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.identifierText
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
