/// Lookup of types and members by name.
extension Module {
    /// Returns the full name of a type that is written in the scope of another; nil for unknown types.
    func resolve(_ name: String, in start: String? = nil) -> String? {
        var name = name
        if name.hasPrefix(self.name + "."), types[name] == nil { name.removeFirst(self.name.count + 1) }
        for scope in start.map(surroundings) ?? [] {
            if let found = known("\(scope).\(name)") ?? alias("\(scope).\(name)") { return found }
        }
        if let found = known(name) ?? privateType(name, scope: start) ?? alias(name) { return found }
        // `UIKit.UIView`: the first part may be a module.
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let rest = String(name[name.index(after: dot)...])
        return imported[rest].flatMap { $0.module == name[..<dot] ? rest : nil }
    }

    /// Returns the full names of a type and of those around it, nearest first.
    func surroundings(of type: String) -> [String] {
        Array(sequence(first: type) { name in name.lastIndex(of: ".").map { String(name[..<$0]) } })
    }

    /// Returns true for the name of statements that have types among them: `Player.@0_120`, those at byte 120 of the first file.
    static func isBlock(_ name: String) -> Bool { name.split(separator: ".").last?.hasPrefix("@") == true }

    /// The private type of a name, preferably that of the file of a type.
    private func privateType(_ name: String, scope: String?) -> String? {
        let first = name.prefix { $0 != "." }
        guard let files = privateFiles[String(first)] else { return nil }
        let preferred = scope.flatMap { scope in ownTypes.first { $0.name == scope }?.file }
        let file = files.first { $0 == preferred } ?? files[0]
        return known("\(first)@\(file)\(name.dropFirst(first.count))")
    }

    /// The type for which a type alias stands.
    private func alias(_ name: String) -> String? {
        aliases[name].flatMap { known($0) ?? (looksLikeAppleClass($0) ? $0 : nil) }
    }

    private func known(_ name: String) -> String? { types[name] != nil || imported[name] != nil ? name : nil }

    /// The declarations of a type in this module and in others.
    func records(of name: String) -> [TypeRecord] { [types[name], imported[name]?.type].compactMap { $0 } }

    /// Returns true for classes of this module and of indexed ones.
    func isClass(_ name: String) -> Bool { records(of: name).contains { $0.kind == .class } }

    /// Returns the name of the superclass as written in the module; nil when the class has none, or is not known.
    func superclass(of name: String) -> String? {
        guard let record = records(of: name).first(where: { $0.kind == .class }), let first = record.inherited.first else { return nil }
        let found = record.inherited.map { resolve($0, in: record.parent ?? record.name) }
        // The class stands first, but in an alias of a composition anywhere.
        if let superclass = found.lazy.compactMap({ $0 }).first(where: { $0 != name && self.isClass($0) }) { return superclass }
        guard let resolved = found[0] else { return looksLikeAppleClass(first) ? first : nil }
        return resolved != name && isUnindexed(resolved) ? resolved : nil
    }

    /// Returns a class and its superclasses, nearest first; the last one may be a class that no index has.
    func superclassChain(of name: String) -> [String] {
        var chain = [name]
        while let next = superclass(of: chain[chain.count - 1]), !chain.contains(next) { chain.append(next) }
        return chain
    }

    /// Returns the protocols that a type and its superclasses conform to, with those that these inherit.
    func protocols(of name: String) -> [String] {
        var found: [String] = []
        var open = superclassChain(of: name)
        var visited = Set<String>()
        while let current = open.popLast() {
            guard visited.insert(current).inserted else { continue }
            for record in records(of: current) {
                if record.kind == .protocol { found.append(current) }
                open += record.inherited.compactMap { resolve($0, in: record.parent ?? record.name) }
            }
        }
        return Array(Set(found)).sorted()
    }

    /// Returns true when a type is, or inherits or conforms to, another.
    func inherits(_ name: String, _ ancestor: String) -> Bool {
        name == ancestor || superclassChain(of: name).contains(ancestor) || protocols(of: name).contains(ancestor)
    }

    /// Returns true when the members of a class, or of a superclass, are visible to Objective-C without an attribute.
    func hasObjCMembers(_ name: String) -> Bool { superclassChain(of: name).contains { records(of: $0).contains(where: \.hasObjCMembers) } }

    /// Returns true for requirements of protocols that Objective-C can see.
    func isObjCRequirement(_ member: MemberRecord, of type: String) -> Bool {
        protocols(of: type).contains { name in
            records(of: name).contains { $0.kind == .protocol && $0.isObjC && $0.members.contains { $0.hasName(of: member) } }
        }
    }

    /// Returns true for members of classes that Objective-C would see.
    func isObjC(_ member: OwnMember) -> Bool {
        let record = member.record
        guard !record.isUnmarked, !record.isManaged, let type = types[member.type], type.kind == .class || type.kind == .foreign else { return false }
        if record.isMarked || member.isInMarkedExtension { return true }
        if record.isPrivate || record.isUnrepresentable || record.kind == .initializer { return false }
        if conditions.infersObjC, isClass(member.type), isObjectClass(member.type) { return true }
        return hasObjCMembers(member.type) || isObjCRequirement(record, of: member.type)
    }

    /// Returns the members with a name of a type, of its superclasses and protocols, nearest first.
    func members(named name: String, of type: String) -> [MemberRecord] {
        for current in superclassChain(of: type) {
            let found = records(of: current).flatMap(\.members).filter { $0.name == name }
            if !found.isEmpty { return found }
        }
        return protocols(of: type).flatMap { records(of: $0) }.flatMap(\.members).filter { $0.name == name }
    }

    /// Returns true for subclasses of `NSObject`, and for the classes of Apple's that no index has.
    func isObjectClass(_ name: String) -> Bool {
        let root = superclassChain(of: name).last ?? name
        return looksLikeAppleClass(root) && records(of: root).allSatisfy { $0.kind == .class || $0.kind == .foreign }
    }

    /// Returns true for types of other modules that are known only by their extensions.
    private func isUnindexed(_ name: String) -> Bool { types[name]?.kind == .foreign && imported[name] == nil }

    /// Returns true for the classes of Apple's that no index has.
    private func looksLikeAppleClass(_ name: String) -> Bool {
        let last = name.split(separator: ".").last ?? ""
        return applePrefixes.contains { last.hasPrefix($0) } && last.dropFirst(2).first?.isUppercase == true
    }
}

private let applePrefixes = ["NS", "UI", "CA", "CI", "AV", "SK", "SC", "WK", "MK", "CL", "PH", "GK", "CN", "MT"]
