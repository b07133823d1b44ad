package import LaminaMarkup

extension NibElement {
    /// Sets the traits of `<textInputTraits keyboardType="URL" secureTextEntry="YES"/>`.
    ///
    /// A missing trait has the default of Interface Builder, which capitalises nothing. Unlike the others, traits of spelling, quotation marks and
    /// dashes have no property here.
    @MainActor
    package func setTraits(of input: any UITextInputTraits) {
        input.isSecureTextEntry = flag("secureTextEntry") ?? false
        input.autocapitalizationType = self["autocapitalizationType"].flatMap { Self.capitalizations[$0] } ?? UITextAutocapitalizationType.none
        input.autocorrectionType = flag("autocorrectionType", "yes").map { $0 ? .yes : .no } ?? .default
        input.keyboardType = self["keyboardType"].flatMap { Self.keyboards[$0] } ?? .default
        input.returnKeyType = self["returnKeyType"].flatMap { Self.returnKeys[$0] } ?? .default
        if let type = self["textContentType"] { input.textContentType = UITextContentType(rawValue: type) }
    }

    private func flag(_ attribute: String, _ yes: String) -> Bool? { self[attribute].map { $0 == yes } }

    private static let capitalizations: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send, "yahoo": .yahoo,
        "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
