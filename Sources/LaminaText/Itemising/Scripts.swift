import CICU

/// The scripts that characters belong to.
enum Scripts {
    /// ICU's number of characters of every script, such as digits and punctuation.
    private static let common: Int32 = 0
    /// ICU's number of characters that take the script of the one before, such as accents.
    private static let inherited: Int32 = 1

    /// ICU's number of a character's script; nil for one that goes with its neighbours.
    static func script(of character: Unicode.Scalar) -> Int32? {
        // Nothing but Latin letters, and what goes with every script, in ASCII.
        if character.isASCII { return character.properties.isAlphabetic ? latin : nil }
        var status: UErrorCode = 0
        // A plain look-up; an unknown character sets the status.
        let script = unsafe swift_uscript_getScript(UChar32(character.value), &status)
        return status > 0 || script == common || script == inherited ? nil : script
    }

    /// ICU's number of the Latin script.
    static let latin: Int32 = 25

    /// A script's four letters, such as `Latn`; `Zyyy`, common, for an unknown number.
    static func name(of script: Int32) -> String {
        if script == latin { return "Latn" }
        // A constant text of ICU.
        return unsafe swift_uscript_getShortName(script).map { unsafe String(cString: $0) } ?? "Zyyy"
    }
}
