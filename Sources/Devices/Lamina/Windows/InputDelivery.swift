import CoreGraphics
import LaminaPrimitives
import LaminaWindow
import UIKit

/// Delivers a window's input to UIKit.
@MainActor
struct InputDelivery {
    private let touches: TouchInput
    private let tilting = TiltInput(application: .shared)
    private let keys: KeyInput
    private let scrolling = ScrollInput(application: .shared)
    private let screen: WindowScreen

    init(touches: TouchInput, keys: KeyInput, screen: WindowScreen) {
        self.touches = touches
        self.keys = keys
        self.screen = screen
    }

    /// Delivers one input.
    ///
    /// - Parameter time: The media time of the input, in seconds.
    func deliver(_ input: WindowInput, at time: Double) {
        switch input {
        case .pointer(let phase, let id, let place):
            touches.pointer(TouchInput.Action(phase), at: screen.place(CGPoint(place)), time: time, finger: Int(id))
        case .scroll(let delta, let place): scrolling.scroll(by: CGPoint(x: delta.dx, y: delta.dy), at: screen.place(CGPoint(place)))
        case .key(let press): deliver(press, at: time)
        case .text(let text): keys.insert(text)
        case .composition(let text): keys.mark(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        case .size(let size): screen.resize(to: size)
        case .turn: screen.turn()
        case .otherAppearance: UIScreen.main.userInterfaceStyle = UIScreen.main.userInterfaceStyle == .dark ? .light : .dark
        case .focus(let isFocused): focus(isFocused, at: time)
        case .tilt(let horizontal, let vertical): tilting.tilt(horizontal: horizontal, vertical: vertical)
        case .close, .displayLost: break
        }
    }

    private func focus(_ isFocused: Bool, at time: Double) {
        guard !isFocused else { return UIApplication.shared.becomeActive() }
        // Key-up events will go to the window that has the focus next, so pressed keys are cancelled here.
        keys.cancel(time: time)
        UIApplication.shared.resignActive()
    }

    private func deliver(_ press: KeyPress, at time: Double) {
        // A usage has 16 bits; the enumeration keeps every number.
        guard UInt16(exactly: press.usage) != nil, let usage = UIKeyboardHIDUsage(rawValue: press.usage) else { return }
        guard press.isDown else { return keys.up(usage, time: time) }
        // With modifiers, the resulting characters are known only when they arrive as a text event.
        let characters = press.modifiers.isEmpty ? press.characters : ""
        keys.down(usage, characters: characters, modifiers: UIKeyModifierFlags(press.modifiers), time: time)
    }
}

extension CGPoint {
    fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension TouchInput.Action {
    fileprivate init(_ phase: PointerPhase) {
        switch phase {
        case .down: self = .down
        case .move: self = .move
        case .up: self = .up
        case .cancel: self = .cancel
        }
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: KeyPress.Modifiers) {
        let rows: [(KeyPress.Modifiers, UIKeyModifierFlags)] = [
            (.shift, .shift), (.control, .control), (.alt, .alternate), (.command, .command), (.capsLock, .alphaShift),
        ]
        self = rows.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
    }
}
