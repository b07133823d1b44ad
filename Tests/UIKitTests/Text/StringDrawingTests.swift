import Foundation
import LaminaPrimitives
import Testing
import UIKit

struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 10)

    /// Source: the default value of `tabStops`; the interval counts only after the last stop, so apps that set it empty the stops first.
    @Test func aParagraphStyleHasTwelveTabStopsAtFirst() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
        let width = { "\t".size(withAttributes: [.font: font, .paragraphStyle: style]).width }
        style.defaultTabInterval = 100
        #expect(width() == 28)
        style.tabStops = []
        #expect(width() == 100)
        for location in [70, 40] as [CGFloat] { style.addTabStop(NSTextTab(textAlignment: .left, location: location)) }
        #expect(style.tabStops.map(\.location) == [40, 70] && width() == 40)
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
        #expect(style.tabStops.map(\.location) == [70] && width() == 70)
    }

    @Test func aTextIsAsHighAsItsLines() {
        let one = "one".size(withAttributes: [.font: font])
        let two = "one\ntwo".size(withAttributes: [.font: font])
        #expect(abs(one.height - font.lineHeight) < 1e-6)
        #expect(abs(two.height - 2 * one.height) < 1e-6)
        #expect(two.width >= one.width)
    }

    @Test func aNarrowRectangleBreaksLines() {
        let text = NSAttributedString(string: "one two three four five", attributes: [.font: font])
        let wide = text.size()
        let bounds = text.boundingRect(with: CGSize(width: wide.width / 2, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(bounds.width <= wide.width / 2)
        #expect(bounds.height > 1.5 * wide.height)
        #expect(bounds.origin == .zero)
    }

    @MainActor @Test func trailingAndLoneSpacesHaveAWidth() {
        let text = "word".size(withAttributes: [.font: font]).width
        let space = " ".size(withAttributes: [.font: font]).width
        #expect(space > 1)
        #expect(abs("word ".size(withAttributes: [.font: font]).width - text - space) < 0.01)
        let string = NSAttributedString(string: "word ", attributes: [.font: font])
        let bounds = string.boundingRect(with: CGSize(width: 500, height: 500), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(bounds.width - text - space) < 0.01)
        let label = UILabel()
        label.font = font
        label.text = "word "
        #expect(label.sizeThatFits(CGSize(width: 500, height: 500)).width >= text + space)
        label.text = " "
        #expect(label.sizeThatFits(CGSize(width: 500, height: 500)).width >= space)
    }

    @Test func withoutLineFragmentOriginTextSitsOnItsBaseline() {
        let bounds = "one".boundingRect(with: .zero, options: [], attributes: [.font: font], context: nil)
        #expect(abs(bounds.minY + font.ascender) < 0.01)
    }

    @Test func textIsDrawnInItsColourInsideItsBounds() {
        let text = NSAttributedString(string: "H", attributes: [.font: font, .foregroundColor: UIColor.red])
        let image = drawn(scale: 1) { text.draw(at: .zero) }
        let pixels = image.cgImage?.picture.bitmap.pixels ?? []
        let painted = pixels.filter { $0 != 0 }
        #expect(!painted.isEmpty)
        // The text is pure red: no pixel contains green or blue.
        #expect(painted.allSatisfy { $0 & 0xFFFF == 0 })
    }

    @Test func aParagraphStyleIsCopiedCompletely() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode, style.lineSpacing) = (.right, .byTruncatingMiddle, 4)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .center
        #expect(copy.alignment == .right)
        #expect(copy.lineBreakMode == .byTruncatingMiddle)
        #expect(copy.lineSpacing == 4)
        #expect(copy.mutableCopy() as? NSParagraphStyle == copy)
        #expect(copy != style)
        #expect(NSParagraphStyle.default.alignment == .natural)
    }

    @Test func aParagraphStyleRefusesNaN() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.lineSpacing = .nan
        #expect(style.lineSpacing == 3)
    }
}
