import SwiftSyntax

/// Gives optional requirements their defaults, and the properties through which they are called.
///
/// A requirement `@objc optional func play(_ song: Song) -> Bool` stays a requirement, with a default that asks the table of methods, because a subclass
/// may have the method. Beside it stands `var lamina_play_: ((Song) -> Bool)?`, nil for objects without the method. An optional property is no requirement;
/// a property of the same name reads it from the table.
///
/// Two protocols may have one optional requirement, and a class may leave it out that conforms to both. Neither default is then better than the other,
/// so an extension for types of both protocols has a third one, which is.
struct OptionalRequirements {
    private let rewriting: Rewriting

    init(_ rewriting: Rewriting) { self.rewriting = rewriting }

    func run() {
        for own in rewriting.module.members where own.record.isOptional { add(own) }
        for (file, used) in rewriting.usedRequirements {
            let lines = used.sorted { ($0.protocolName, $0.accessorName) < ($1.protocolName, $1.accessorName) }.map { requirement in
                "extension \(requirement.protocolName) { fileprivate \(accessor(requirement)) }"
            }
            rewriting.append(lines, to: file)
            rewriting.need(.methods, in: file)
        }
    }

    private func add(_ own: OwnMember) {
        let record = rewriting.module.types[own.type]
        rewriting.need(.methods, in: own.file)
        let access = record?.isPublic == true ? "public " : record?.isPrivate == true ? "fileprivate " : ""
        if own.record.kind == .property {
            rewriting.edits[own.file].replace(own.declaration, with: "")
            let type = own.record.types.first ?? "Any"
            let name = own.record.name
            let value = "LaminaMethods.Methods.optionalValue(\"\(own.record.selector)\", self)"
            rewriting.append(["extension \(own.spelledType) { \(access)var \(name): (\(type))? { \(value) } }"], to: own.file, under: own.conditions)
        } else {
            guard !own.record.isStatic, !own.record.isAsync, !own.record.isUnrepresentable else {
                return rewriting.report(own.declaration, in: own.file, "this kind of optional requirement has no table entry; make it required")
            }
            let requirement = OptionalRequirement(protocolName: own.type, member: own.record, isImported: false)
            let line = "extension \(own.spelledType) { \(access)\(defaultMethod(own.record)); \(access)\(accessor(requirement)) }"
            rewriting.append([line] + commonDefaults(own, access), to: own.file, under: own.conditions)
        }
    }

    /// The defaults for types that also conform to a protocol of another module with the same requirement.
    ///
    /// The default of a method with a result is nil, so the result must be an optional one.
    private func commonDefaults(_ own: OwnMember, _ access: String) -> [String] {
        guard own.record.result?.hasSuffix("?") != false, !own.record.isThrowing else { return [] }
        let others = (rewriting.module.optionalRequirements[own.record.name] ?? []).filter {
            $0.isImported && $0.member.labels == own.record.labels && $0.member.types == own.record.types
        }
        let signature = Signature(member: own.record)
        let otherwise = own.record.result == nil ? "()" : "nil"
        let body = "LaminaMethods.Methods.responds(self, to: \"\(own.record.selector)\") ? \(signature.dispatch) : \(otherwise)"
        let method = "func \(own.record.name)(\(signature.parameters))\(signature.arrow) { \(body) }"
        return others.map { "extension \(own.spelledType) where Self: \($0.protocolName) { \(access)\(method) }" }
    }

    private func defaultMethod(_ member: MemberRecord) -> String {
        let signature = Signature(member: member)
        return "func \(member.name)(\(signature.parameters))\(signature.effects)\(signature.arrow) { \(signature.dispatch) }"
    }

    private func accessor(_ requirement: OptionalRequirement) -> String {
        let member = requirement.member
        let signature = Signature(member: member)
        let head = signature.names.isEmpty ? "" : "\(signature.names.joined(separator: ", ")) in "
        let call = "\(member.isThrowing ? "try " : "")self.\(member.name)\(signature.arguments)"
        let type = "((\(signature.types))\(signature.effects) -> \(signature.result))?"
        let condition = "LaminaMethods.Methods.responds(self, to: \"\(member.selector)\")"
        return "var \(requirement.accessorName): \(type) { \(condition) ? { \(head)\(call) } : nil }"
    }
}
