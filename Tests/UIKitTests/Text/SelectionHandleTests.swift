import Foundation
import Testing

import UIKit

/// A text field or a text view with the text "Hello wonderful world" whose second word is selected.
@MainActor
struct SelectionHandleTests {
    private let hand = Hand(size: CGSize(width: 320, height: 480))

    private func edited(isField: Bool) -> any EditedView {
        let field = UITextField(frame: CGRect(x: 10, y: 200, width: 300, height: 60))
        let text = UITextView(frame: CGRect(x: 10, y: 200, width: 300, height: 60))
        (field.text, text.text) = ("Hello wonderful world", "Hello wonderful world")
        let view: any EditedView = isField ? field : text
        hand.window.addSubview(view)
        hand.open()
        view.becomeFirstResponder()
        view.editor.select(6..<15)
        hand.window.layoutIfNeeded()
        return view
    }

    private func handles(_ view: UIView) -> [SelectionHandle] {
        view.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
    }

    private var loupe: UIView? { hand.window.subviews.first { $0 is TextLoupe } }

    /// Drags a handle in steps until its line is at a caret position.
    private func drag(_ handle: SelectionHandle, of view: any EditedView, to index: Int, whileDown: () -> Void = {}) {
        let start = view.convert(handle.center, to: hand.window)
        let distance = view.editor.caretRect(at: index).midX - handle.center.x
        hand.wait(1)
        hand.down(start.x, start.y)
        for step in 1...10 { hand.move(start.x + distance * CGFloat(step) / 10, start.y) }
        whileDown()
        hand.up(start.x + distance, start.y)
    }

    @Test(arguments: [false, true])
    func theHandlesStandAtTheEndsOfTheSelection(isField: Bool) throws {
        let view = edited(isField: isField)
        defer { hand.close() }
        let found = handles(view)
        #expect(found.count == 2)
        let rect = try #require(view.editor.selectionRects(of: 6..<15).first)
        #expect(found.map(\.center.x) == [rect.minX, rect.maxX])
        #expect(found[0].frame.maxY == rect.maxY && found[1].frame.minY == rect.minY)
        view.editor.select(3..<3)
        #expect(handles(view).isEmpty)
        view.editor.select(6..<15)
        view.resignFirstResponder()
        #expect(handles(view).isEmpty)
    }

    @Test(arguments: [false, true])
    func aDragOfAHandleMovesItsEndBelowALoupe(isField: Bool) throws {
        let view = edited(isField: isField)
        defer { hand.close() }
        var shown: CGRect?
        drag(handles(view)[1], of: view, to: 21) { shown = loupe?.frame }
        #expect(view.editor.edited.selection.range == 6..<21)
        let line = view.convert(view.editor.caretRect(at: 21), to: hand.window)
        #expect(try #require(shown).maxY < line.minY)
        #expect(loupe == nil)
        drag(handles(view)[0], of: view, to: 0)
        #expect(view.editor.edited.selection.range == 0..<21)
    }

    /// The loupe is 120 points wide and 46 high, 14 points above the line, and shows the window enlarged by a quarter.
    @Test(arguments: [(0, 0), (1, 9), (1, 21)])
    func theLoupeIsAboveTheCaretInsideOfTheWindow(handle: Int, index: Int) throws {
        let view = edited(isField: false)
        defer { hand.close() }
        hand.window.backgroundColor = .white
        var (frame, part, line) = (CGRect.zero, UIView?.none, CGRect.zero)
        drag(handles(view)[handle], of: view, to: index) {
            (frame, part) = (loupe?.frame ?? .zero, loupe?.subviews.first)
            line = view.convert(view.editor.caretRect(at: index), to: hand.window)
        }
        #expect(isClose(frame.midX, max(60, min(260, line.midX)), within: 0.5) && isClose(frame.maxY, line.minY - 14, within: 0.5))
        #expect(frame.size == CGSize(width: 120, height: 46))
        let shown = try #require(part)
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 120, height: 46) && shown.clipsToBounds && shown.layer.cornerRadius == 23)
        let picture = try #require(shown.layer.contents as? CGImage)
        let scale = Int(max(1, hand.window.contentScaleFactor))
        #expect(picture.width == 120 * scale && picture.height == 46 * scale)
    }

    @Test func aHandleStopsBeforeTheOtherOne() {
        let view = edited(isField: true)
        defer { hand.close() }
        drag(handles(view)[0], of: view, to: 20)
        let range = view.editor.edited.selection.range
        #expect(!range.isEmpty && range.upperBound == 15)
    }
}
