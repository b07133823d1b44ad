package import Foundation

/// Converts keyboard input into presses, key commands and text; the source is a window system, a recording or a test.
@MainActor
package final class KeyInput {
    private let application: UIApplication
    /// The presses of the keys that are held, by key.
    private var presses: [UIKeyboardHIDUsage: UIPress] = [:]

    package init(application: UIApplication) { self.application = application }

    /// Handles a key that is pressed or repeats.
    ///
    /// Window systems report the text that a key types separately; the caller passes that text to `insert(_:)`. For Return, Tab and the deleting
    /// keys this method alone is enough.
    ///
    /// - Parameters:
    ///   - characters: The text that the key types with the modifiers; empty when unknown.
    ///   - time: The time on the clock of `CACurrentMediaTime()`, in seconds.
    package func down(_ usage: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = [], time: Double) {
        let key = UIKey(usage, characters: characters, ignoringModifiers: KeyNames.characters(of: usage), modifiers: modifiers)
        guard !application.isIgnoringInteractionEvents else { return }
        let isRepeated = presses[usage] != nil
        guard !runCommand(for: key) else { return }
        if !isRepeated { send(UIPress(key), .began, time) }
        edit(with: key)
    }

    /// Handles the release of a key.
    package func up(_ usage: UIKeyboardHIDUsage, time: Double) {
        guard let press = presses[usage] else { return }
        send(press, .ended, time)
    }

    /// Cancels all held keys, for example because the window lost the keyboard focus.
    package func cancel(time: Double) {
        // Sorted, because the order of a dictionary would make the delivery order random.
        for press in presses.values.sorted(by: { ($0.key?.keyCode.rawValue ?? 0) < ($1.key?.keyCode.rawValue ?? 0) }) {
            send(press, .cancelled, time)
        }
    }

    /// Inserts text that was typed, or committed by an input method, into the first responder.
    package func insert(_ text: String) {
        guard !text.isEmpty, let receiver = firstResponder as? any UIKeyInput else { return }
        receiver.insertText(text)
        keyboard?.light(text)
    }

    /// The keyboard on the device's screen.
    private var keyboard: KeyboardView? { application.keyWindow?.inputHost?.keyboard as? KeyboardView }

    /// Displays text that an input method has not yet committed.
    ///
    /// - Parameter selectedRange: The selected range of the text, in UTF-16 units.
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

    /// Runs the matching key command of the nearest responder in the chain; true when a command consumed the key.
    private func runCommand(for key: UIKey) -> Bool {
        guard let start = firstResponder ?? application.keyWindow else { return false }
        // In a text view, character keys type text unless a command claims priority.
        let isForText = firstResponder is any UIKeyInput && KeyNames.isForTexts(key)
        for responder in start.chain {
            let commands = (responder.keyCommands ?? []).filter { !isForText || $0.wantsPriorityOverSystemBehavior }
            guard let command = commands.first(where: { $0.matches(key) }) else { continue }
            guard let action = command.action else { return true }
            return application.sendAction(action, to: start.target(forAction: action, withSender: command), from: command, for: nil)
        }
        return false
    }

    /// Performs the editing command of a key, such as paste, a caret movement or a deletion.
    private func edit(with key: UIKey) {
        guard let responder = firstResponder else { return }
        // In this order: cut, copy, paste and select all; the caret keys of UIKit's text views; the keys that every `UIKeyInput` receives.
        if let command = KeyNames.editCommand(for: key), let target = responder.target(forAction: command, withSender: nil) {
            application.sendAction(command, to: target, from: nil, for: nil)
            return
        }
        if let editor = responder as? any KeyEditor, editor.edit(with: key) { return }
        guard let receiver = responder as? any UIKeyInput else { return }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace:
            receiver.deleteBackward()
            keyboard?.light([.delete])
        case .keyboardReturnOrEnter, .keypadEnter:
            receiver.insertText("\n")
            keyboard?.light([.enter])
        case .keyboardTab: receiver.insertText("\t")
        default: break
        }
    }
}
