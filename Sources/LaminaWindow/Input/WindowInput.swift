package import LaminaPrimitives

/// What happened to a window; places are in points from its top left corner.
package enum WindowInput: Sendable, Hashable {
    /// The mouse with its first button, or a finger.
    case pointer(PointerPhase, id: Int64, at: Point)
    /// The wheel or two fingers on a touchpad: the view's offset gains this much.
    case scroll(by: Vector, at: Point)
    case key(KeyPress)
    /// Text that was typed or chosen in an input method.
    case text(String)
    /// Text that an input method is still making; empty when it gives up.
    case composition(String)
    /// How far the device is tilted, -1...1 each.
    case tilt(horizontal: Double, vertical: Double)
    case size(WindowSize)
    /// The user wants the other of the two appearances.
    case otherAppearance
    /// The window gets the keys, or loses them.
    case focus(Bool)
    /// The user wants the app to end.
    case close
    /// The display is gone; the window with it.
    case displayLost
}

/// What a pointer or finger did.
package enum PointerPhase: Sendable, Hashable {
    case down
    case move
    case up
    case cancel
}

/// A way in points.
package struct Vector: Sendable, Hashable {
    package var dx: Double
    package var dy: Double
}

/// A key went down or up.
package struct KeyPress: Sendable, Hashable {
    /// Keys that were held.
    package struct Modifiers: OptionSet, Sendable, Hashable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alt = Modifiers(rawValue: 4)
        package static let command = Modifiers(rawValue: 8)
        package static let capsLock = Modifiers(rawValue: 16)
    }

    /// The place on the keyboard, as in the HID usage tables, page 7.
    package let usage: Int
    /// What the key means in the keyboard's layout without modifiers; empty for keys without a character.
    package let characters: String
    package let modifiers: Modifiers
    package let isDown: Bool
    package let isRepeat: Bool

    package init(usage: Int, characters: String, modifiers: Modifiers, isDown: Bool, isRepeat: Bool) {
        self.usage = usage
        self.characters = characters
        self.modifiers = modifiers
        self.isDown = isDown
        self.isRepeat = isRepeat
    }
}
