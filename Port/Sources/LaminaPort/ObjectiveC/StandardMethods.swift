/// Methods of Apple's `NSObject` that classes override, and that belong to a protocol here.
enum StandardMethods {
    /// A method's name in Objective-C, and the name of the method that an override calls in place of `super`'s.
    struct Method {
        let selector: String
        let standardName: String
    }

    /// Returns a method by its Swift name.
    static func method(_ record: MemberRecord) -> Method? {
        guard record.kind == .method else { return nil }
        let fullName = "\(record.name)(\(record.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
        return selectors[fullName].map { Method(selector: $0, standardName: "_standard\(CamelCase.capitalized(record.name))") }
    }

    private static let selectors = [
        "value(forKey:)": "valueForKey:",
        "setValue(_:forKey:)": "setValue:forKey:",
        "value(forKeyPath:)": "valueForKeyPath:",
        "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
        "setNilValueForKey(_:)": "setNilValueForKey:",
        "dictionaryWithValues(forKeys:)": "dictionaryWithValuesForKeys:",
        "setValuesForKeys(_:)": "setValuesForKeysWithDictionary:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
        "responds(to:)": "respondsToSelector:",
        "awakeFromNib()": "awakeFromNib",
        "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
    ]
}
