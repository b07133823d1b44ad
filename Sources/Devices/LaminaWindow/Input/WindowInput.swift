package import LaminaPrimitives

/// An event in a window; positions are in points from its top left corner.
package enum WindowInput: Sendable, Hashable {
    /// A movement or press of the mouse's first button, or of a finger.
    case pointer(PointerPhase, id: Int64, at: Point)
    /// A movement of the wheel or of two fingers on a touchpad; the vector, in points, is added to the scroll offset.
    case scroll(by: Vector, at: Point)
    case key(KeyPress)
    /// Text that was typed, or chosen in an input method.
    case text(String)
    /// Text that is being composed in an input method; empty when the composition is cancelled.
    case composition(String)
    /// The tilt of the device, -1...1 on each axis.
    case tilt(horizontal: Double, vertical: Double)
    case size(WindowSize)
    /// A request to switch between the light and the dark appearance.
    case otherAppearance
    /// A request to turn the device by a quarter to the right.
    case turn
    /// A change of the keyboard focus; true when the window has gained it.
    case focus(Bool)
    /// A request to end the app.
    case close
    /// The loss of the display, and of the window with it.
    case displayLost
}

/// The phase of a touch or of a press of the mouse button.
package enum PointerPhase: Sendable, Hashable {
    case down
    case move
    case up
    case cancel
}

/// A distance along x and y, in points.
package struct Vector: Sendable, Hashable {
    package var dx: Double
    package var dy: Double
}

/// The press or release of a key.
package struct KeyPress: Sendable, Hashable {
    /// The modifier keys that were held.
    package struct Modifiers: OptionSet, Sendable, Hashable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alt = Modifiers(rawValue: 4)
        package static let command = Modifiers(rawValue: 8)
        package static let capsLock = Modifiers(rawValue: 16)
    }

    /// The key's position on the keyboard, as a code of the HID usage tables, page 7.
    package let usage: Int
    /// The characters of the key in the keyboard's layout, without modifiers; empty for keys without a character.
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
