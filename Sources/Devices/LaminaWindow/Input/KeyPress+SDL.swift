import CSDL2

extension KeyPress {
    static let a = 0x04
    static let q = 0x14
    static let r = 0x15
    static let right = 0x4F
    static let left = 0x50
    static let down = 0x51
    static let up = 0x52
    static let home = 0x4A

    init(_ event: SDL_KeyboardEvent) {
        // SDL's scan codes equal the codes of the HID usage tables.
        usage = Int(event.keysym.scancode.rawValue)
        characters = Self.characters(of: event.keysym.sym)
        modifiers = Modifiers(UInt32(event.keysym.mod))
        isDown = event.state == SDL_PRESSED
        isRepeat = event.repeat != 0
    }

    /// True for the combinations that close the window, change the appearance, or turn or tilt the device; the window does not pass them on.
    var isShortcut: Bool {
        switch modifiers {
        case .control: usage == Self.q
        case [.control, .shift]: [Self.a, Self.r].contains(usage)
        case [.control, .alt]: Tilt.keys.contains(usage)
        default: false
        }
    }

    /// Returns the character of a key code; SDL uses Unicode's codes, and sets a mask bit in the codes of keys without a character.
    private static func characters(of code: SDL_Keycode) -> String {
        guard code > 0, code & SDLK_SCANCODE_MASK == 0, let scalar = Unicode.Scalar(UInt32(code)) else { return "" }
        return String(Character(scalar))
    }
}

extension KeyPress.Modifiers {
    fileprivate init(_ mask: UInt32) {
        let rows: [(UInt32, KeyPress.Modifiers)] = [
            (KMOD_SHIFT.rawValue, .shift), (KMOD_CTRL.rawValue, .control), (KMOD_ALT.rawValue, .alt), (KMOD_GUI.rawValue, .command),
            (KMOD_CAPS.rawValue, .capsLock),
        ]
        self = rows.reduce(into: []) { if mask & $1.0 != 0 { $0.insert($1.1) } }
    }
}
