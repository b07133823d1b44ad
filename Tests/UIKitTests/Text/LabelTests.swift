import Foundation
import LaminaPrimitives
import QuartzCore
import Testing
import UIKit

@testable import UIKitControls

@MainActor
struct LabelTests {
    private func label(_ text: String?, _ size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test func aNewLabelLooksAsOniOS() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func lettersMoveTogetherBeforeALineIsTruncated() {
        let label = label("Letters that nearly fit")
        let natural = label.intrinsicContentSize
        func isCut(_ part: CGFloat) -> Bool {
            label.layout(in: CGSize(width: natural.width * part, height: natural.height), lines: label.numberOfLines).layout.isTruncated
        }
        #expect(isCut(0.98) && !isCut(1))
        label.allowsDefaultTighteningForTruncation = true
        #expect(!isCut(0.98) && isCut(0.9))
    }

    @Test func aReducedTextStandsOnTheBaselineInTheMiddleOrAtTheTopOfTheWholeOne() {
        let (whole, label) = (label("A text of some length"), label("A text of some length"))
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.2)
        let size = CGSize(width: whole.intrinsicContentSize.width / 2, height: 60)
        let full = whole.layout(in: CGSize(width: 1000, height: 60), lines: 1)
        func made(_ adjustment: UIBaselineAdjustment) -> (top: CGFloat, height: CGFloat, baseline: CGFloat) {
            label.baselineAdjustment = adjustment
            let made = label.layout(in: size, lines: 1)
            return (made.offset, CGFloat(made.layout.size.height), made.offset + CGFloat(made.layout.firstBaseline))
        }
        #expect(abs(made(.alignBaselines).baseline - full.offset - CGFloat(full.layout.firstBaseline)) < 1e-6)
        #expect(made(.none).top == full.offset)
        let middle = made(.alignCenters)
        #expect(middle.top > full.offset + 2 && abs(middle.top + middle.height / 2 - 30) <= 1)
    }

