import CoreText
import Foundation
import TestFontFiles
import Testing
import UIKit

struct VariationTests {
    private static let weight = NSNumber(value: VariableFont.weight)
    private static let width = NSNumber(value: VariableFont.width)

    private static func font(_ size: CGFloat = 100, _ file: VariableFont = VariableFont()) throws -> CTFont {
        let descriptor = try #require(CTFontManagerCreateFontDescriptorFromData(NSData(data: Data(file.bytes))))
        return CTFontCreateWithFontDescriptor(descriptor, size, nil)
    }

    private static func attributes(_ values: [NSNumber: Double]) -> CTFontDescriptor {
        CTFontDescriptorCreateWithAttributes([kCTFontVariationAttribute: values as NSDictionary] as NSDictionary)
    }

    private static func right(_ font: CTFont) -> Double { Double(CTFontCreatePathForGlyph(font, 1, nil)?.boundingBox.maxX ?? 0) }

    @Test func theAxesHaveIdentifiersLimitsAndNames() throws {
        var file = VariableFont()
        file.hidesWidth = true
        let axes = try #require(CTFontCopyVariationAxes(try Self.font(12, file)) as? [NSDictionary])
        let weight = try #require(axes.first)
        #expect(weight[kCTFontVariationAxisIdentifierKey] as? Int == 0x7767_6874)
        #expect(weight[kCTFontVariationAxisMinimumValueKey] as? Double == 100)
        #expect(weight[kCTFontVariationAxisMaximumValueKey] as? Double == 900)
        #expect(weight[kCTFontVariationAxisDefaultValueKey] as? Double == 400)
        #expect(weight[kCTFontVariationAxisNameKey] as? String == "Weight")
        #expect(axes.map { $0[kCTFontVariationAxisHiddenKey] as? Bool } == [false, true])
    }

    @Test func onlyValuesThatAreNotInitialAreCopied() throws {
        let font = try Self.font()
        #expect(CTFontCopyVariation(font) == NSDictionary())
        let bold = CTFontCreateCopyWithAttributes(font, 0, nil, Self.attributes([Self.weight: 700, Self.width: 100]))
        #expect(CTFontCopyVariation(bold) == [Self.weight: 700] as NSDictionary)
        #expect(CTFontCopyAttribute(bold, kCTFontVariationAttribute) as? NSDictionary == [Self.weight: 700] as NSDictionary)
        #expect(CTFontCopyVariation(try TestFonts.sans()) == nil)
    }

    @Test func aCopyWithAttributesChangesOutlinesAdvancesAndTraits() throws {
        let font = try Self.font()
        let black = CTFontCreateCopyWithAttributes(font, 0, nil, Self.attributes([Self.weight: 900]))
        #expect(close(Self.right(font), 20) && close(Self.right(black), 40))
        var glyph: CGGlyph = 1
        #expect(close(CTFontGetAdvancesForGlyphs(black, .horizontal, &glyph, nil, 1), 50))
        #expect(CTFontGetSymbolicTraits(black).contains(.traitBold) && !CTFontGetSymbolicTraits(font).contains(.traitBold))
        #expect(CTFontCopyPostScriptName(black) as String == "LaminaTest-Regular_wght3840000_wdth")
        #expect(CTFontCopyFamilyName(black) as String == "Lamina Test")
    }

    @Test func aCopyKeepsTheAxesThatItsAttributesDoNotName() throws {
        let black = CTFontCreateCopyWithAttributes(try Self.font(), 0, nil, Self.attributes([Self.weight: 900]))
        let wide = CTFontCreateCopyWithAttributes(black, 50, nil, Self.attributes([Self.width: 200]))
        #expect(CTFontCopyVariation(wide) == [Self.weight: 900, Self.width: 200] as NSDictionary)
        #expect(close(Self.right(wide), 22.5))
    }

    @Test func aDescriptorKeepsItsFontsVariation() throws {
        let black = CTFontCreateCopyWithAttributes(try Self.font(), 0, nil, Self.attributes([Self.weight: 900]))
        let descriptor = CTFontCopyFontDescriptor(black)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontVariationAttribute) as? NSDictionary == [Self.weight: 900] as NSDictionary)
        #expect(CTFontCreateWithFontDescriptor(descriptor, 0, nil) == black)
        let light = CTFontDescriptorCreateCopyWithVariation(descriptor, Self.weight, 100)
        #expect(close(Self.right(CTFontCreateWithFontDescriptor(light, 0, nil)), 15))
        let both = CTFontDescriptorCreateCopyWithVariation(light, Self.width, 200)
        #expect(close(Self.right(CTFontCreateWithFontDescriptor(both, 0, nil)), 20))
    }

    @Test func entriesThatAreNoNumbersAreIgnored() throws {
        let values = ["wght": 700, Self.weight: "bold", NSNumber(value: -1): 5, Self.width: 200] as NSDictionary
        let attributes = CTFontDescriptorCreateWithAttributes([kCTFontVariationAttribute: values] as NSDictionary)
        let font = CTFontCreateCopyWithAttributes(try Self.font(), 0, nil, attributes)
        #expect(CTFontCopyVariation(font) == [Self.width: 200] as NSDictionary)
    }

    @Test func linesOfTwoVariationsHaveTheirOwnGlyphsAndWidths() throws {
        let font = try Self.font()
        let black = CTFontCreateCopyWithAttributes(font, 0, nil, Self.attributes([Self.weight: 900]))
        let text = NSMutableAttributedString(attributedString: NSAttributedString("II", font))
        text.append(NSAttributedString("II", black))
        let line = CTLineCreateWithAttributedString(text)
        #expect(line.glyphRuns.count == 2 && close(line.width, 160))

        let canvas = try #require(Canvas(width: 160, height: 100))
        canvas.context.textPosition = CGPoint(x: 0, y: 10)
        CTLineDraw(line, canvas.context)
        func isBlack(_ x: Int) -> Bool { canvas.color(x, 60) == [0, 0, 0] }
        // The bars cover columns 10..<20 and 40..<50, then 70..<100 and 120..<150.
        let columns = (0..<160).filter(isBlack)
        #expect(columns == Array(10..<20) + Array(40..<50) + Array(70..<100) + Array(120..<150))
    }

    @MainActor @Test func aLabelIsAsWideAsItsVariedFont() throws {
        let label = UILabel()
        label.font = CTFontCreateCopyWithAttributes(try Self.font(), 0, nil, Self.attributes([Self.weight: 900]))
        label.text = "III"
        #expect(label.intrinsicContentSize.width == 150)
        label.font = label.font.withSize(50)
        #expect(label.intrinsicContentSize.width == 75)
    }
}
