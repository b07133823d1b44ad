/// The names of declarations that are left out, as far as others need them.
struct LostNames: Equatable {
    /// Types at the top level of the module.
    var types: Set<String> = []
    /// Properties, by the path of their type, such as `Outer.Inner`.
    var properties: [String: Set<String>] = [:]

    mutating func formUnion(_ other: LostNames) {
        types.formUnion(other.types)
        properties.merge(other.properties) { $0.union($1) }
    }
}
