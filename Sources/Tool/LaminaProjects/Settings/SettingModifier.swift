/// The modifiers of `$(NAME:modifier)`.
enum SettingModifier {
    static func apply(_ modifier: String, to value: String) -> String {
        if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst(8)) : value }
        return table[modifier].map { $0(value) } ?? value
    }

    private static let table: [String: @Sendable (String) -> String] = [
        "c99extidentifier": ModuleName.make, "identifier": cIdentifier, "rfc1034identifier": domainName,
        "lower": { $0.lowercased() }, "upper": { $0.uppercased() },
        "base": FilePath.stem, "file": FilePath.name, "dir": FilePath.folder, "suffix": suffix,
        "standardizepath": { $0.hasPrefix("/") ? FilePath.joined("/", $0) : $0 },
    ]

    private static func cIdentifier(_ text: String) -> String {
        ModuleName.make(String(text.map { $0.isASCII ? $0 : "_" }))
    }

    /// Letters, digits, dots and hyphens; anything else becomes a hyphen.
    private static func domainName(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-" ? $0 : "-" })
    }

    private static func suffix(_ path: String) -> String {
        let type = FilePath.name(path).dropFirst(FilePath.stem(path).count)
        return String(type)
    }
}
