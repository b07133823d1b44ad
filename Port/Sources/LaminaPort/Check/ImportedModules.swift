import SwiftSyntax

/// The modules that a module imports.
enum ImportedModules {
    /// Returns the names of the imported modules, outside of conditions that are known to be false, sorted.
    static func all(in module: Module) -> [String] {
        var names = Set<String>()
        for file in module.files { collect(file.tree.statements, module.conditions, &names) }
        return names.sorted()
    }

    private static func collect(_ statements: CodeBlockItemListSyntax, _ conditions: Conditions, _ names: inout Set<String>) {
        for statement in statements {
            if let found = statement.item.as(ImportDeclSyntax.self), let name = found.path.first?.name.text {
                names.insert(Imports.replaced[name] ?? name)
            } else if let choice = statement.item.as(IfConfigDeclSyntax.self) {
                collect(choice, conditions, &names)
            }
        }
    }

    private static func collect(_ choice: IfConfigDeclSyntax, _ conditions: Conditions, _ names: inout Set<String>) {
        for clause in choice.clauses {
            let value = clause.condition.map { conditions.value(of: $0) } ?? true
            // A module that cannot be imported is not needed by source that asks for it first.
            let asks = clause.condition?.trimmedDescription.contains("canImport") == true
            if value == true || value == nil && !asks, let statements = clause.elements?.as(CodeBlockItemListSyntax.self) {
                collect(statements, conditions, &names)
            }
            if value == true { return }
        }
    }
}
