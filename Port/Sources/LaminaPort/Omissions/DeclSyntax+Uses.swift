import SwiftSyntax

extension DeclSyntax {
    /// True when code of this member names one of the properties of its type.
    ///
    /// A parameter or variable of the same name hides the property in its scope, though not in its own initialiser. Types inside the type have
    /// members of their own.
    ///
    /// - Parameter type: The type's path, such as `Outer.Inner`, by which static properties and key paths may be qualified.
    func uses(anyOf properties: Set<String>, of type: String) -> Bool {
        let finder = PropertyUses(properties: properties, type: type)
        finder.walk(self)
        return finder.isFound
    }
}

/// The search for a use of properties in a member of their type.
private final class PropertyUses: SyntaxVisitor {
    private(set) var isFound = false
    private let properties: Set<String>
    private let type: String

    init(properties: Set<String>, type: String) {
        self.properties = properties
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard properties.contains(node.baseName.identifierText) else { return .visitChildren }
        if let access = node.access {
            isFound = isFound || access.base.map(isOwner) == true
        } else if let component = node.keyPathComponent {
            isFound = isFound || component.rootType.map { isOwner($0.trimmedDescription) } == true
        } else {
            find(node.baseName)
        }
        return .visitChildren
    }

    /// `if let host` reads the property `host`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier { find(name) }
        return .visitChildren
    }

    /// `{ [host] in … }` reads it too.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil { find(node.name) }
        return .visitChildren
    }

    private func find(_ name: TokenSyntax) {
        guard properties.contains(name.identifierText) else { return }
        isFound = isFound || Syntax(name).localName(name.identifierText, before: name.position) == nil
    }

    /// True for `self`, `self?`, `self!`, `Self` and the type's name.
    private func isOwner(_ base: ExprSyntax) -> Bool {
        if let chain = base.as(OptionalChainingExprSyntax.self) { return isOwner(chain.expression) }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return isOwner(forced.expression) }
        return isOwner(base.trimmedDescription)
    }

    private func isOwner(_ name: String) -> Bool { ["self", "Self", type].contains(name) }

    // MARK: Types inside the type

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclReferenceExprSyntax {
    /// The component of a key path that this name is.
    fileprivate var keyPathComponent: KeyPathComponentSyntax? {
        parent?.as(KeyPathPropertyComponentSyntax.self)?.parent?.as(KeyPathComponentSyntax.self)
    }
}

extension KeyPathComponentSyntax {
    /// The type `Box` in front of the component in `\Box.host`; nil for later components.
    fileprivate var rootType: TypeSyntax? {
        guard let path = parent?.parent?.as(KeyPathExprSyntax.self), path.components.first?.id == id else { return nil }
        return path.root
    }
}
