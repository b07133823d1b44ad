/// The names of properties in key paths.
struct KeyNames {
    private let module: Module

    init(_ module: Module) { self.module = module }

    /// Returns the names by which key-value coding knows properties.
    ///
    /// - Parameter start: The type of the first property, if it is known.
    func keys(_ names: [String], of start: String?) -> [String] {
        var type = start
        return names.map { name in
            let member = type.flatMap { module.members(named: name, of: $0).first { $0.kind == .property } }
            let own = member ?? ownProperty(name)
            type = member?.types.first.flatMap { module.resolve(TypeName($0).plain, in: type) }
            return own.map { key(of: $0, isOwn: module.declares($0)) } ?? importedKey(name)
        }
    }

    private func ownProperty(_ name: String) -> MemberRecord? {
        module.members.first { $0.record.kind == .property && $0.record.name == name }?.record
    }

    private func key(of member: MemberRecord, isOwn: Bool) -> String { isOwn ? member.givenName ?? member.name : importedKey(member.name) }

    /// Apple's properties with a name like `isHidden` have this name in Swift only.
    private func importedKey(_ name: String) -> String {
        guard name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else { return name }
        return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }
}
