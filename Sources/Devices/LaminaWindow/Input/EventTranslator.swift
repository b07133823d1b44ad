import CSDL2
import LaminaPrimitives

/// The translation of SDL's events to a window's input.
struct EventTranslator {
    private var size: WindowSize
    /// The number of points per unit of SDL's coordinates.
    private(set) var pointsPerUnit: Double
    private var tilt = Tilt()
    /// True while the mouse's first button is held.
    private var isPressed = false
    private var mouse = Point(0, 0)

    /// The pointer number of the mouse; fingers have the numbers that SDL gives them, from 0.
    private static let mousePointer: Int64 = -1
    /// The scroll distance of one notch of a wheel, in points.
    private static let notch = 40.0

    init(size: WindowSize, pointsPerUnit: Double) {
        self.size = size
        self.pointsPerUnit = pointsPerUnit
    }

    mutating func resize(to size: WindowSize, pointsPerUnit: Double) {
        self.size = size
        self.pointsPerUnit = pointsPerUnit
    }

    /// Returns the input that an event causes; texts are copied, so the result does not refer to SDL's memory.
    mutating func inputs(of event: SDL_Event) -> [WindowInput] {
        switch unsafe SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN: unsafe press(event.button)
        case SDL_MOUSEBUTTONUP: unsafe release(event.button)
        case SDL_MOUSEMOTION: unsafe move(event.motion)
        case SDL_MOUSEWHEEL: unsafe scroll(event.wheel)
        case SDL_FINGERDOWN: unsafe finger(.down, event.tfinger)
        case SDL_FINGERMOTION: unsafe finger(.move, event.tfinger)
        case SDL_FINGERUP: unsafe finger(.up, event.tfinger)
        case SDL_KEYDOWN, SDL_KEYUP: unsafe key(event.key)
        case SDL_TEXTINPUT: unsafe [.text(Self.text(event.text.text))]
        case SDL_TEXTEDITING: unsafe [.composition(Self.text(event.edit.text))]
        default: []
        }
    }
}

extension EventTranslator {
    private func place(_ x: Int32, _ y: Int32) -> Point { Point(Double(x) * pointsPerUnit, Double(y) * pointsPerUnit) }

    private mutating func press(_ event: SDL_MouseButtonEvent) -> [WindowInput] {
        mouse = place(event.x, event.y)
        guard Int32(event.button) == SDL_BUTTON_LEFT else { return [] }
        isPressed = true
        return [.pointer(.down, id: Self.mousePointer, at: mouse)]
    }

    private mutating func release(_ event: SDL_MouseButtonEvent) -> [WindowInput] {
        mouse = place(event.x, event.y)
        guard Int32(event.button) == SDL_BUTTON_LEFT, isPressed else { return [] }
        isPressed = false
        return [.pointer(.up, id: Self.mousePointer, at: mouse)]
    }

    private mutating func move(_ event: SDL_MouseMotionEvent) -> [WindowInput] {
        mouse = place(event.x, event.y)
        if isPressed { return [.pointer(.move, id: Self.mousePointer, at: mouse)] }
        guard tilt.isHeld else { return [.pointer(.move, id: Self.mousePointer, at: mouse)] }
        return [tilt.follow(mouse.x / size.widthInPoints, mouse.y / size.heightInPoints)]
    }

    private func scroll(_ event: SDL_MouseWheelEvent) -> [WindowInput] {
        let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
        // SDL counts notches to the right and up, while scroll offsets grow to the right and down.
        let delta = Vector(dx: sign * Double(event.preciseX) * Self.notch, dy: -sign * Double(event.preciseY) * Self.notch)
        return [.scroll(by: delta, at: mouse)]
    }

    private func finger(_ phase: PointerPhase, _ event: SDL_TouchFingerEvent) -> [WindowInput] {
        let place = Point(Double(event.x) * size.widthInPoints, Double(event.y) * size.heightInPoints)
        return [.pointer(phase, id: event.fingerId, at: place)]
    }

    private mutating func key(_ event: SDL_KeyboardEvent) -> [WindowInput] {
        let press = KeyPress(event)
        tilt.isHeld = press.modifiers == .alt
        return shortcut(press).map { [$0] } ?? (press.isShortcut ? [] : [.key(press)])
    }

    /// Returns the input for a key combination that the window handles itself; nil for all others.
    private mutating func shortcut(_ press: KeyPress) -> WindowInput? {
        guard press.isDown else { return nil }
        switch (press.modifiers, press.usage) {
        case (.control, KeyPress.q): return .close
        case ([.control, .shift], KeyPress.a): return .otherAppearance
        case ([.control, .shift], KeyPress.r): return .turn
        case ([.control, .alt], _): return tilt.step(press.usage)
        default: return nil
        }
    }

    /// Converts a C array of characters that ends with a zero, which Swift imports as a tuple.
    private static func text<Characters>(_ characters: Characters) -> String {
        // Safe because only the bytes of the value are read, up to the zero that SDL writes.
        unsafe withUnsafeBytes(of: characters) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
