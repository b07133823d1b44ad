import CSDL2
import LaminaPrimitives
import Testing

@testable import LaminaWindow

/// The translation of SDL's events to input for an app.
struct EventTranslatorTests {
    /// A window with two pixels per point, and one pixel per unit of SDL's coordinates.
    private var translator = EventTranslator(size: WindowSize(width: 400, height: 200, scale: 2), pointsPerUnit: 0.5)

    private func event(_ kind: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> SDL_Event {
        var event = SDL_Event()
        event.type = kind.rawValue
        fill(&event)
        return event
    }

    private func button(_ kind: SDL_EventType, _ button: Int32, _ x: Int32, _ y: Int32) -> SDL_Event {
        event(kind) { ($0.button.button, $0.button.x, $0.button.y) = (UInt8(button), x, y) }
    }

    private func motion(_ x: Int32, _ y: Int32) -> SDL_Event { event(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (x, y) } }

    private func key(_ code: SDL_Scancode, _ modifiers: SDL_Keymod..., isDown: Bool = true, symbol: Int32 = 0) -> SDL_Event {
        event(isDown ? SDL_KEYDOWN : SDL_KEYUP) { event in
            event.key.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
            event.key.keysym.scancode = code
            event.key.keysym.sym = symbol
            event.key.keysym.mod = modifiers.reduce(0) { $0 | UInt16($1.rawValue) }
        }
    }

    @Test mutating func theFirstMouseButtonTouchesAtPositionsInPoints() {
        #expect(translator.inputs(of: motion(10, 10)) == [.pointer(.move, id: -1, at: Point(5, 5))])
        #expect(translator.inputs(of: button(SDL_MOUSEBUTTONDOWN, 1, 30, 50)) == [.pointer(.down, id: -1, at: Point(15, 25))])
        #expect(translator.inputs(of: motion(40, 60)) == [.pointer(.move, id: -1, at: Point(20, 30))])
        #expect(translator.inputs(of: button(SDL_MOUSEBUTTONUP, 1, 42, 60)) == [.pointer(.up, id: -1, at: Point(21, 30))])
        #expect(translator.inputs(of: button(SDL_MOUSEBUTTONUP, 1, 42, 60)).isEmpty)
    }

    @Test mutating func otherButtonsDoNotTouch() {
        #expect(translator.inputs(of: button(SDL_MOUSEBUTTONDOWN, 3, 30, 50)).isEmpty)
        // The pointer moves, and no touch began.
        #expect(translator.inputs(of: motion(40, 60)) == [.pointer(.move, id: -1, at: Point(20, 30))])
    }

    @Test mutating func fingersAreDistinguishedByTheirIdentifiers() {
        let down = event(SDL_FINGERDOWN) { ($0.tfinger.fingerId, $0.tfinger.x, $0.tfinger.y) = (4, 0.5, 0.25) }
        #expect(translator.inputs(of: down) == [.pointer(.down, id: 4, at: Point(100, 25))])
    }

    @Test mutating func turningTheWheelTowardsTheUserScrollsDown() {
        _ = translator.inputs(of: motion(40, 60))
        let turn = event(SDL_MOUSEWHEEL) { ($0.wheel.preciseX, $0.wheel.preciseY) = (0, -1) }
        #expect(translator.inputs(of: turn) == [.scroll(by: Vector(dx: 0, dy: 40), at: Point(20, 30))])
        let flipped = event(SDL_MOUSEWHEEL) {
            ($0.wheel.preciseX, $0.wheel.preciseY, $0.wheel.direction) = (1, 0, SDL_MOUSEWHEEL_FLIPPED.rawValue)
        }
        #expect(translator.inputs(of: flipped) == [.scroll(by: Vector(dx: -40, dy: 0), at: Point(20, 30))])
    }

    @Test mutating func keysCarryUsageCharacterAndModifiers() throws {
        let input = translator.inputs(of: key(SDL_SCANCODE_B, KMOD_LSHIFT, KMOD_RCTRL, symbol: 98))
        let expected = KeyPress(usage: 5, characters: "b", modifiers: [.shift, .control], isDown: true, isRepeat: false)
        #expect(input == [.key(expected)])
        let arrow = translator.inputs(of: key(SDL_SCANCODE_LEFT, isDown: false, symbol: SDL_SCANCODE_LEFT.keyCode))
        #expect(arrow == [.key(KeyPress(usage: 0x50, characters: "", modifiers: [], isDown: false, isRepeat: false))])
    }

    @Test mutating func theWindowsOwnShortcutsAreNotForwarded() {
        #expect(translator.inputs(of: key(SDL_SCANCODE_Q, KMOD_LCTRL)) == [.close])
        #expect(translator.inputs(of: key(SDL_SCANCODE_Q, KMOD_LCTRL, isDown: false)).isEmpty)
        #expect(translator.inputs(of: key(SDL_SCANCODE_A, KMOD_LCTRL, KMOD_LSHIFT)) == [.otherAppearance])
        #expect(translator.inputs(of: key(SDL_SCANCODE_R, KMOD_LCTRL, KMOD_LSHIFT)) == [.turn])
        #expect(translator.inputs(of: key(SDL_SCANCODE_RIGHT, KMOD_LCTRL, KMOD_LALT)) == [.tilt(horizontal: 0.1, vertical: 0)])
    }

    @Test mutating func thePointerTiltsWhileAltIsHeld() {
        _ = translator.inputs(of: key(SDL_SCANCODE_LALT, KMOD_LALT))
        #expect(translator.inputs(of: motion(400, 100)) == [.tilt(horizontal: 1, vertical: 0)])
        _ = translator.inputs(of: key(SDL_SCANCODE_LALT, isDown: false))
        #expect(translator.inputs(of: motion(0, 0)) == [.pointer(.move, id: -1, at: Point(0, 0))])
    }

    @Test mutating func textIsReadToItsEnd() {
        let typed = event(SDL_TEXTINPUT) { event in
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("ü!".utf8) + [0, 65]) }
        }
        #expect(translator.inputs(of: typed) == [.text("ü!")])
    }
}

extension SDL_Scancode {
    /// The key code, computed as `SDL_SCANCODE_TO_KEYCODE` does.
    fileprivate var keyCode: Int32 { Int32(bitPattern: rawValue) | SDLK_SCANCODE_MASK }
}
