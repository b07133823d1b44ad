public import Foundation

/// A voice of a language, with which nothing is spoken here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    // Sendable because nothing of it changes.

    /// The language as an identifier, such as `en-US`.
    public let language: String
    /// The voice's own identifier.
    public let identifier: String
    /// The name for people.
    open var name: String { language }
    /// The quality.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }

    /// Creates the voice of a language; nil for a text that is no language, and the user's for nil.
    public convenience init?(language languageCode: String?) {
        let language = languageCode ?? Self.currentLanguageCode()
        guard Locale(identifier: language).language.languageCode?.isISOLanguage == true else { return nil }
        self.init(language)
    }
    /// Returns nil: there are no voices with identifiers.
    public convenience init?(identifier: String) { return nil }

    private init(_ language: String) {
        (self.language, identifier) = (language, "com.apple.voice.compact.\(language)")
        super.init()
    }

    /// Returns the voices that are installed: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Returns the user's language as an identifier, such as `en-US`.
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// The identifier of the voice Alex, which is not installed.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
/// The attribute of text that says how it is spoken.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
