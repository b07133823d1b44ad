import Foundation
import LaminaPrimitives
import Testing
import UIKit

@MainActor
struct TextFieldTests {
    let hand = Hand()
    let keys = KeyInput(application: .shared)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let delegate = FieldDelegate()

    /// Shows the field, makes it first responder, and runs `body`.
    private func edit(_ text: String = "", _ body: () -> Void) {
        hand.open()
        field.delegate = delegate
        field.text = text
        hand.window.addSubview(field)
        field.layoutIfNeeded()
        field.becomeFirstResponder()
        body()
        hand.close()
    }

    private func press(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        keys.down(usage, modifiers: modifiers, time: 1)
        keys.up(usage, time: 1)
    }

    /// The colours at the corner and near the middle of a field of 40×20 points.
    private func colours(_ change: (UITextField) -> Void) -> [Pixel?] {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        change(field)
        field.layoutIfNeeded()
        let image = drawn { UIGraphicsGetCurrentContext().map { field.layer.render(in: $0) } }
        return [image.pixel(0, 0), image.pixel(9, 9)]
    }

    private func solid(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func aBackgroundImageFillsTheFieldInPlaceOfTheBorder() {
        let images = { (field: UITextField) in
            field.borderStyle = .line
            field.background = self.solid(.red)
            field.disabledBackground = self.solid(.blue)
        }
        #expect(colours(images) == colours { $0.backgroundColor = .red })
        let disabled = colours {
            images($0)
            $0.isEnabled = false
        }
        #expect(disabled == colours { $0.backgroundColor = .blue })
        let again = colours {
            images($0)
            $0.background = nil
        }
        #expect(again == colours { $0.borderStyle = .line } && again[0] != again[1])
    }

    private var selected: NSRange? {
        guard let range = field.selectedTextRange else { return nil }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return NSRange(location: start, length: field.offset(from: range.start, to: range.end))
    }

    @Test func aWideTextIsDrawnSmallerWhereTheFieldAllowsIt() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "a text that is too wide for this field"
        field.layoutIfNeeded()
        let natural = field.textLayout.size.width
        #expect(natural > 200)
        field.adjustsFontSizeToFitWidth = true
        field.layoutIfNeeded()
        #expect(field.textLayout.size.width <= 100 && field.textLayout.size.width > 95)
        field.minimumFontSize = 12
        field.layoutIfNeeded()
        let small = NSAttributedString(string: field.text ?? "", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        #expect(abs(field.textLayout.size.width - small.size().width) < 0.5)
        field.minimumFontSize = 40
        field.layoutIfNeeded()
        #expect(field.textLayout.size.width == natural)
    }

    @Test func typingChangesTheTextAndSendsEditingChanged() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        edit("a") {
            keys.insert("bc")
            press(.keyboardDeleteOrBackspace)
            #expect(field.text == "ab")
            #expect(changes == 2)
        }
    }

    @Test func aSubclassHidesTheCaret() {
        final class Hiding: UITextField {
            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        }
        func caret(of field: UITextField) -> CGSize? {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.addSubview(field)
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            field.becomeFirstResponder()
            defer { field.resignFirstResponder() }
            // The caret is the only part with corners of 1 point.
            return field.subviews.flatMap { [$0] + $0.subviews }.first { $0.layer.cornerRadius == 1 }?.bounds.size
        }
        let frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        #expect(caret(of: Hiding(frame: frame)) == .zero)
        #expect((caret(of: UITextField(frame: frame))?.height ?? 0) > 10)
    }

    @Test(arguments: [" ", "a ", "a   "])
    func theCaretIsAfterTrailingSpaces(text: String) {
        edit(text) {
            let bare = String(text.reversed().drop { $0 == " " }.reversed())
            let width = text.size(withAttributes: [.font: field.font as Any]).width
            let start = field.caretRect(for: field.beginningOfDocument).minX
            #expect(width > bare.size(withAttributes: [.font: field.font as Any]).width + 1)
            #expect(abs(field.caretRect(for: field.endOfDocument).minX - start - width) < 0.01)
        }
    }

