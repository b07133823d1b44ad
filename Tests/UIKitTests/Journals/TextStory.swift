import Foundation
import UIKit

/// A text field and a text view under keys, whose delegates tell all that they hear.
@MainActor
final class TextStory: NSObject {
    private let hand = Hand(size: CGSize(width: 320, height: 480))
    private let keys = KeyInput(application: .shared)
    private let journal: Journal
    private var refusesChanges = false

    override init() {
        journal = Journal(of: hand.window)
        super.init()
        hand.open()
    }

    private func press(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        keys.down(usage, modifiers: modifiers, time: 1)
        keys.up(usage, time: 1)
    }

    func told() -> [String] {
        defer { hand.close() }
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        field.delegate = self
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        tell(field) { "“\(field.text ?? "")” \(Self.selection(of: field))" }
        tellOfField(field)
        field.removeFromSuperview()
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 120))
        view.delegate = self
        tell(view) { "“\(view.text ?? "")” \(Self.selection(of: view)) \(short(view.contentSize.height))" }
        view.removeFromSuperview()
        return journal.lines
    }

    private static func selection(of input: any UITextInput) -> String {
        guard let range = input.selectedTextRange else { return "none" }
        let marked = input.markedTextRange.map { " marked \(input.text(in: $0) ?? "")" } ?? ""
        return "\(input.offset(from: input.beginningOfDocument, to: range.start))–\(input.offset(from: input.beginningOfDocument, to: range.end))"
            + marked
    }

    private func tell(_ input: UIView & UITextInput, fact: @escaping () -> String) {
        func step(_ name: String, _ body: () -> Void) {
            journal.step(name, body)
            journal.hear(fact())
        }
        step("begin") {
            hand.window.addSubview(input)
            input.becomeFirstResponder()
        }
        step("type") { keys.insert("Hello wide world") }
        let moves: [(String, UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
            ("left", .keyboardLeftArrow, []), ("left by a word", .keyboardLeftArrow, .alternate), ("select left", .keyboardLeftArrow, .shift),
            ("select a word left", .keyboardLeftArrow, [.shift, .alternate]), ("right", .keyboardRightArrow, []), ("home", .keyboardHome, []),
            ("select right", .keyboardRightArrow, .shift), ("end", .keyboardEnd, []), ("to the start", .keyboardLeftArrow, .command),
            ("right by a word", .keyboardRightArrow, .alternate), ("delete", .keyboardDeleteOrBackspace, []),
            ("delete a word", .keyboardDeleteOrBackspace, .alternate), ("delete forward", .keyboardDeleteForward, []), ("up", .keyboardUpArrow, []),
            ("down", .keyboardDownArrow, []), ("select all", .keyboardA, .command),
        ]
        for (name, usage, modifiers) in moves { step(name) { press(usage, modifiers) } }
        step("replace") { keys.insert("New") }
        step("mark") { input.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0)) }
        step("unmark") { input.unmarkText() }
        step("return") { press(.keyboardReturnOrEnter) }
        step("more") { keys.insert("Second line that is long enough to wrap") }
        for y in [20, 40, 60, 100] { step("tap at \(y)") { hand.tap(70, CGFloat(y)) } }
        step("double tap") {
            hand.tap(60, 25)
            hand.tap(60, 25)
        }
        let places = [CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 15), CGPoint(x: 190, y: 15), CGPoint(x: 50, y: 30)]
        for place in places {
            guard let position = input.closestPosition(to: place) else { continue }
            journal.hear(
                "\(short(place)) is \(input.offset(from: input.beginningOfDocument, to: position)), caret \(short(input.caretRect(for: position)))")
        }
        if let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) {
            journal.hear("first \(short(input.firstRect(for: range)))")
        }
        refusesChanges = true
        step("refused") { keys.insert("x") }
        refusesChanges = false
        step("end") { input.resignFirstResponder() }
    }

    private func tellOfField(_ field: UITextField) {
        journal.step("placeholder") {
            field.text = ""
            field.placeholder = "Placeholder"
        }
        journal.step("secret") {
            field.text = "secret"
            field.isSecureTextEntry = true
        }
        journal.step("views") {
            field.leftView = block(.red)
            field.leftViewMode = .always
            field.rightView = block(.green)
            field.rightViewMode = .unlessEditing
        }
        journal.hear("\(short(field.textRect(forBounds: field.bounds))) \(short(field.clearButtonRect(forBounds: field.bounds)))")
        journal.hear("\(short(field.leftViewRect(forBounds: field.bounds))) \(short(field.rightViewRect(forBounds: field.bounds)))")
        for style in [UITextField.BorderStyle.none, .line, .bezel] { journal.step("border \(style.rawValue)") { field.borderStyle = style } }
        for alignment in [NSTextAlignment.center, .right] { journal.step("alignment \(alignment.rawValue)") { field.textAlignment = alignment } }
        journal.step("begin again, clearing") {
            field.clearsOnBeginEditing = true
            field.becomeFirstResponder()
        }
        journal.hear("“\(field.text ?? "")”")
        journal.step("end") { field.resignFirstResponder() }
    }
}

extension TextStory: UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { heard("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { heard("should end") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { heard("ended \(reason.rawValue)") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        heard("change \(range.location)+\(range.length) to “\(string)”") && !refusesChanges
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { heard("selects") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { heard("clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { heard("return") }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { heard("should begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { heard("should end") }
    func textViewDidBeginEditing(_ textView: UITextView) { heard("began") }
    func textViewDidEndEditing(_ textView: UITextView) { heard("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        heard("change \(range.location)+\(range.length) to “\(text)”") && !refusesChanges
    }
    func textViewDidChange(_ textView: UITextView) { heard("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard("selects") }

    @discardableResult
    private func heard(_ words: String) -> Bool {
        journal.hear(words)
        return true
    }
}
