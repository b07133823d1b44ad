/// A method, initializer or property of a type.
package struct MemberRecord: Hashable, Sendable {
    /// The kinds of members that an Objective-C runtime can name.
    package enum Kind: String, Codable, Sendable {
        case method
        case initializer
        case property
    }

    package var kind: Kind
    /// The name before the parentheses.
    package var name: String
    /// The argument labels, empty strings for `_`; empty for properties.
    package var labels: [String] = []
    /// Types of the parameters as written, or the property's type.
    package var types: [String] = []
    /// The type of the result as written; nil for `Void` and for properties.
    package var result: String?
    /// The name in `@objc(name)`; for a property, its getter.
    package var givenName: String?
    /// The name of the setter in `@objc(name)`.
    package var givenSetter: String?
    /// True when the member's own attributes make it visible to Objective-C.
    package var isMarked = false
    /// True for `@nonobjc`.
    package var isUnmarked = false
    /// True for an optional requirement of a protocol.
    package var isOptional = false
    /// True for `@NSManaged`.
    package var isManaged = false
    package var isStatic = false
    package var isOverride = false
    package var isPrivate = false
    /// True for `public` and `open` members, and for requirements of protocols.
    package var isPublic = false
    package var isThrowing = false
    package var isAsync = false
    /// True for a property that can be set.
    package var isSettable = false
    /// True for methods with type parameters, `inout`, variadic or opaque parameters, which no selector can call.
    package var isUnrepresentable = false
    /// True for members of extensions.
    package var isInExtension = false

    package init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// The selector of the method, initializer or getter.
    package var selector: String {
        if let givenName { return givenName }
        if kind == .property { return name }
        return ObjectiveCName.selector(base: kind == .initializer ? "init" : name, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
    }

    /// The selector of the property's setter.
    package var setterSelector: String { givenSetter ?? ObjectiveCName.setter(of: givenName ?? name) }

    /// True when both members have the same Swift name.
    package func hasName(of other: MemberRecord) -> Bool { kind == other.kind && name == other.name && labels == other.labels }

    /// Replaces old names in the types.
    mutating func modernise(keeping kept: Set<String>) {
        for position in types.indices { types[position] = RenameTable.renamed(types[position], keeping: kept) }
        result = result.map { RenameTable.renamed($0, keeping: kept) }
        if isOverride, kind == .method { rename() }
    }

    /// Gives an override of an old name the name that `OldMembers` writes.
    private mutating func rename() {
        guard let today = OldMemberTable.methods[OldMemberTable.fullName(name, labels.map { $0.isEmpty ? "_" : $0 })] else { return }
        let parts = OldMemberTable.parts(today)
        (name, labels) = (parts.base, parts.labels.map { $0 == "_" ? "" : $0 })
    }
}
