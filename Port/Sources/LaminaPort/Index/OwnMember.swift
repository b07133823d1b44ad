import SwiftSyntax

/// A member of the module that is rewritten, with its place.
struct OwnMember {
    var record: MemberRecord
    /// The full name of the type.
    var type: String
    /// The name of the type as the extension spells it, or its full name.
    let spelledType: String
    /// The function or variable declaration.
    let declaration: DeclSyntax
    /// The position of the file in the module.
    let file: Int
    /// The `#if` conditions that must hold, outermost first.
    let conditions: [String]
    /// True when the extension is marked `@objc`.
    let isInMarkedExtension: Bool
    /// The access level of the extension, as written.
    let extensionAccess: String?

    /// A name that no member of a superclass or a subclass has.
    var uniqueName: String { "lamina_\(String(type.map { $0.isLetter || $0.isNumber ? $0 : "_" }))_\(record.name)" }
}

/// The declaration of a type of the module that is rewritten.
struct OwnType {
    let name: String
    let declaration: DeclSyntax
    let members: MemberBlockSyntax
    let inheritance: InheritanceClauseSyntax?
    let file: Int
    let conditions: [String]
}
