import CoreText
import Foundation
import Testing
import UIKit

/// Descriptors of fonts by attributes, and the rarer values of paragraphs.
struct FontAttributeTests {
    @Test func aNameAndASizeDescribeAFont() {
        let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: "Helvetica-Bold", .size: 20]), size: 0)
        #expect(font.pointSize == 20 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(font.fontDescriptor.object(forKey: .size) as? CGFloat == 20)
    }

    @Test func aFamilyWithTraitsDescribesAFont() {
        let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold, .slant: 1]
        let bold = UIFontDescriptor(fontAttributes: [.family: "Helvetica", .traits: traits, .size: 15])
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic] && bold.pointSize == 15)
        let symbolic = UIFontDescriptor(fontAttributes: [
            .family: "Helvetica", .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic],
        ])
        #expect(symbolic.symbolicTraits == .traitItalic && symbolic.pointSize == 12)
        #expect(UIFontDescriptor(name: "Helvetica", size: 9).withFace("Bold").symbolicTraits == .traitBold)
    }

    @Test func aTextStyleDescribesItsFont() {
        let descriptor = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1])
        #expect(descriptor == UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1))
    }

    @Test func featuresGiveDigitsOneWidth() {
        let plain = UIFont.systemFont(ofSize: 17)
        let feature: [UIFontDescriptor.FeatureKey: Int] = [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
        let even = UIFont(descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: [feature]]), size: 0)
        func width(_ text: String, _ font: UIFont) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        #expect(width("1111", plain) < width("0000", plain) && width("1111", even) == width("0000", even) && even.pointSize == 17)
    }

    @Test func aParagraphKeepsItsHyphenation() {
        let style = NSMutableParagraphStyle()
        (style.hyphenationFactor, style.usesDefaultHyphenation) = (0.9, true)
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.hyphenationFactor == 0.9 && copy?.usesDefaultHyphenation == true && copy != NSParagraphStyle.default)
    }
}
