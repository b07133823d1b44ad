import SwiftSyntax

/// The override of a property with observers in an extension: `override var isSelected: Bool { didSet { … } }`.
///
/// The property moves to the body of the class. The bodies of its observers stay on their lines, as methods that the property calls.
struct ExtensionObservers {
    private let declaration: DeclSyntax
    private let block: AccessorBlockSyntax
    private let observers: [AccessorDeclSyntax]
    private let type: String
    private let prefix: String
    /// The declaration for the class's body.
    let text: String

    /// - Returns: Nil for properties without observers.
    init?(_ own: OwnMember) {
        guard let variable = own.declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1, let type = own.record.types.first,
            let block = variable.bindings.first?.accessorBlock, case .accessors(let accessors) = block.accessors,
            accessors.contains(where: { Self.values[$0.accessorSpecifier.text] != nil })
        else { return nil }
        (declaration, self.block, self.type, observers) = (own.declaration, block, type, Array(accessors))
        let prefix = own.uniqueName + "_"
        self.prefix = prefix
        let calls = observers.map { observer in
            let specifier = observer.accessorSpecifier.text
            return "\(specifier) { \(prefix)\(specifier)(\(Self.values[specifier] ?? "")) }"
        }
        let modifiers = variable.modifiers.map { $0.name.text + " " }.joined()
        text = "\(modifiers)var \(own.record.name): \(type) { \(calls.joined(separator: " ")) }"
    }

    /// Makes methods of the observers.
    func rewrite(_ edits: inout EditList) {
        edits.add(Edit(declaration.bytes.lowerBound..<block.leftBrace.bytes.upperBound, ""))
        for observer in observers {
            guard let body = observer.body else { continue }
            let specifier = observer.accessorSpecifier.text
            let value = observer.parameters?.name.text ?? Self.values[specifier] ?? ""
            let head = "func \(prefix)\(specifier)(_ \(value): \(type)) "
            edits.add(Edit(observer.bytes.lowerBound..<body.leftBrace.bytes.lowerBound, head))
        }
        edits.replace(block.rightBrace, with: "")
    }

    /// The names of the values that the observers know.
    private static let values = ["willSet": "newValue", "didSet": "oldValue"]
}
