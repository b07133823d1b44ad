/// Writes the functions by which `LaminaMethods` finds classes with a name in `@objc(Name)`, and their names.
struct ClassNameTables {
    private let rewriting: Rewriting

    init(_ rewriting: Rewriting) { self.rewriting = rewriting }

    func run() {
        let module = rewriting.module
        for own in module.ownTypes {
            guard let type = module.types[own.name], type.kind == .class, !type.needsOwnTable, let name = type.givenName else { continue }
            rewriting.append(lines(name, for: "\(module.name).\(own.name)", spelled: own.name), to: own.file, under: own.conditions)
        }
    }

    private func lines(_ name: String, for type: String, spelled: String) -> [String] {
        let suffix = String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return [
            "@_cdecl(\"lamina$class$\(name)\") public func lamina_class_\(suffix)() -> UnsafeRawPointer "
                + "{ unsafeBitCast(\(spelled).self as AnyClass, to: UnsafeRawPointer.self) }",
            "@_cdecl(\"lamina$name$\(type)\") public func lamina_name_\(suffix)() -> UnsafePointer<UInt8> "
                + "{ (\"\(name)\" as StaticString).utf8Start }",
        ]
    }
}
