import Foundation
import Testing

import UIKit

@MainActor
struct TextKitTests {
    private let words = NSAttributedString(
        string: "one two three four five six seven eight nine ten", attributes: [.font: UIFont.systemFont(ofSize: 16)])

    private func stack(_ sizes: [CGSize]) -> (NSTextStorage, NSLayoutManager, [NSTextContainer]) {
        let (storage, manager) = (NSTextStorage(attributedString: words), NSLayoutManager())
        storage.addLayoutManager(manager)
        let containers = sizes.map { NSTextContainer(size: $0) }
        for container in containers { manager.addTextContainer(container) }
        return (storage, manager, containers)
    }

    @Test func containersContinueEachOther() {
        let (storage, manager, containers) = stack([CGSize(width: 100, height: 45), CGSize(width: 100, height: 1000)])
        let first = manager.glyphRange(for: containers[0])
        let second = manager.glyphRange(for: containers[1])
        #expect(first.location == 0)
        #expect(first.length > 5)
        #expect(second.location == first.length)
        #expect(NSMaxRange(second) == storage.length)
        #expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) === containers[1])
    }

    @Test func pointsAndRangesLeadToEachOther() {
        let (storage, manager, containers) = stack([CGSize(width: 1000, height: 100)])
        let range = NSRange(location: 4, length: 3)
        let rect = manager.boundingRect(forGlyphRange: range, in: containers[0])
        #expect(rect.minX > 5)
        #expect(manager.glyphIndex(for: CGPoint(x: rect.minX + 1, y: rect.midY), in: containers[0]) == 4)
        #expect(manager.glyphIndex(for: CGPoint(x: rect.maxX - 1, y: rect.midY), in: containers[0]) == 6)
        var line = NSRange()
        let fragment = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &line)
        #expect(line == NSRange(location: 0, length: words.length))
        #expect(fragment.width == 1000)
        #expect(manager.usedRect(for: containers[0]).height == fragment.height)
        #expect(manager.textStorage === storage)
    }

    @Test func aChangedStorageIsLaidOutAgain() {
        let (storage, manager, containers) = stack([CGSize(width: 0, height: 0)])
        let before = manager.usedRect(for: containers[0])
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "a much longer beginning")
        #expect(manager.usedRect(for: containers[0]).width > before.width + 50)
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: storage.length))
        #expect(manager.usedRect(for: containers[0]).height > before.height * 2)
    }

    @Test(arguments: [
        ("🎈", NSRange(location: 0, length: 1), "x"), ("a🇩🇪b", NSRange(location: 1, length: 2), "ax🇪b"),
        ("e\u{301}", NSRange(location: 0, length: 1), "x\u{301}"),
        ("e\u{301}", NSRange(location: 1, length: 1), "ex"), ("e\u{301}", NSRange(location: 1, length: 0), "ex\u{301}"),
    ])
    func rangesThatDivideCharactersAreReplaced(text: String, range: NSRange, expected: String) {
        let storage = NSTextStorage(string: text)
        storage.replaceCharacters(in: range, with: "x")
        #expect(storage.string == expected)
        #expect(storage.length == expected.utf16.count)
        let styled = NSTextStorage(string: text, attributes: [.kern: 1])
        styled.replaceCharacters(in: range, with: NSAttributedString(string: "x"))
        #expect(styled.string == expected)
    }

    @Test(arguments: [
        NSRange(location: 5, length: 3), NSRange(location: -1, length: 1), NSRange(location: 1, length: .max),
        NSRange(location: NSNotFound, length: 0),
    ])
    func rangesOutsideOfTheTextChangeNothing(range: NSRange) {
        let (storage, manager, containers) = stack([CGSize(width: 100, height: 100)])
        storage.setAttributedString(NSAttributedString(string: "abc"))
        storage.replaceCharacters(in: range, with: "x")
        storage.replaceCharacters(in: range, with: NSAttributedString(string: "x"))
        storage.deleteCharacters(in: range)
        storage.addAttribute(.kern, value: 1, range: range)
        storage.addAttributes([.kern: 1], range: range)
        storage.setAttributes([:], range: range)
        storage.removeAttribute(.kern, range: range)
        #expect(storage.string == "abc")
        _ = manager.boundingRect(forGlyphRange: range, in: containers[0])
        manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
    }

    @Test func aPointLiesAtAPartOfItsGlyph() {
        let (storage, manager, containers) = stack([CGSize(width: 1000, height: 100)])
        defer { withExtendedLifetime(storage) {} }
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: containers[0])
        func place(_ part: CGFloat) -> (index: Int, part: CGFloat) {
            var found: CGFloat = -1
            let point = CGPoint(x: rect.minX + part * rect.width, y: rect.midY)
            return (manager.characterIndex(for: point, in: containers[0], fractionOfDistanceBetweenInsertionPoints: &found), found)
        }
        for part: CGFloat in [0.25, 0.5, 0.75] { #expect(place(part).index == 4 && isClose(place(part).part, part)) }
        #expect(place(-100).index == 0 && place(-100).part == 0)
        #expect(place(1000).index == storage.length - 1 && place(1000).part == 1)
    }

    @Test(arguments: ["\n", "\nabc", "a\n\nb"])
    func aPointOfAnEmptyLineLiesAtTheBeginningOfItsBreak(text: String) {
        let (storage, manager, containers) = stack([CGSize(width: 1000, height: 1000)])
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)]))
        let index = text.hasPrefix("a") ? 2 : 0
        let line = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
        for x in [-10, 0, 5, 500] as [CGFloat] {
            var part: CGFloat = -1
            #expect(manager.glyphIndex(for: CGPoint(x: x, y: line.midY), in: containers[0], fractionOfDistanceThroughGlyph: &part) == index)
            #expect(part == 0, "\(x)")
        }
    }

    @Test func aTextViewAndItsStorageHaveTheSameText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "first"
        #expect(view.textStorage.string == "first")
        view.text = "second"
        #expect(view.textStorage.string == "second")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 6), with: "third")
        #expect(view.text == "third")
        view.layoutIfNeeded()
        #expect(view.textContainer.size.width == 200)
    }

    @Test(arguments: [("e\u{301}", "é"), ("é", "e\u{301}"), ("\u{C5}", "\u{212B}")])
    func theStorageFollowsATextThatOnlyLooksEqual(old: String, new: String) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = old
        #expect(Array(view.textStorage.string.utf16) == Array(old.utf16))
        view.selectAll(nil)
        view.insertText(new)
        #expect(Array(view.textStorage.string.utf16) == Array(new.utf16))
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: view.textStorage.length), with: old)
        #expect(Array(view.text.utf16) == Array(old.utf16))
    }

    @Test func aTextViewShowsItsContainersText() {
        let (storage, manager, containers) = stack([CGSize(width: 200, height: 0)])
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: containers[0])
        #expect(view.text == words.string)
        #expect(view.layoutManager === manager)
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(view.text.hasPrefix("1 two"))
    }

    @Test func anExtraLineFollowsALastLineBreak() {
        let (storage, manager, containers) = stack([CGSize(width: 1000, height: 1000)])
        #expect(manager.extraLineFragmentTextContainer == nil)
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentUsedRect == .zero)
        storage.replaceCharacters(in: NSRange(location: storage.length, length: 0), with: "\n")
        let last = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: nil)
        #expect(manager.extraLineFragmentTextContainer === containers[0])
        #expect(isClose(manager.extraLineFragmentRect.minY, last.maxY), "\(manager.extraLineFragmentRect) \(last)")
        #expect(manager.extraLineFragmentRect.width == 1000)
        #expect(manager.extraLineFragmentUsedRect.minY == manager.extraLineFragmentRect.minY)
    }
}
