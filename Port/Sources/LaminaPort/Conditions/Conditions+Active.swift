import SwiftSyntax

extension Conditions {
    /// Returns the declarations at the top level of a file, outside of conditions that are known to be false.
    func activeDeclarations(of tree: SourceFileSyntax) -> [DeclSyntax] { activeDeclarations(of: tree.statements) }

    /// Returns the members of a type, outside of conditions that are known to be false.
    func activeMembers(of members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        members.flatMap { member in
            guard let choice = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            return activeElements(of: choice).flatMap { activeMembers(of: $0.as(MemberBlockItemListSyntax.self) ?? []) }
        }
    }

    private func activeDeclarations(of statements: CodeBlockItemListSyntax) -> [DeclSyntax] {
        statements.flatMap { statement -> [DeclSyntax] in
            guard let declaration = statement.item.as(DeclSyntax.self) else { return [] }
            guard let choice = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
            return activeElements(of: choice).flatMap { activeDeclarations(of: $0.as(CodeBlockItemListSyntax.self) ?? []) }
        }
    }

    /// Returns the previews among the expressions at the top level of a file, outside of conditions that are known to be false.
    func activePreviews(of tree: SourceFileSyntax) -> [MacroExpansionExprSyntax] { activePreviews(of: tree.statements) }

    private func activePreviews(of statements: CodeBlockItemListSyntax) -> [MacroExpansionExprSyntax] {
        statements.flatMap { statement -> [MacroExpansionExprSyntax] in
            if let macro = statement.item.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == Previews.name ? [macro] : [] }
            guard let choice = statement.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self) else { return [] }
            return activeElements(of: choice).flatMap { activePreviews(of: $0.as(CodeBlockItemListSyntax.self) ?? []) }
        }
    }

    private func activeElements(of choice: IfConfigDeclSyntax) -> [IfConfigClauseSyntax.Elements] {
        var active: [IfConfigClauseSyntax.Elements] = []
        for clause in choice.clauses {
            let value = clause.condition.map { self.value(of: $0) } ?? true
            if value != false, let elements = clause.elements { active.append(elements) }
            if value == true { break }
        }
        return active
    }
}
