import SwiftSyntax

/// Writes the functions by which `LaminaMethods` finds the methods and properties of a module's classes.
struct MethodTables {
    private let rewriting: Rewriting
    private var module: Module { rewriting.module }

    init(_ rewriting: Rewriting) { self.rewriting = rewriting }

    func run() {
        var ownTables: [String: [Entry]] = [:]
        var counters: [Int: Int] = [:]
        var taken = Set<String>()
        var functions = Set<String>()
        for own in module.members where own.record.kind != .initializer && needsEntry(own) {
            // Members with one name and other types have one selector; the first is found.
            let entries = entries(of: own).filter { taken.insert("\(own.record.isStatic)\(own.type) \($0.selector)").inserted }
            guard !entries.isEmpty else { continue }
            if module.types[own.type]?.needsOwnTable == true {
                if !own.record.isStatic { ownTables[own.type, default: []] += entries }
                continue
            }
            var lines: [String] = []
            let helper = helperName(&counters[own.file, default: 0])
            // The accessors of a property share their code.
            if let first = entries.first { lines.append(helperFunction(helper, first, own)) }
            for entry in entries { lines.append(function(entry, own, helper, &functions)) }
            rewriting.append(lines, to: own.file, under: own.conditions)
            rewriting.need(.methods, in: own.file)
        }
        for (type, entries) in ownTables.sorted(by: { $0.key < $1.key }) { addTable(entries, to: type, all: Set(ownTables.keys)) }
    }

    /// A selector and the code that performs it with a call `$0` or `call`.
    private struct Entry {
        let selector: String
        let body: String
    }

    private func needsEntry(_ own: OwnMember) -> Bool {
        guard !own.record.isAsync, !own.record.isUnrepresentable else { return false }
        return rewriting.renamedMembers[own.declaration.id] != nil || module.isObjC(own)
    }

    // MARK: Entries

    private func entries(of own: OwnMember) -> [Entry] {
        let name = rewriting.renamedMembers[own.declaration.id] ?? own.record.name
        let type = module.types[own.type]?.isLocal == true ? "Self" : own.spelledType
        return own.record.kind == .property ? property(own.record, name, type) : [method(own.record, name, type)]
    }

    private func method(_ record: MemberRecord, _ name: String, _ type: String) -> Entry {
        let signature = Signature(member: record)
        let target = "target: \(type)\(record.isStatic ? ".Type" : "")"
        let parameters = ([target] + signature.closureParameters).joined(separator: ", ")
        let call = "\(record.isThrowing ? "try " : "")target.\(escaped(name))\(signature.arguments)"
        return Entry(selector: record.selector, body: "call.perform { (\(parameters))\(signature.closureArrow) in \(call) }")
    }

    private func property(_ record: MemberRecord, _ name: String, _ type: String) -> [Entry] {
        if record.isStatic {
            return [Entry(selector: record.selector, body: "call.perform { (target: \(type).Type) in target.\(escaped(name)) }")]
        }
        let body = "call.property(\\\(type).\(escaped(name)))"
        return [Entry(selector: record.selector, body: body)] + (record.isSettable ? [Entry(selector: record.setterSelector, body: body)] : [])
    }

    private func escaped(_ name: String) -> String { reservedNames.contains(name) ? "`\(name)`" : name }

    // MARK: Functions

    private func helperFunction(_ name: String, _ entry: Entry, _ own: OwnMember) -> String {
        "extension \(own.spelledType) { @MainActor fileprivate static func \(name)(_ call: LaminaMethods.MethodCall) { \(entry.body) } }"
    }

    /// The next name that no member has.
    private func helperName(_ counter: inout Int) -> String {
        repeat { counter += 1 } while module.membersByName["lamina_\(counter)"] != nil
        return "lamina_\(counter)"
    }

    /// - Parameter names: The names of the functions so far. Selectors such as `tap:` and `tap_` differ in signs that a name cannot have.
    private func function(_ entry: Entry, _ own: OwnMember, _ helper: String, _ names: inout Set<String>) -> String {
        let symbol = "lamina$\(own.record.isStatic ? "+" : "")\(symbolName(of: own.type))$\(entry.selector)"
        var name = "lamina_" + (module.name + "_" + symbol.dropFirst(7)).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        while !names.insert(name).inserted { name += "_" }
        let body = "LaminaMethods.MethodCall.open(call) { \(own.spelledType).\(helper)($0) }"
        return "@_cdecl(\"\(symbol)\") public func \(name)(_ call: UnsafeRawPointer) { \(body) }"
    }

    /// The class's name with its module; without, when the class belongs to a module that has no index.
    private func symbolName(of type: String) -> String {
        if module.types[type]?.kind == .class { return "\(module.name).\(type)" }
        guard let imported = module.imported[type] else { return type }
        return "\(imported.module).\(type)"
    }

    // MARK: Tables in bodies

    /// Adds a table to the body of a class that no C function can name.
    private func addTable(_ entries: [Entry], to type: String, all: Set<String>) {
        guard let record = module.types[type] else { return }
        let inherits = module.superclassChain(of: type).dropFirst().contains { all.contains($0) }
        let modifiers = (inherits ? "override " : "") + (record.isOpen ? "open " : record.isPublic ? "public " : "")
        let cases = entries.map { "case \"\($0.selector)\": \($0.body)" }.joined(separator: "; ")
        let missing = inherits ? "super.laminaPerform(call)" : "call.isUnknown()"
        let body = "call.isolated { call in switch call.selector { \(cases); default: \(missing) } }"
        rewriting.addMember("\(modifiers)nonisolated func laminaPerform(_ call: LaminaMethods.MethodCall) { \(body) }", to: type)
        guard let own = module.ownTypes.first(where: { $0.name == type }) else { return }
        rewriting.need(.methods, in: own.file)
        guard !inherits else { return }
        if let last = own.inheritance?.inheritedTypes.last {
            rewriting.edits[own.file].insert(", LaminaMethods.MethodProviding", after: last.type)
        } else if let declaration = own.declaration.as(ClassDeclSyntax.self) {
            let conformance = ": LaminaMethods.MethodProviding"
            if let parameters = declaration.genericParameterClause {
                rewriting.edits[own.file].insert(conformance, after: parameters)
            } else {
                rewriting.edits[own.file].insert(conformance, after: declaration.name)
            }
        }
    }
}

/// Names of members that need backticks after a dot.
private let reservedNames: Set = ["init", "self", "Type", "Protocol"]
