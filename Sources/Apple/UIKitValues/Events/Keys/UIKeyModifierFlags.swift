/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bit mask, with one bit per modifier.
    public let rawValue: Int
    /// Creates a set of modifiers from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock state is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option (Alt) key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command (Super) key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The event's key is on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
