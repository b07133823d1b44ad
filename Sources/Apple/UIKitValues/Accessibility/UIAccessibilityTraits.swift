/// The nature and state of an element, as assistive technologies announce it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(bit: UInt64) { rawValue = 1 << bit }

    /// No trait.
    public static let none = UIAccessibilityTraits([])
    /// A button.
    public static let button = UIAccessibilityTraits(bit: 0)
    /// A link.
    public static let link = UIAccessibilityTraits(bit: 1)
    /// An image.
    public static let image = UIAccessibilityTraits(bit: 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(bit: 3)
    /// Plays its own sound when activated.
    public static let playsSound = UIAccessibilityTraits(bit: 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(bit: 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(bit: 6)
    /// A summary that is read when the app starts.
    public static let summaryElement = UIAccessibilityTraits(bit: 7)
    /// Does not react.
    public static let notEnabled = UIAccessibilityTraits(bit: 8)
    /// Changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(bit: 10)
    /// Starts sound or film when activated.
    public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
    /// Has a value that can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(bit: 12)
    /// Takes touches itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
    /// Turns the page when its text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(bit: 15)
    /// A header.
    public static let header = UIAccessibilityTraits(bit: 16)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(bit: 53)

    private static let names: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "plays sound"),
        (.keyboardKey, "keyboard key"), (.staticText, "static text"), (.summaryElement, "summary"), (.notEnabled, "not enabled"),
        (.updatesFrequently, "updates frequently"), (.searchField, "search field"), (.startsMediaSession, "starts media"),
        (.adjustable, "adjustable"), (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "turns page"), (.tabBar, "tab bar"),
        (.header, "header"), (.toggleButton, "switch"),
    ]

    /// The names of the traits, in the order of their bits.
    package var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
