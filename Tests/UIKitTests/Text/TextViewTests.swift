import Foundation
import Testing
import UIKit

@MainActor
struct TextViewTests {
    let hand = Hand()
    let keys = KeyInput(application: .shared)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let delegate = TextViewDelegate()

    private func edit(_ text: String = "", _ body: () -> Void) {
        hand.open()
        view.delegate = delegate
        view.font = .systemFont(ofSize: 20)
        view.text = text
        hand.window.addSubview(view)
        view.layoutIfNeeded()
        view.becomeFirstResponder()
        body()
        hand.close()
    }

    private func press(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        keys.down(usage, modifiers: modifiers, time: 1)
        keys.up(usage, time: 1)
    }

    @Test func theReturnKeyInsertsALineBreak() {
        edit("a") {
            press(.keyboardReturnOrEnter)
            keys.insert("b")
            #expect(view.text == "a\nb")
            #expect(delegate.heard == ["began", "changed", "changed"])
        }
    }

    @Test func onlyStripsThatAreVisibleHaveViews() {
        edit(Array(repeating: "line", count: 200).joined(separator: "\n")) {
            func tops() -> [CGFloat] { view.page.subviews.filter { $0.bounds.height > 100 }.map { $0.frame.minY }.sorted() }
            #expect(tops() == [0])
            view.contentOffset.y = 460
            view.layoutIfNeeded()
            #expect(tops() == [0, 512])
            view.contentOffset.y = 1100
            view.layoutIfNeeded()
            #expect(tops() == [1024])
            view.contentOffset.y = 0
            view.layoutIfNeeded()
            #expect(tops() == [0])
        }
    }

    @Test func theContentIsAsHighAsTheText() {
        edit(Array(repeating: "line", count: 20).joined(separator: "\n")) {
            #expect(view.contentSize.height > 20 * 20)
            #expect(view.contentSize.width == 200)
            #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
        }
    }

    @Test func theCaretMovesBetweenLinesAndKeepsItsColumn() {
        edit("long line\nx\nlong line") {
            view.selectedRange = NSRange(location: 5, length: 0)
            press(.keyboardDownArrow)
            #expect(view.selectedRange == NSRange(location: 11, length: 0))
            press(.keyboardDownArrow)
            #expect(view.selectedRange == NSRange(location: 17, length: 0))
            press(.keyboardUpArrow, .shift)
            press(.keyboardHome)
            #expect(view.selectedRange == NSRange(location: 10, length: 0))
        }
    }

    @Test func theCaretIsScrolledIntoView() {
        edit(Array(repeating: "line", count: 20).joined(separator: "\n")) {
            press(.keyboardEnd, .control)
            view.layoutIfNeeded()
            #expect(view.contentOffset.y > 300)
            view.scrollRangeToVisible(NSRange(location: 0, length: 1))
            #expect(view.contentOffset.y < 20)
        }
    }

    @Test func uneditableTextIgnoresKeysButCanBeCopied() {
        view.isEditable = false
        edit("text") {
            keys.insert("more")
            #expect(view.text == "text")
            press(.keyboardA, .control)
            press(.keyboardC, .control)
            #expect(UIPasteboard.general.string == "text")
            #expect(delegate.heard.isEmpty)
        }
    }

