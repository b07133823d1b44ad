import Foundation
import LaminaPrimitives
import Testing
import UIKit

/// The text, the containers and the managers of TextKit.
@MainActor
struct TextStorageTests {
    private final class Listener: NSObject, NSTextStorageDelegate, NSLayoutManagerDelegate {
        var heard: [String] = []
        var layouts = 0
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { heard.append("will \(editedMask.rawValue) \(editedRange) \(delta)") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            let left = "\(textStorage.editedMask.rawValue) \(textStorage.changeInLength)"
            heard.append("did \(editedMask.rawValue) \(editedRange) \(delta), then \(left)")
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
        ) { layouts += 1 }
    }

    private let listener = Listener()

    private func storage(_ text: String = "one two three four five six seven eight nine ten") -> NSTextStorage {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
        storage.delegate = listener
        return storage
    }

    @Test func changesBetweenBeginAndEndAreToldAsOne() {
        let storage = storage("0123456789")
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "abc")
        storage.beginEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 7, length: 2))
        storage.endEditing()
        #expect(listener.heard.isEmpty && storage.editedMask == [.editedCharacters, .editedAttributes])
        #expect(storage.editedRange == NSRange(location: 2, length: 7) && storage.changeInLength == 2)
        storage.endEditing()
        #expect(listener.heard == ["will 3 {2, 7} 2", "did 3 {2, 7} 2, then 0 0"])
        // An end without a beginning is ignored.
        storage.endEditing()
        storage.deleteCharacters(in: NSRange(location: 0, length: 4))
        #expect(listener.heard.dropFirst(2) == ["will 2 {0, 0} -4", "did 2 {0, 0} -4, then 0 0"])
        #expect(storage.editedRange.location == NSNotFound)
    }

    @Test func eachKindOfChangeHasItsMask() {
        let storage = storage("abc")
        let range = NSRange(location: 1, length: 1)
        storage.setAttributes([.kern: 1], range: range)
        storage.addAttributes([.kern: 2], range: range)
        storage.removeAttribute(.kern, range: range)
        storage.replaceCharacters(in: range, with: NSAttributedString(string: "xy"))
        storage.processEditing()
        #expect(listener.heard.filter { $0.hasPrefix("will") } == ["will 1 {1, 1} 0", "will 1 {1, 1} 0", "will 1 {1, 1} 0", "will 3 {1, 2} 1"])
    }

    @Test func aManagerBelongsToOneText() {
        let (first, second, manager) = (storage(), storage("x"), NSLayoutManager())
        first.addLayoutManager(manager)
        first.addLayoutManager(manager)
        #expect(first.layoutManagers == [manager] && manager.textStorage === first && manager.numberOfGlyphs == first.length)
        second.addLayoutManager(manager)
        #expect(first.layoutManagers == [] && second.layoutManagers == [manager] && manager.textStorage === second && manager.numberOfGlyphs == 1)
        first.removeLayoutManager(manager)
        #expect(manager.textStorage === second)
        second.removeLayoutManager(manager)
        #expect(second.layoutManagers == [] && manager.textStorage == nil && manager.numberOfGlyphs == 0)
    }

    @Test func textFillsTheContainersInTheirOrder() {
        let (storage, manager) = (storage(), NSLayoutManager())
        let containers = (0..<3).map { _ in NSTextContainer(size: CGSize(width: 80, height: 45)) }
        storage.addLayoutManager(manager)
        manager.addTextContainer(containers[1])
        manager.insertTextContainer(containers[0], at: -4)
        manager.insertTextContainer(containers[2], at: 99)
        #expect(manager.textContainers == containers && containers.allSatisfy { $0.layoutManager === manager })
        let ranges = containers.map { manager.glyphRange(for: $0) }
        #expect(ranges[0].location == 0 && ranges[1].location == ranges[0].length && ranges[2].location == NSMaxRange(ranges[1]))
        for index in [-1, 3] { manager.removeTextContainer(at: index) }
        #expect(manager.textContainers.count == 3)
        manager.removeTextContainer(at: 0)
        #expect(manager.textContainers == [containers[1], containers[2]] && containers[0].layoutManager == nil)
        #expect(manager.glyphRange(for: containers[1]) == ranges[0] && manager.glyphRange(for: containers[0]) == NSRange(location: 0, length: 0))
    }

    @Test func aChangeOfAContainerLaysTheTextOutAgainOnce() {
        let changes: [(String, (NSTextContainer) -> Void, Bool)] = [
            ("size", { $0.size.width = 60 }, true), ("same size", { $0.size.width = 80 }, false), ("padding", { $0.lineFragmentPadding = 20 }, true),
            ("lines", { $0.maximumNumberOfLines = 2 }, true), ("break", { $0.lineBreakMode = .byTruncatingTail }, true),
            ("exclusion", { $0.exclusionPaths = [UIBezierPath()] }, true), ("tracking", { $0.widthTracksTextView = true }, false),
        ]
        for (name, change, changesLayout) in changes {
            let (storage, manager) = (storage(), NSLayoutManager())
            let container = NSTextContainer(size: CGSize(width: 80, height: 200))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            manager.delegate = listener
            listener.layouts = 0
            manager.ensureLayout(for: container)
            manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: 1))
            #expect(listener.layouts == 1 && container.isSimpleRectangularTextContainer)
            change(container)
            manager.ensureLayout(forGlyphRange: NSRange(location: 0, length: 1))
            manager.ensureLayout(forBoundingRect: .zero, in: container)
            manager.ensureGlyphs(forGlyphRange: NSRange(location: 0, length: 1))
            manager.ensureGlyphs(forCharacterRange: NSRange(location: 0, length: 1))
            #expect(listener.layouts == (changesLayout ? 2 : 1), "\(name)")
            #expect(container.isSimpleRectangularTextContainer == (name != "exclusion"))
            manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
            manager.ensureLayout(for: container)
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "O")
            manager.ensureLayout(for: container)
            #expect(listener.layouts == (changesLayout ? 4 : 3), "\(name)")
        }
    }

    @Test func glyphsAreCharactersOfTheirKinds() {
        let (storage, manager) = (storage("a b\t\n\u{2028}\u{2029}é"), NSLayoutManager())
        storage.addLayoutManager(manager)
        let kinds: [NSLayoutManager.GlyphProperty] = [
            .null, [], .elastic, [], .controlCharacter, .controlCharacter, .controlCharacter, .controlCharacter, [], .null,
        ]
        #expect((-1...8).map(manager.propertyForGlyph) == kinds)
        #expect((0..<8).map(manager.glyphIndexForCharacter) == Array(0..<8) && (0..<8).map(manager.characterIndexForGlyph) == Array(0..<8))
        let range = NSRange(location: 2, length: 3)
        #expect(manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil) == range)
        #expect(manager.characterRange(forGlyphRange: range, actualGlyphRange: nil) == range)
        #expect(manager.firstUnlaidCharacterIndex() == 8 && manager.firstUnlaidGlyphIndex() == 8)
    }

    @Test func theLinesThatTouchARectangleAreFound() {
        let (storage, manager) = (storage("a\nbb\nccc"), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 100, height: 200))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let lines = [0, 2, 5].map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil) }
        func found(_ y: CGFloat, _ height: CGFloat) -> NSRange {
            manager.glyphRange(forBoundingRect: CGRect(x: 0, y: y, width: 100, height: height), in: container)
        }
        #expect(found(0, lines[0].height) == NSRange(location: 0, length: 2))
        #expect(found(lines[1].minY, lines[1].height) == NSRange(location: 2, length: 3))
        #expect(found(lines[1].midY, lines[1].height) == NSRange(location: 2, length: 6))
        #expect(found(0, 200) == NSRange(location: 0, length: 8))
        #expect(found(lines[2].maxY + 1, 10).length == 0 && found(-20, 10).length == 0)
        #expect(manager.glyphRange(forBoundingRect: lines[0], in: NSTextContainer()) == NSRange(location: 0, length: 0))
        var seen: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 1, length: 5)) { _, _, _, range, stop in
            seen.append(range)
            stop.pointee = ObjCBool(seen.count == 2)
        }
        #expect(seen == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 3)])
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 0, length: 8), withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, stop in
            rects.append(rect)
            stop.pointee = ObjCBool(rects.count == 2)
        }
        #expect(rects.count == 2 && rects.map(\.minX) == [5, 5] && rects[1].minY == lines[1].minY)
    }

    @Test func glyphsAreDrawnAtTheirContainersPlace() {
        let (storage, manager) = (storage("Hl"), NSLayoutManager())
        let containers = (0..<2).map { _ in NSTextContainer(size: CGSize(width: 60, height: 20)) }
        storage.addLayoutManager(manager)
        for container in containers { manager.addTextContainer(container) }
        func drawn(_ body: () -> Void) -> [Pixel] {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 60, height: 40), false, 1)
            defer { UIGraphicsEndImageContext() }
            body()
            return UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.picture.bitmap.pixels ?? []
        }
        let whole = NSRange(location: 0, length: 2)
        let isSame = drawn { manager.drawGlyphs(forGlyphRange: whole, at: CGPoint(x: 3, y: 9)) } == drawn { storage.draw(at: CGPoint(x: 8, y: 9)) }
        #expect(isSame)
        let isBlank = drawn { manager.drawGlyphs(forGlyphRange: NSRange(location: 2, length: 4), at: .zero) }.allSatisfy { $0 == 0 }
        let isEmpty = drawn { manager.drawBackground(forGlyphRange: whole, at: .zero) }.allSatisfy { $0 == 0 }
        #expect(isBlank && isEmpty)
    }
}
