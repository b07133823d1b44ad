/// A type, with the members of its declaration and of its extensions in one module.
package struct TypeRecord: Codable, Hashable, Sendable {
    /// The kinds of types.
    package enum Kind: String, Codable, Sendable {
        case `class`
        case `protocol`
        case value
        /// A type of another module, known only by its extensions in this module.
        case foreign
    }

    package var kind: Kind
    /// The name with the types around it, such as `Player.State`.
    package var name: String
    /// The superclass and protocols, as written, of the declaration and its extensions.
    package var inherited: [String] = []
    package var members: [MemberRecord] = []
    /// The types, as written, that constrain generic parameters and associated types, by the names of these.
    package var constraints: [String: [String]] = [:]
    /// True for `@objcMembers`.
    package var hasObjCMembers = false
    /// True for protocols that Objective-C can see.
    package var isObjC = false
    /// True for generic classes and for those inside generic types.
    package var isGeneric = false
    /// True for private types and for those inside private types.
    package var isPrivate = false
    /// True for types inside functions.
    package var isLocal = false
    /// True for `open` and `public` types.
    package var isPublic = false
    package var isOpen = false
    /// The name in `@objc(Name)`.
    package var givenName: String?

    package init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// True when no C function can name the class, so that it has a table of its own.
    package var needsOwnTable: Bool { isGeneric || isPrivate || isLocal }

    /// The type around this one; nil at the top.
    package var parent: String? { name.lastIndex(of: ".").map { String(name[..<$0]) } }
}

/// The declarations of a module that the rewriting of another module asks for.
package struct ModuleIndex: Codable, Hashable, Sendable {
    /// The module's name.
    package var module: String
    package var types: [TypeRecord] = []

    package init(module: String) { self.module = module }

    /// Marks requirements with a default in an extension as optional, as they are in Apple's protocols for Objective-C.
    ///
    /// For façades of Apple's modules in Swift, which have no optional requirements.
    package mutating func treatDefaultsAsOptional() {
        for position in types.indices where types[position].kind == .protocol {
            let defaults = types[position].members.filter(\.isInExtension)
            types[position].isObjC = true
            types[position].members.removeAll(where: \.isInExtension)
            for member in types[position].members.indices {
                let requirement = types[position].members[member]
                types[position].members[member].isOptional = defaults.contains { $0.hasName(of: requirement) }
            }
        }
    }

    /// Gives the methods of classes and protocols the names that Apple's headers have.
    ///
    /// For façades of Apple's modules in Swift, whose methods have no Objective-C names.
    package mutating func nameAsApple() {
        for position in types.indices where types[position].kind != .value {
            for member in types[position].members.indices where types[position].members[member].givenName == nil {
                let record = types[position].members[member]
                let selector = AppleNaming.selector(of: record)
                if selector != record.selector { types[position].members[member].givenName = selector }
            }
        }
    }
}
