import SwiftSyntax

/// Lookup of the classes that generic parameters and associated types stand for.
extension Module {
    /// Returns the class that constrains a generic parameter or an associated type, as seen from a place in the source; nil when no class does.
    func constrainingClass(of name: String, at place: some SyntaxProtocol) -> String? {
        for node in place.ancestors {
            for written in constraints(of: name, by: node) {
                let found = resolve(written) ?? written
                if isObjectClass(found) { return found }
            }
            // A parameter hides those of the same name farther out.
            let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
            if parameters?.contains(where: { $0.name.identifierText == name }) == true { return nil }
        }
        return nil
    }

    /// Returns the types, as written, by which a declaration constrains a name.
    private func constraints(of name: String, by node: Syntax) -> [String] {
        if let generic = node.asProtocol((any WithGenericParametersSyntax).self) { return generic.genericConstraints[name] ?? [] }
        guard let found = node.as(ExtensionDeclSyntax.self) else { return [] }
        let requirements = found.genericWhereClause?.constraints ?? [:]
        let written = (requirements[name] ?? []) + (requirements["Self.\(name)"] ?? [])
        // The associated types of the protocol that is extended, and of those to which `Self` must conform.
        let extended = (found.extendedType.composedNames + (requirements["Self"] ?? [])).compactMap { resolve($0) }
        let types = extended + extended.flatMap { protocols(of: $0) }
        return written + types.flatMap { records(of: $0) }.flatMap { $0.constraints[name] ?? [] }
    }
}

extension WithGenericParametersSyntax {
    /// The types, as written, that constrain the generic parameters, by the parameters' names.
    var genericConstraints: [String: [String]] {
        let parameters = genericParameterClause.map { Array($0.parameters) } ?? []
        let inherited = parameters.map { ($0.name.identifierText, $0.inheritedType?.composedNames ?? []) }
        return joined(inherited + (genericWhereClause?.constraints ?? [:]).map { ($0, $1) })
    }
}

extension ProtocolDeclSyntax {
    /// The types, as written, that constrain the associated types, by the names of these.
    var associatedConstraints: [String: [String]] {
        let types = memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
        return joined(types.map { ($0.name.identifierText, $0.inheritanceClause?.inheritedTypes.flatMap(\.type.composedNames) ?? []) })
    }
}

extension GenericWhereClauseSyntax {
    /// The types that the requirements name, by the names of the types that must conform to, inherit from or equal them.
    fileprivate var constraints: [String: [String]] {
        joined(
            requirements.compactMap { element in
                if case .conformanceRequirement(let conformance) = element.requirement {
                    return (conformance.leftType.oneLine, conformance.rightType.composedNames)
                }
                guard case .sameTypeRequirement(let same) = element.requirement else { return nil }
                return (same.leftType.trimmedDescription, [same.rightType.trimmedDescription])
            })
    }
}

/// Combines the constraints of equal names.
private func joined(_ constraints: [(name: String, types: [String])]) -> [String: [String]] {
    Dictionary(constraints.map { ($0.name, $0.types) }, uniquingKeysWith: +)
}
