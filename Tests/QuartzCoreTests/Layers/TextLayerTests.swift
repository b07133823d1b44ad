import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct TextLayerTests {
    /// Returns the image that a text layer draws as its contents.
    private func picture(_ string: Any?, _ change: (CATextLayer) -> Void = { _ in }) -> CGImage? {
        let layer = CATextLayer()
        layer.bounds.size = CGSize(width: 160, height: 100)
        layer.foregroundColor = .black
        layer.string = string
        change(layer)
        layer.displayIfNeeded()
        return layer.contents as? CGImage
    }

    /// Returns the range of columns that contain drawn pixels; nil when there are none.
    private func columns(_ image: CGImage?) throws -> ClosedRange<Int>? {
        let picture = try #require(image?.picture)
        let columns = (0..<picture.width).filter { x in (0..<picture.height).contains { picture.bitmap[x, $0] != 0 } }
        return columns.first.flatMap { first in columns.last.map { first...$0 } }
    }

    @Test func aNewTextLayerHasApplesDefaults() {
        let layer = CATextLayer()
        #expect(layer.string == nil && layer.value(forKey: "font") as? String == "Helvetica")
        #expect(layer.fontSize == 36)
        #expect(layer.foregroundColor?.color == .white)
        #expect(!layer.isWrapped && !layer.allowsFontSubpixelQuantization)
        #expect(layer.alignmentMode == .natural && layer.truncationMode == .none)
    }

    @Test(arguments: [nil, ""])
    func noTextDrawsNothing(string: String?) throws {
        let image = picture("x") { $0.string = string }
        #expect(try columns(image) == nil)
    }

    @Test func textIsClippedAtTheBoundsOrTruncated() throws {
        let text = String(repeating: "H", count: 24)
        #expect(try columns(picture(text))?.upperBound == 159)
        for mode in [CATextLayerTruncationMode.start, .middle, .end] {
            let last = try #require(try columns(picture(text) { $0.truncationMode = mode })).upperBound
            #expect(last < 159 && last > 120)
        }
    }

    @Test func theFirstLineBeginsAtTheTop() throws {
        let picture = try #require(picture("H")?.picture)
        let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { picture.bitmap[$0, y] != 0 } }
        // The baseline is at the ascent, 0.905 × 36 points; capitals are 0.688 × 36 points high.
        #expect(rows.first == 8 && rows.last == 32)
    }

    @Test func wrappedTextContinuesInTheNextLine() throws {
        func rows(_ isWrapped: Bool) throws -> Int {
            let picture = try #require(
                picture("one two three") { layer in
                    layer.isWrapped = isWrapped
                    layer.fontSize = 30
                }?.picture)
            return (0..<picture.height).count { y in (0..<picture.width).contains { picture.bitmap[$0, y] != 0 } }
        }
        #expect(try rows(true) > rows(false) + 20)
    }

    @Test func alignmentMovesLines() throws {
        let left = try #require(try columns(picture("H")))
        let right = try #require(try columns(picture("H") { $0.alignmentMode = .right }))
        let center = try #require(try columns(picture("H") { $0.alignmentMode = .center }))
        #expect(left.lowerBound < 5 && right.upperBound > 155)
        #expect(abs(center.lowerBound + center.upperBound - 159) <= 1)
    }

    @Test func attributesOverrideTheLayersValues() throws {
        let font = CTFont(try #require(CTFont.font(named: "Courier", size: 10)))
        let key = NSAttributedString.Key(rawValue: "NSFont")
        let small = try #require(try columns(picture(NSAttributedString(string: "HHH", attributes: [key: font]))))
        #expect(small.upperBound < 20)
    }

    @Test func theFontPropertyDeterminesTheFaceButNotTheSize() throws {
        let font = CTFont(try #require(CTFont.font(named: "Courier", size: 10)))
        let width = try #require(try columns(picture("HHH") { $0.font = font })).upperBound
        let named = try #require(try columns(picture("HHH") { $0.font = "Courier" as CFString })).upperBound
        #expect(width == named && width > 55)
    }

    @Test func aGreaterContentsScaleMakesTextSharper() throws {
        let picture = try #require(picture("H") { $0.contentsScale = 2 }?.picture)
        #expect(picture.width == 320)
    }

    @Test func anAnimatedSizeIsDrawnFrameByFrame() throws {
        let stage = Stage(CATextLayer())
        stage.layer.bounds.size = CGSize(width: 160, height: 100)
        stage.layer.string = "H"
        let growth = CABasicAnimation(keyPath: "fontSize")
        growth.fromValue = 10
        growth.toValue = 90
        growth.duration = 1
        stage.layer.add(growth, forKey: nil)
        let widths = try [0.25, 0.5, 0.75].map { time in
            stage.advance(to: time)
            stage.layer.setNeedsDisplay()
            stage.layer.displayIfNeeded()
            return try #require(try columns(stage.layer.contents as? CGImage)).count
        }
        #expect(widths == widths.sorted() && widths[2] > widths[0] + 15)
    }
}