    /// Foundation on Linux never releases the attributes of an `NSAttributedString`, and with them the colour.
    @Test(arguments: [0, 1, 2, 3])
    func plainTextReleasesItsFormerColour(index: Int) throws {
        weak var former: UIColor?
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
        let (label, field, page) = (UILabel(frame: bounds), UITextField(frame: bounds), UITextView(frame: bounds))
        do {
            let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
            former = color
            UIGraphicsBeginImageContext(bounds.size)
            defer { UIGraphicsEndImageContext() }
            switch index {
            case 0: (label.textColor, label.text) = (color, "label")
            case 1: (field.textColor, field.text) = (color, "field")
            case 2: (page.textColor, page.text) = (color, "page")
            default:
                "text".draw(at: .zero, withAttributes: [.foregroundColor: color])
                "text".draw(in: bounds, withAttributes: [.foregroundColor: color])
                _ = "text".boundingRect(with: bounds.size, attributes: [.foregroundColor: color], context: nil)
                _ = NSString(string: "text").size(withAttributes: [.foregroundColor: color])
            }
            for view in [label, field, page] {
                view.sizeToFit()
                view.layoutIfNeeded()
                try view.layer.render(in: #require(UIGraphicsGetCurrentContext()))
            }
        }
        (label.textColor, label.text) = (.red, "other")
        (field.textColor, field.text) = (.red, "other")
        (page.textColor, page.text) = (.red, "other")
        for view in [label, field, page] { view.layoutIfNeeded() }
        CATransaction.flush()
        #expect(former == nil)
    }

    @Test func theIntrinsicSizeIsTheTextsInWholePixels() {
        let label = label("Hello")
        let size = label.intrinsicContentSize
        let natural = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(size.width >= natural.width && size.width < natural.width + 0.5)
        #expect((size.width * 2).truncatingRemainder(dividingBy: 1) == 0)
        #expect(size.height >= natural.height && size.height < natural.height + 0.5)
        #expect(label.sizeThatFits(CGSize(width: 10, height: 10)).width <= 10)
    }

    @Test func moreLinesMakeALabelHigher() {
        let label = label("one two three four five six seven")
        let line = label.intrinsicContentSize
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: line.width / 3, height: 0)).height > 1.8 * line.height)
        #expect(label.sizeThatFits(CGSize(width: line.width / 3, height: 0)).height < 2.2 * line.height)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: line.width / 3, height: 0)).height > 2.8 * line.height)
        label.preferredMaxLayoutWidth = line.width / 3
        #expect(label.intrinsicContentSize.width <= line.width / 3)
    }

    @Test func aClippedLabelOfSeveralLinesWraps() {
        let label = UILabel()
        label.text = String(repeating: "many words ", count: 20)
        label.lineBreakMode = .byClipping
        let line = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height > line * 10)
    }

    @Test func theTextIsVerticallyCentred() {
        let rows = inkRows(of: label("H", 20), height: 60)
        let middle = Double(rows.lowerBound + rows.upperBound) / 2
        // Capitals reach from the baseline almost to the ascent, so their middle is near the label's.
        #expect(abs(middle - 60) < 6)
    }

    @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
    func theAlignmentPositionsALine(alignment: NSTextAlignment, place: Double) {
        let label = label("HH")
        label.textAlignment = alignment
        let columns = inkColumns(of: label, width: 200)
        let free = Double(400 - columns.count)
        #expect(abs(Double(columns.lowerBound) / free - place) < 0.02)
    }

    @Test func textThatIsTooLongIsTruncatedInside() {
        let label = label("a text that is much too long for its label")
        let columns = inkColumns(of: label, width: 100)
        #expect(columns.upperBound <= 200)
        #expect(columns.count > 150)
    }

    @Test func aFontIsMadeSmallerToFit() {
        let label = label("HHHHHHHHHHHHHHHHHHHH")
        let full = inkRows(of: label, height: 40, width: 400).count
        label.adjustsFontSizeToFitWidth = true
        let width = label.intrinsicContentSize.width
        let half = inkRows(of: label, height: 40, width: width / 2).count
        #expect(Double(half) < 0.6 * Double(full))
        #expect(Double(half) > 0.4 * Double(full))
        label.minimumScaleFactor = 0.9
        #expect(Double(inkRows(of: label, height: 40, width: width / 2).count) > 0.8 * Double(full))
        (label.minimumScaleFactor, label.minimumFontSize) = (0, label.font.pointSize * 0.9)
        #expect(Double(inkRows(of: label, height: 40, width: width / 2).count) > 0.8 * Double(full))
    }

    @Test func attributedTextUsesTheLabelsStyleForMissingAttributes() throws {
        let label = label(nil)
        label.textColor = .red
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
        label.attributedText = text
        let colors = Set(picture(of: label, width: 60, height: 30).pixels.filter { $0 >> 24 == 0xFF })
        #expect(colors.contains(Paint.red))
        #expect(colors.contains(Paint.blue))
        #expect(label.text == "ab")
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
    }

    private func attributes(of label: UILabel, at index: Int = 0) -> [NSAttributedString.Key: Any] {
        label.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    /// Two characters; the first has a style of its own.
    private var styled: NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        (paragraph.alignment, paragraph.lineBreakMode, paragraph.lineSpacing) = (.right, .byClipping, 3)
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (UIColor.green, CGSize(width: 2, height: 3))
        let text = NSMutableAttributedString(
            string: "a",
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: paragraph, .shadow: shadow, .kern: 2,
            ])
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.green]))
        return text
    }

    @Test func thePropertiesAreThoseOfTheFirstCharacter() {
        let label = UILabel()
        label.attributedText = styled
        #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .red)
        #expect(label.textAlignment == .right && label.lineBreakMode == .byClipping)
        #expect(label.shadowColor == .green && label.shadowOffset == CGSize(width: 2, height: 3))
        label.attributedText = NSAttributedString(string: "c", attributes: [.kern: 1])
        #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .red && label.textAlignment == .right)
        label.attributedText = nil
        #expect(label.text == nil && label.font == .systemFont(ofSize: 30))
    }

    @Test func propertiesThatAreSetLaterChangeTheWholeText() throws {
        let label = UILabel()
        label.attributedText = styled
        label.textColor = .blue
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingHead
        label.shadowColor = .black
        for index in 0...1 {
            let found = attributes(of: label, at: index)
            #expect(found[.foregroundColor] as? UIColor == .blue && found[.font] as? UIFont == .systemFont(ofSize: 12))
            #expect((found[.shadow] as? NSShadow)?.shadowColor as? UIColor == .black)
        }
        let paragraph = try #require(attributes(of: label)[.paragraphStyle] as? NSParagraphStyle)
        #expect(paragraph.alignment == .center && paragraph.lineBreakMode == .byTruncatingHead && paragraph.lineSpacing == 3)
        #expect(attributes(of: label)[.kern] as? Int == 2)
        #expect(label.intrinsicContentSize.height < 20)
        label.shadowColor = nil
        #expect(attributes(of: label)[.shadow] == nil)
    }

    @Test func laterPlainTextHasTheLabelsStyleAndNoOther() {
        let label = UILabel()
        label.attributedText = styled
        label.font = .systemFont(ofSize: 12)
        label.text = "plain"
        #expect(attributes(of: label)[.font] as? UIFont == .systemFont(ofSize: 12))
        #expect(attributes(of: label)[.foregroundColor] as? UIColor == .red)
        #expect(attributes(of: label)[.kern] == nil)
    }

    @Test func aLineThatIsLittleTooWideIsTightened() {
        let label = label("HHHHHHHHHHHHHHHHHHHH")
        let width = label.intrinsicContentSize.width
        let truncated = [0.97, 0.9].map { picture(of: label, width: width * $0, height: 40) }
        label.allowsDefaultTighteningForTruncation = true
        let tightened = picture(of: label, width: width * 0.97, height: 40)
        #expect(picture(of: label, width: width * 0.9, height: 40).pixels == truncated[1].pixels)
        #expect(tightened.pixels != truncated[0].pixels)
        // All letters are as high as the last one, and an ellipsis is not.
        func ink(_ picture: Bitmap) -> Int {
            (0..<picture.height).count(where: { y in (picture.width - 8..<picture.width).contains { picture[$0, y] != 0 } })
        }
        #expect(ink(tightened) > 3 * ink(truncated[0]))
    }

    @Test func lineBreakingIsPartOfTheParagraphStyle() throws {
        let label = label("a")
        #expect(label.lineBreakStrategy == .standard)
        label.lineBreakStrategy = .pushOut
        label.allowsDefaultTighteningForTruncation = true
        let style = try #require(attributes(of: label)[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.lineBreakStrategy == .pushOut && style.allowsDefaultTighteningForTruncation)
        let other = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(other == style)
        other.lineBreakStrategy = .hangulWordPriority
        #expect(other != style)
        label.attributedText = NSAttributedString(string: "b", attributes: [.paragraphStyle: other])
        #expect(label.lineBreakStrategy == .hangulWordPriority)
    }

    @Test func linksAreUnderlinedInTheColourOfLinks() throws {
        let label = UILabel()
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
        let text = NSMutableAttributedString(string: "M M", attributes: attributes)
        text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 0, length: 3))
        label.attributedText = text
        let linked = picture(of: label, width: 60, height: 40)
        let looks: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
        label.attributedText = NSAttributedString(string: "M M", attributes: attributes.merging(looks) { $1 })
        #expect(linked.pixels == picture(of: label, width: 60, height: 40).pixels)
        label.attributedText = text
        #expect(label.textColor == .red && self.attributes(of: label)[.underlineStyle] == nil)
    }

    @Test func aHighlightedLabelHasOneColour() {
        let label = UILabel()
        label.attributedText = styled
        label.shadowColor = nil
        label.highlightedTextColor = .blue
        label.isHighlighted = true
        let colors = Set(picture(of: label, width: 60, height: 60).pixels.filter { $0 >> 24 == 0xFF })
        #expect(colors == [Paint.blue])
        #expect(attributes(of: label)[.foregroundColor] as? UIColor == .red)
    }

    @Test func aShadowLiesBesideTheText() {
        let label = label("H", 30)
        label.textColor = .red
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 20, height: 0)
        let shadowed = picture(of: label, width: 60, height: 40)
        label.attributedText = NSAttributedString(string: "H", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        let attributed = picture(of: label, width: 60, height: 40)
        #expect(shadowed.pixels == attributed.pixels)
        #expect(Set(shadowed.pixels).isSuperset(of: [Paint.red, Paint.blue]))
    }

    @Test func theColourFollowsTheStyle() {
        let label = label("HHH")
        let light = Set(picture(of: label, width: 60, height: 30).pixels)
        label.overrideUserInterfaceStyle = .dark
        let dark = Set(picture(of: label, width: 60, height: 30).pixels)
        #expect(light.contains(0xFF00_0000) && !light.contains(0xFFFF_FFFF))
        #expect(dark.contains(0xFFFF_FFFF) && !dark.contains(0xFF00_0000))
    }

    @Test func aHighlightedLabelHasItsHighlightedColour() {
        let label = label("HHH")
        label.highlightedTextColor = .green
        label.isHighlighted = true
        #expect(picture(of: label, width: 60, height: 30).pixels.contains(Paint.green))
    }

    @Test func subclassesCanOverrideDrawText() {
        let label = InsetLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "H"
        #expect(inkColumns(of: label, width: 100).lowerBound >= 40)
    }

    // MARK: Pictures at two pixels per point

    private func picture(of label: UILabel, width: CGFloat, height: CGFloat) -> Bitmap {
        label.frame = CGRect(x: 0, y: 0, width: width, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            label.traitCollection.performAsCurrent { label.drawText(in: label.bounds) }
        }
        return image.cgImage?.picture.bitmap ?? Bitmap(width: 1, height: 1)
    }

    private func inkColumns(of label: UILabel, width: CGFloat) -> Range<Int> {
        let picture = picture(of: label, width: width, height: 40)
        let columns = (0..<picture.width).filter { x in (0..<picture.height).contains { picture[x, $0] != 0 } }
        return (columns.first ?? 0)..<(columns.last ?? 0) + 1
    }

    private func inkRows(of label: UILabel, height: CGFloat, width: CGFloat = 100) -> Range<Int> {
        let picture = picture(of: label, width: width, height: height)
        let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { picture[$0, y] != 0 } }
        return (rows.first ?? 0)..<(rows.last ?? 0) + 1
    }
}

/// A label with a margin around its text; many apps define such a class.
private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))) }
}