    @Test func aTappedLinkIsPassedToTheDelegate() {
        view.isEditable = false
        edit {
            let text = NSMutableAttributedString(string: "see this", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            text.addAttribute(.link, value: URL(fileURLWithPath: "/page"), range: NSRange(location: 0, length: 8))
            view.attributedText = text
            view.layoutIfNeeded()
            hand.wait(2)
            hand.tap(20, 20)
            #expect(delegate.links == [URL(fileURLWithPath: "/page")])
        }
    }

    @Test(arguments: [
        ("See https://example.com/a_(b), or www.example.org.", ["https://example.com/a_(b)", "http://www.example.org"]),
        ("(https://example.com/x)", ["https://example.com/x"]), ("mail ann@example.com!", ["mailto:ann@example.com"]),
        ("example.com/path is short", ["http://example.com/path"]), ("call +49 30 123456 or (555) 123-4567", ["tel:+4930123456", "tel:5551234567"]),
        ("on 2024-01-15 or 15.01.2024, version 1.2.3, 12345678", []), ("5551234567", ["tel:5551234567"]), ("no.where e.g. this", []),
    ])
    func linksAndNumbersAreFound(text: String, urls: [String]) {
        #expect(DataDetector(types: .all).links(in: text).map(\.url.absoluteString) == urls)
    }

    @Test func onlyWantedLinksAreFound() {
        let text = "www.example.com 555-123-4567"
        #expect(DataDetector(types: .link).links(in: text).map(\.url.absoluteString) == ["http://www.example.com"])
        #expect(DataDetector(types: .phoneNumber).links(in: text).map(\.url.absoluteString) == ["tel:5551234567"])
        #expect(DataDetector(types: .address).links(in: text).isEmpty)
    }

    @Test func aFoundLinkIsShownAndTapped() throws {
        let url = try #require(URL(string: "http://www.example.com"))
        view.isEditable = false
        view.dataDetectorTypes = .link
        edit("www.example.com") {
            #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
            #expect(view.linkedText.attribute(.link, at: 0, effectiveRange: nil) as? URL == url)
            hand.wait(2)
            hand.tap(20, 20)
            #expect(delegate.links == [url])
            view.isEditable = true
            #expect(view.linkedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
        }
    }

    @Test func styleChangesApplyToTheWholeText() throws {
        view.text = "text"
        view.textColor = .red
        view.font = .systemFont(ofSize: 30)
        let attributes = view.attributedText.attributes(at: 1, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.font] as? UIFont)?.pointSize == 30)
    }

    @Test func thePropertiesAreThoseOfTheFirstCharacter() throws {
        let paragraph = NSMutableParagraphStyle()
        (paragraph.alignment, paragraph.lineSpacing) = (.right, 3)
        let text = NSMutableAttributedString(
            string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: paragraph, .kern: 2])
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 8)]))
        view.attributedText = text
        #expect(view.font == .systemFont(ofSize: 30) && view.textColor == .red && view.textAlignment == .right)
        #expect(view.attributedText == text)
        view.textAlignment = .center
        view.font = .systemFont(ofSize: 12)
        let last = view.attributedText.attributes(at: 1, effectiveRange: nil)
        #expect(last[.font] as? UIFont == .systemFont(ofSize: 12) && (last[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        let first = try #require(view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        #expect(first.alignment == .center && first.lineSpacing == 3)
        view.text = "plain"
        let plain = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect(plain[.font] as? UIFont == .systemFont(ofSize: 12) && plain[.foregroundColor] as? UIColor == .red && plain[.kern] == nil)
    }

    @Test func markedTextMayCombineWithTheTextBeforeIt() {
        view.text = "abc"
        view.setMarkedText("\u{301}", selectedRange: NSRange(location: 1, length: 0))
        #expect(view.text == "abc\u{301}")
        view.unmarkText()
        #expect(view.text == "abc\u{301}" && view.attributedText.string == view.text)
        view.deleteBackward()
        #expect(view.text == "ab" && view.attributedText.string == "ab")
    }

    @Test func subclassesOverrideTheMethodsOfTheKeys() {
        final class Telling: UITextView {
            var heard: [String] = []
            override func insertText(_ text: String) {
                heard.append(text)
                super.insertText(text.uppercased())
            }
            override func deleteBackward() {
                heard.append("delete")
                super.deleteBackward()
            }
        }
        let telling = Telling(frame: view.frame)
        telling.text = "ab"
        hand.open()
        hand.window.addSubview(telling)
        telling.becomeFirstResponder()
        keys.insert("c")
        keys.down(.keyboardDeleteOrBackspace, time: 1)
        keys.up(.keyboardDeleteOrBackspace, time: 1)
        keys.insert("d")
        #expect(telling.heard == ["c", "delete", "d"] && telling.text == "abD")
        telling.resignFirstResponder()
        hand.close()
    }

    @Test func aCaretInsideOfMarkedTextStandsAtACharacter() {
        view.text = "abc"
        view.setMarkedText("e\u{301}", selectedRange: NSRange(location: 1, length: 0))
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.deleteBackward()
        #expect(view.text == "abe\u{301}" && view.attributedText.string == view.text)
    }

    @Test(arguments: [("🎈", 0, 1), ("🇩🇪", 0, 2), ("🇩🇪", 1, 1), ("e\u{301}", 0, 1), ("👨‍👩‍👧", 2, 3)])
    func aRangeThatDividesACharacterReplacesAllOfIt(text: String, start: Int, length: Int) throws {
        view.text = "a" + text + "b"
        let from = try #require(view.position(from: view.beginningOfDocument, offset: start + 1))
        let to = try #require(view.position(from: from, offset: length))
        view.replace(try #require(view.textRange(from: from, to: to)), withText: "x")
        #expect(view.text == "axb" && view.attributedText.string == "axb")
    }

    @Test func aRangeOfALongerTextIsReplacedUpToTheEnd() throws {
        view.text = "a longer text"
        let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        view.text = "abc"
        view.replace(range, withText: "x")
        #expect(view.text == "x")
    }

    @Test(arguments: [1e9, 1e300])
    func aViewOfAnyHeightShowsItsTextInFewStrips(height: CGFloat) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
        view.text = "abc"
        view.layoutIfNeeded()
        #expect(view.page.subviews.count <= 16)
    }

    @Test func anExtremeRangeSelectsNothing() {
        view.text = "abc"
        view.selectedRange = NSRange(location: 1, length: 1)
        view.selectedRange = NSRange(location: Int.max - 1, length: 10)
        view.selectedRange = NSRange(location: 2, length: -1)
        view.scrollRangeToVisible(NSRange(location: Int.max - 1, length: 10))
        #expect(view.selectedRange == NSRange(location: 1, length: 1))
    }
}

/// A text view delegate that records its calls and opens no links.
@MainActor
final class TextViewDelegate: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var links: [URL] = []

    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began") }
    func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        links.append(URL)
        return false
    }
}