    @Test func thePropertiesAreThoseOfTheFirstCharacter() {
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 8), .kern: 2]))
        field.attributedText = text
        #expect(field.font == .systemFont(ofSize: 30) && field.textColor == .red)
        field.textColor = .blue
        let last = field.attributedText?.attributes(at: 1, effectiveRange: nil)
        #expect(last?[.foregroundColor] as? UIColor == .blue && last?[.font] as? UIFont == .systemFont(ofSize: 8))
        field.text = "plain"
        #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
    }

    @Test func missingAttributesAreThoseOfTheFieldBefore() {
        field.textColor = .red
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
        field.attributedText = text
        #expect(field.textColor == .blue)
        #expect(field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func theDefaultAttributesApplyToTheWholeText() {
        field.text = "ab"
        field.defaultTextAttributes = [.kern: 3, .foregroundColor: UIColor.red]
        #expect(field.textColor == .red && field.font == .systemFont(ofSize: 17))
        #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
        field.text = "c"
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        field.textAlignment = .right
        #expect((field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
        #expect(field.defaultTextAttributes[.kern] as? Int == 3)
    }

    @Test func settingTheTextSendsNoEvents() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
        field.text = "text"
        #expect(changes == 0)
        #expect(field.text == "text")
        field.text = nil
        #expect(field.text == "")
    }

    @Test func editingBeginsAndEndsInOrder() {
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("began") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("ended") }, for: .editingDidEnd)
        edit {
            #expect(field.isEditing)
            field.resignFirstResponder()
            #expect(!field.isEditing)
        }
        #expect(events == ["began", "ended"])
        #expect(delegate.heard == ["should begin", "did begin", "should end", "did end"])
    }

    @Test func theDelegateMayRefuseAChange() {
        delegate.refuses = ["begin"]
        edit { #expect(!field.isEditing) }
        delegate.refuses = ["change"]
        edit("a") {
            keys.insert("b")
            #expect(field.text == "a")
            #expect(delegate.asked == ["1+0 b"])
        }
    }

    @Test func theReturnKeyCallsShouldReturn() {
        edit("a") {
            press(.keyboardReturnOrEnter)
            #expect(delegate.heard.last == "return")
            #expect(field.text == "a")
            #expect(field.isEditing)
        }
    }

    @Test func anActionForTheReturnKeyEndsEditing() {
        var returns = 0
        field.addAction(UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
        edit {
            press(.keyboardReturnOrEnter)
            #expect(returns == 1)
            #expect(!field.isEditing)
        }
    }

    @Test func keysMoveTheCaretAndSelect() {
        edit("one two") {
            press(.keyboardHome)
            #expect(selected == NSRange(location: 0, length: 0))
            press(.keyboardRightArrow, .control)
            #expect(selected == NSRange(location: 3, length: 0))
            press(.keyboardEnd, .shift)
            #expect(selected == NSRange(location: 3, length: 4))
            press(.keyboardLeftArrow)
            #expect(selected == NSRange(location: 3, length: 0))
            press(.keyboardDeleteForward)
            #expect(field.text == "onetwo")
            press(.keyboardZ, .control)
            #expect(field.text == "one two")
        }
    }

    @Test func textIsCutCopiedAndPasted() {
        UIPasteboard.general.string = nil
        edit("one two") {
            press(.keyboardLeftArrow, [.control, .shift])
            press(.keyboardX, .control)
            #expect(field.text == "one ")
            press(.keyboardHome)
            press(.keyboardV, .control)
            #expect(field.text == "twoone ")
        }
    }

    @Test func aTapMovesTheCaretAndADoubleTapSelectsTheWord() {
        edit("one two three") {
            field.resignFirstResponder()
            hand.wait(2)
            hand.tap(2, 20)
            #expect(field.isEditing)
            #expect(selected == NSRange(location: 0, length: 0))
            hand.tap(2, 20)
            #expect(selected == NSRange(location: 0, length: 3))
        }
    }

    @Test func aDragSelectsText() {
        edit("one two three") {
            hand.wait(2)
            hand.down(1, 20)
            hand.move(60, 20)
            hand.move(299, 20)
            hand.up(299, 20)
            #expect(selected == NSRange(location: 0, length: 13))
        }
    }

    @Test func anInputMethodsTextIsMarkedUntilCommitted() {
        edit("a") {
            keys.mark("ni", selectedRange: NSRange(location: 2, length: 0))
            #expect(field.text == "ani")
            #expect(field.markedTextRange != nil)
            keys.insert("你")
            #expect(field.text == "a你")
            #expect(field.markedTextRange == nil)
        }
    }

    @Test func secureTextIsNeitherShownNorCopied() {
        UIPasteboard.general.string = "before"
        field.isSecureTextEntry = true
        edit("iiii") {
            press(.keyboardA, .control)
            press(.keyboardC, .control)
            #expect(UIPasteboard.general.string == "before")
            let secret = field.caretRect(for: field.endOfDocument).minX
            field.isSecureTextEntry = false
            #expect(field.caretRect(for: field.endOfDocument).minX != secret)
        }
    }

    @Test func theFirstChangeOfSecureTextReplacesAllOfIt() {
        field.isSecureTextEntry = true
        edit("secret") {
            keys.insert("x")
            #expect(field.text == "x" && delegate.asked == ["6+0 x"])
            keys.insert("y")
            #expect(field.text == "xy")
            field.resignFirstResponder()
            field.becomeFirstResponder()
            press(.keyboardDeleteOrBackspace)
            #expect(field.text == "" && delegate.asked.last == "1+1 ")
        }
    }

    @Test func aRefusedChangeOfSecureTextChangesNothing() {
        field.isSecureTextEntry = true
        delegate.refuses = ["change"]
        edit("secret") {
            keys.insert("x")
            #expect(field.text == "secret")
        }
    }

    @Test func textThatBecomesSecureDuringEditingIsReplacedToo() {
        edit("secret") {
            keys.insert("s")
            field.isSecureTextEntry = true
            keys.insert("x")
            #expect(field.text == "x")
            field.isSecureTextEntry = false
            keys.insert("y")
            #expect(field.text == "xy")
        }
    }

    @Test func aTextCanBeInsertedAgainSoThatTypingKeepsIt() {
        field.isSecureTextEntry = true
        edit("secret") {
            field.text = ""
            field.insertText("secret")
            keys.insert("s")
            #expect(field.text == "secrets")
        }
    }

    @Test func theDeleteKeyCallsDeleteBackwardEvenInAnEmptyField() {
        final class DigitField: UITextField {
            var deletions = 0
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }
        let digit = DigitField(frame: field.frame)
        digit.text = "7"
        hand.open()
        hand.window.addSubview(digit)
        digit.becomeFirstResponder()
        press(.keyboardDeleteOrBackspace)
        #expect(digit.text == "" && digit.deletions == 1)
        press(.keyboardDeleteOrBackspace)
        #expect(digit.deletions == 2)
        digit.resignFirstResponder()
        hand.close()
    }

    @Test func theCaretStaysVisibleInALongText() {
        edit(String(repeating: "wide ", count: 40)) {
            field.layoutIfNeeded()
            let end = field.caretRect(for: field.endOfDocument)
            #expect(end.minX > 0 && end.maxX <= 301)
            press(.keyboardHome)
            field.layoutIfNeeded()
            #expect(field.caretRect(for: field.beginningOfDocument).minX >= -1)
        }
    }

    @Test func theViewsAtTheSidesThatAreShownWidenAField() {
        let width = { field.intrinsicContentSize.width }
        let plain = width()
        field.leftView = block(.red, 10, 10)
        field.rightView = block(.green, 20, 10)
        #expect(width() == plain)
        field.leftViewMode = .always
        #expect(width() == plain + 10)
        field.rightViewMode = .unlessEditing
        #expect(width() == plain + 30)
        field.leftViewMode = .whileEditing
        #expect(width() == plain + 20)
        field.rightView = nil
        #expect(width() == plain)
    }

    @Test func aLongTextShowsItsBeginningAgainAfterEditing() {
        edit(String(repeating: "wide ", count: 40)) {
            field.layoutIfNeeded()
            #expect(field.caretRect(for: field.beginningOfDocument).minX < 0)
            field.resignFirstResponder()
            field.layoutIfNeeded()
            // The caret stands around the edge of the text.
            #expect(field.caretRect(for: field.beginningOfDocument).minX >= -1)
        }
    }

    @Test func aTextThatBecomesShortIsNotScrolled() {
        edit(String(repeating: "wide ", count: 40)) {
            field.layoutIfNeeded()
            field.text = "a"
            field.layoutIfNeeded()
            // The caret stands around the edge of the text.
            #expect(field.caretRect(for: field.beginningOfDocument).minX >= -1)
        }
    }

    @Test func theClearButtonOfAFieldThatIsNotEditedBeginsEditing() {
        field.clearButtonMode = .always
        edit("text") {
            field.resignFirstResponder()
            field.layoutIfNeeded()
            let place = field.clearButtonRect(forBounds: field.bounds)
            hand.wait(2)
            hand.tap(place.midX, place.midY)
            #expect(field.text == "" && field.isFirstResponder)
        }
    }

    @Test func theClearButtonClearsTheText() {
        field.clearButtonMode = .always
        edit("text") {
            field.layoutIfNeeded()
            let place = field.clearButtonRect(forBounds: field.bounds)
            hand.wait(2)
            hand.tap(place.midX, place.midY)
            #expect(field.text == "")
        }
    }

    @Test func bordersAndSideViewsInsetTheText() {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
        #expect(field.textRect(forBounds: bounds) == bounds)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: bounds).minX == 7)
        #expect(field.intrinsicContentSize.height == 34)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftViewMode = .always
        #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
        #expect(field.textRect(forBounds: bounds).minX == 30)
    }

    @Test func pastedLineBreaksAreRemoved() {
        UIPasteboard.general.string = "one\ntwo"
        edit {
            press(.keyboardV, .control)
            #expect(field.text == "one two")
            #expect(!delegate.heard.contains("return"))
        }
    }

    @Test func theNaturalSizeFollowsTextAndPlaceholder() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        field.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: holder.leadingAnchor), field.topAnchor.constraint(equalTo: holder.topAnchor),
        ])
        field.text = "A"
        holder.layoutIfNeeded()
        let narrow = field.bounds.width
        field.text = "A longer text"
        holder.layoutIfNeeded()
        #expect(field.bounds.width > narrow)
        field.text = ""
        field.placeholder = "W"
        holder.layoutIfNeeded()
        #expect(field.bounds.width < narrow * 3)
    }
}

/// A text field delegate that records its calls.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var asked: [String] = []
    var refuses: Set<String> = []

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        heard.append("should begin")
        return !refuses.contains("begin")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        heard.append("should end")
        return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("did end") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        asked.append("\(range.location)+\(range.length) \(string)")
        return !refuses.contains("change")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        heard.append("return")
        return true
    }
}
