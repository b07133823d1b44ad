package import Foundation

/// Turns what a keyboard does into presses, commands and text: from a window system, a recorded hand or a test.
@MainActor
package final class KeyInput {
    private let application: UIApplication
    /// The keys that are down.
    private var presses: [UIKeyboardHIDUsage: UIPress] = [:]

    package init(application: UIApplication) { self.application = application }

    /// A key goes down, or repeats.
    ///
    /// Keys that type a character say so by `insert(_:)` too, as window systems do; return, tab and the deleting keys need not.
    /// - Parameters:
    ///   - characters: What the key types together with the modifiers; empty when it is unknown.
    ///   - time: In the time of `CACurrentMediaTime()`.
    package func down(_ usage: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = [], time: Double) {
        let key = UIKey(usage, characters: characters, ignoringModifiers: KeyNames.characters(of: usage), modifiers: modifiers)
        let isRepeated = presses[usage] != nil
        guard !runCommand(for: key) else { return }
        if !isRepeated { send(UIPress(key), .began, time) }
        edit(with: key)
    }

    /// A key comes up.
    package func up(_ usage: UIKeyboardHIDUsage, time: Double) {
        guard let press = presses[usage] else { return }
        send(press, .ended, time)
    }

    /// All keys are up: the window lost the keyboard.
    package func cancel(time: Double) {
        for press in presses.values.sorted(by: { ($0.key?.keyCode.rawValue ?? 0) < ($1.key?.keyCode.rawValue ?? 0) }) {
            send(press, .cancelled, time)
        }
    }

    /// Text was typed, or settled by an input method.
    package func insert(_ text: String) {
        guard !text.isEmpty, let receiver = firstResponder as? any UIKeyInput else { return }
        receiver.insertText(text)
    }

    /// An input method shows text that is not settled yet.
    ///
    /// - Parameter selectedRange: In UTF-16 units of the text.
    package func mark(_ text: String, selectedRange: NSRange) {
        (firstResponder as? any KeyEditor)?.setMarkedText(text, selectedRange: selectedRange)
    }

    private var firstResponder: UIResponder? { application.keyWindow?.firstResponder }

    private func send(_ press: UIPress, _ phase: UIPress.Phase, _ time: Double) {
        if phase == .began {
            press.window = application.keyWindow
            press.responder = firstResponder ?? application.keyWindow
        }
        if let code = press.key?.keyCode { presses[code] = phase == .began ? press : nil }
        press.phase = phase
        press.timestamp = time
        let event = UIPressesEvent()
        event.timestamp = time
        event.modifierFlags = press.key?.modifierFlags ?? []
        event.allPresses = [press]
        application.sendEvent(event)
    }

    /// The nearest responder with a command for the key has it done.
    private func runCommand(for key: UIKey) -> Bool {
        guard let start = firstResponder ?? application.keyWindow else { return false }
        let isForText = firstResponder is any UIKeyInput && KeyNames.isForTexts(key)
        for responder in start.chain {
            let commands = (responder.keyCommands ?? []).filter { !isForText || $0.wantsPriorityOverSystemBehavior }
            guard let command = commands.first(where: { $0.matches(key) }) else { continue }
            guard let action = command.action else { return true }
            return application.sendAction(action, to: start.target(forAction: action, withSender: command), from: command, for: nil)
        }
        return false
    }

    private func edit(with key: UIKey) {
        guard let responder = firstResponder else { return }
        if let command = KeyNames.editCommand(for: key), let target = responder.target(forAction: command, withSender: nil) {
            application.sendAction(command, to: target, from: nil, for: nil)
            return
        }
        if let editor = responder as? any KeyEditor, editor.edit(with: key) { return }
        guard let receiver = responder as? any UIKeyInput else { return }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: receiver.deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: receiver.insertText("\n")
        case .keyboardTab: receiver.insertText("\t")
        default: break
        }
    }
}
