import SwiftSyntax

/// The search for the member that a `#selector` names.
struct MemberSearch {
    let names: Names
    let reference: SelectorReference
    /// The expression.
    let place: Syntax

    private var module: Module { names.module }
    private var scope: String? { names.scope(of: place) }

    /// Returns members of the name: of the named type, of the surrounding types, of the object's type, or else of any type.
    func candidates() -> [MemberRecord] {
        for type in startingTypes() {
            let found = module.members(named: reference.name, of: type).filter { isFitting($0) }
            if !found.isEmpty { return found }
        }
        guard startingTypes().isEmpty || !isNamedType else { return [] }
        return (module.membersByName[reference.name] ?? []).map(\.member).filter { isFitting($0) }
    }

    private var isNamedType: Bool { !reference.base.isEmpty && module.resolve(reference.base.joined(separator: "."), in: scope) != nil }

    private func isFitting(_ member: MemberRecord) -> Bool {
        (member.kind == .property) == (reference.accessor != nil) && (reference.labels == nil || reference.labels == member.labels)
    }

    private func startingTypes() -> [String] {
        let base = reference.base.joined(separator: ".")
        if ["", "self", "Self"].contains(base) { return scope.map(module.surroundings) ?? [] }
        if base == "super" { return names.enclosingType(of: place).flatMap { module.superclass(of: $0) }.map { [$0] } ?? [] }
        if let type = module.resolve(base, in: scope) { return [type] }
        if let object = reference.object.flatMap({ names.resolvedType(of: $0) }) { return [object] }
        // An object of an unknown type: the declared types of properties of its name.
        let properties = (module.membersByName[reference.base[reference.base.count - 1]] ?? []).map(\.member).filter { $0.kind == .property }
        return properties.compactMap { $0.types.first.flatMap { module.resolve(TypeName($0).plain, in: scope) } }
    }
}
