/// Names of links that build systems read without mistakes.
enum LinkName {
    /// Replaces every character but letters, digits and a few signs by an underscore.
    static func make(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "+-_. ()".contains($0) ? $0 : "_" })
    }
}
