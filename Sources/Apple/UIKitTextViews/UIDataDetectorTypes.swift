/// Kinds of text that a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt
    /// Creates a set from any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of web pages and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses; never found here.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates; never found here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Numbers of parcels; never found here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Numbers of flights; never found here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Words that a search may explain; never found here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
