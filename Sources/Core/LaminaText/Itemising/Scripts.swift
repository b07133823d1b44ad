import CICU

/// The Unicode scripts of characters, in ICU's codes.
enum Scripts {
    /// ICU's code for characters that belong to every script, such as digits and punctuation.
    private static let common: Int32 = 0
    /// ICU's code for characters that take the script of the preceding one, such as accents.
    private static let inherited: Int32 = 1

    /// Returns the script of a character; nil when it takes the script of its neighbours.
    static func script(of character: Unicode.Scalar) -> Int32? {
        // The letters in ASCII are Latin, and all other ASCII characters belong to every script.
        if character.isASCII { return character.properties.isAlphabetic ? latin : nil }
        var status: UErrorCode = 0
        // A pure table look-up; an unknown character sets the status.
        let script = unsafe swift_uscript_getScript(UChar32(character.value), &status)
        return status > 0 || script == common || script == inherited ? nil : script
    }

    /// ICU's code for the Latin script.
    static let latin: Int32 = 25

    /// Returns the script's ISO 15924 code, such as `Latn`; `Zyyy` (common) for an unknown script.
    static func name(of script: Int32) -> String {
        if script == latin { return "Latn" }
        // The name is a string constant inside ICU.
        return unsafe swift_uscript_getShortName(script).map { unsafe String(cString: $0) } ?? "Zyyy"
    }
}
