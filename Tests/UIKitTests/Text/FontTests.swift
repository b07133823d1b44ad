import Foundation
import Testing
import UIKit

struct FontTests {
    @Test func theSystemFontHasTheRequestedWeights() {
        let widths = [UIFont.Weight.light, .regular, .semibold, .black].map {
            "Hamburg".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40, weight: $0)]).width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 4)
    }

    @Test func measuresGrowWithTheSize() {
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 10).withSize(15))
        #expect(large.pointSize == 15)
        #expect(abs(large.lineHeight - 1.5 * small.lineHeight) < 1e-9)
        #expect(small.descender < 0)
        #expect(small.xHeight < small.capHeight && small.capHeight < small.ascender)
        #expect(abs(small.lineHeight - (small.ascender - small.descender + small.leading)) < 1e-9)
    }

    @Test func applesFontNamesGiveAFont() {
        #expect(UIFont(name: "Helvetica-Bold", size: 12)?.fontName == "Helvetica-Bold")
        #expect(UIFont(name: "No Such Font At All", size: 12) == nil)
        #expect(!UIFont.familyNames.isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, CGFloat(34)), (.title1, 28), (.headline, 17), (.body, 17), (.footnote, 13), (.caption2, 11),
    ])
    func textStylesHaveApplesSizes(style: UIFont.TextStyle, size: CGFloat) {
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize == size)
    }

    @Test func theSystemFontReportsApplesVerticalMeasures() {
        for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 34), .italicSystemFont(ofSize: 12)] {
            #expect(abs(font.lineHeight / font.pointSize - 1.193359375) < 1e-9)
            #expect(abs(font.capHeight / font.pointSize - 0.70458984375) < 1e-9)
            #expect(abs(font.xHeight / font.pointSize - 0.5263671875) < 1e-9)
            #expect(font.leading == 0)
        }
        let bold = UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold.map { abs(UIFont(descriptor: $0, size: 0).lineHeight - 11.93359375) < 1e-9 } == true)
        // Avenir has the same substitute font as the system font, but the larger line height of the substitute itself.
        #expect(UIFont(name: "Avenir", size: 10).map { $0.lineHeight > 12 } == true)
    }

    @Test(arguments: [
        (UIContentSizeCategory.accessibilityMedium, CGFloat(28)), (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
        (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ])
    func theAccessibilitySizesHaveApplesSizes(category: UIContentSizeCategory, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size)
        #expect(category.isAccessibilityCategory && category > .extraExtraExtraLarge)
    }

    @Test @MainActor func metricsScaleByTheLeadingsToTheThirdOfAPoint() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: small) - 44.0 / 3) < 1e-9)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: small).pointSize == 15)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 12, compatibleWith: small).pointSize == 12)
        #expect(metrics.scaledValue(for: 17.3, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)) == 17.3)
    }

    @Test func aLargerTextSizeGivesLargerFonts() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 23)
    }

    @Test func monospacedDigitsAreEquallyWide() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        #expect("1111".size(withAttributes: [.font: font]) == "0000".size(withAttributes: [.font: font]))
        let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect("ii".size(withAttributes: [.font: mono]) == "WW".size(withAttributes: [.font: mono]))
    }

    @Test func aDescriptorsTraitsSelectTheFont() throws {
        let bold = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 20)
        #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
        #expect(bold.symbolicTraits.contains(.traitBold))
    }
}
