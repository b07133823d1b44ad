import LaminaMethods
import Testing
import UIKit

@MainActor
struct KeyTests {
    final class Field: UIView, UIKeyInput, @MainActor MethodProviding {
        var heard: [String] = []
        var text = ""
        var pressed: [String] = []
        var commands: [UIKeyCommand] = []

        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }

        func laminaPerform(_ call: MethodCall) {
            guard call.selector == "save:" else { return call.isUnknown() }
            call.perform { (me: Field, sender: UIKeyCommand?) in me.heard.append(sender?.title ?? "") }
        }

        var hasText: Bool { !text.isEmpty }
        func insertText(_ newText: String) { text += newText }
        func deleteBackward() { text = String(text.dropLast()) }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { pressed.append("down \(press.key?.charactersIgnoringModifiers ?? "")") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { pressed.append("up") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { pressed.append("cancelled") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "paste:" || super.canPerformAction(action, withSender: sender)
        }
        override func paste(_ sender: Any?) { insertText(UIPasteboard.general.string ?? "") }
    }

    let hand = Hand()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let keys = KeyInput(application: .shared)

    private func run(_ body: () -> Void) {
        hand.open()
        hand.window.addSubview(field)
        field.becomeFirstResponder()
        body()
        hand.close()
    }

    @Test func textReachesTheFirstResponder() {
        run {
            keys.insert("Hello")
            keys.down(.keyboardDeleteOrBackspace, time: 1)
            keys.down(.keyboardReturnOrEnter, time: 1)
            #expect(field.text == "Hell\n")
            field.resignFirstResponder()
            keys.insert("nobody")
            #expect(field.text == "Hell\n")
        }
    }

    @Test func keysArePressesOfTheFirstResponder() {
        run {
            keys.down(.keyboardA, characters: "A", modifiers: .shift, time: 1)
            keys.down(.keyboardA, characters: "A", modifiers: .shift, time: 1.5)
            keys.up(.keyboardA, time: 2)
            keys.down(.keyboardUpArrow, time: 3)
            keys.cancel(time: 4)
            #expect(field.pressed == ["down a", "up", "down UIKeyInputUpArrow", "cancelled"])
        }
    }

    @Test func aKeyCommandConsumesItsKey() {
        field.commands = [UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)]
        run {
            keys.down(.keyboardS, modifiers: [.command, .shift], time: 1)
            keys.down(.keyboardS, modifiers: .command, time: 1)
            #expect(field.heard == ["Save"])
            #expect(field.pressed == ["down s"])
        }
    }

    @Test func pasteIsSentToAResponderThatCanPaste() {
        let before = UIPasteboard.general.strings
        UIPasteboard.general.string = "copied"
        run {
            keys.down(.keyboardV, modifiers: .control, time: 1)
            keys.down(.keyboardX, modifiers: .control, time: 1)
            #expect(field.text == "copied")
        }
        UIPasteboard.general.strings = before
    }

    @Test func aConnectedClipboardStoresTheText() {
        final class Clipboard: SystemClipboard { var text: String? }
        let (clipboard, pasteboard) = (Clipboard(), UIPasteboard())
        pasteboard.string = "own"
        #expect(pasteboard.hasStrings && pasteboard.string == "own")
        pasteboard.clipboard = clipboard
        #expect(!pasteboard.hasStrings)
        clipboard.text = "outside"
        #expect(pasteboard.string == "outside")
        pasteboard.string = "https://example.org"
        #expect(clipboard.text == "https://example.org" && pasteboard.hasURLs)
    }

    @Test func typingPrecedesKeyCommandsUnlessTheyWantPriority() {
        let typed = UIKeyCommand(input: "p", modifierFlags: [], action: "paste:")
        field.commands = [typed]
        run {
            UIPasteboard.general.string = "pasted"
            keys.down(.keyboardP, characters: "p", time: 1)
            keys.up(.keyboardP, time: 1)
            #expect(field.text.isEmpty)
            #expect(field.pressed == ["down p", "up"])
            typed.wantsPriorityOverSystemBehavior = true
            keys.down(.keyboardP, characters: "p", time: 2)
            #expect(field.text == "pasted")
        }
    }
}
