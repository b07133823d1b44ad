import Foundation
import TestSupport
import Testing
import UIKit

/// Values of UIKit in keyed archives, which apps keep in files and in the defaults.
@MainActor struct ValueArchiveTests {
    private func read<Object: NSObject & NSSecureCoding>(_ object: Object, secure: Bool = true) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: secure)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    @Test(arguments: [true, false])
    func aColourIsReadBackAsItself(secure: Bool) throws {
        let colors: [UIColor] = [
            .red, .clear, UIColor(white: 0.25, alpha: 0.5), UIColor(red: 1.5, green: -0.25, blue: 0.1, alpha: 1),
            UIColor(displayP3Red: 1, green: 0.2, blue: 0.3, alpha: 0.75), UIColor(hue: 0.3, saturation: 0.5, brightness: 0.7, alpha: 1),
        ]
        for color in colors { #expect(try read(color, secure: secure) == color, "\(color)") }
    }

    @Test func aSystemColourStaysDynamicAndEqualsTheSystems() throws {
        for color in [UIColor.systemRed, .label, .systemBackground, .separator] {
            let found = try read(color)
            #expect(found == color)
            #expect(found.hash == color.hash)
            for style in [UIUserInterfaceStyle.light, .dark] {
                let traits = UITraitCollection(userInterfaceStyle: style)
                #expect(found.resolvedColor(with: traits) == color.resolvedColor(with: traits))
            }
            #expect(try read(found) == color, "read a second time")
        }
    }

    @Test func anotherDynamicColourIsArchivedForTheCurrentTraits() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
        #expect(try read(color) == .blue)
    }

    @Test func theColourOfAPatternPaintsTheSamePixels() throws {
        let format = UIGraphicsImageRendererFormat.plain
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        let color = UIColor(patternImage: image)
        let found = try read(color)
        func pixels(_ color: UIColor) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            }.pngData()
        }
        #expect(pixels(found) == pixels(color))
        #expect(pixels(found) != pixels(.clear))
    }

    @Test func aFontIsReadBackAsItself() throws {
        let fonts: [UIFont] = [
            .systemFont(ofSize: 17), .systemFont(ofSize: 28, weight: .heavy), .italicSystemFont(ofSize: 12.5), .boldSystemFont(ofSize: 20),
            .monospacedDigitSystemFont(ofSize: 22, weight: .medium), .monospacedSystemFont(ofSize: 13, weight: .bold),
            .preferredFont(forTextStyle: .headline), UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 15)),
            try #require(UIFont(name: "Helvetica-Bold", size: 11)),
        ]
        for font in fonts {
            let found = try read(font)
            #expect(found == font, "\(font)")
            #expect(found.fontName == font.fontName)
            #expect(found.lineHeight == font.lineHeight)
            let descriptor = font.fontDescriptor
            #expect(try read(descriptor) == descriptor)
        }
    }

    @Test func anImageKeepsItsPixelsItsScaleAndItsModes() throws {
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: .plain).image { context in
            UIColor.orange.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 3))
        }
        let image = UIImage(cgImage: try #require(pixels.cgImage), scale: 2, orientation: .leftMirrored)
            .withRenderingMode(.alwaysTemplate)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0.5, bottom: 0.5, right: 1), resizingMode: .stretch)
            .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
            .imageFlippedForRightToLeftLayoutDirection()
        let found = try read(image)
        #expect(found.pngData() == image.pngData())
        #expect(found.size == image.size)
        #expect(found.scale == 2)
        #expect(found.imageOrientation == .leftMirrored)
        #expect(found.renderingMode == .alwaysTemplate)
        #expect(found.capInsets == image.capInsets)
        #expect(found.resizingMode == .stretch)
        #expect(found.alignmentRectInsets == image.alignmentRectInsets)
        #expect(found.flipsForRightToLeftLayoutDirection)
        #expect(try read(UIImage()).cgImage == nil)
    }

    @Test func framesAndSymbolsAreReadBack() throws {
        let frames = try ["bell", "star"].map { try #require(UIImage(systemName: $0)) }
        let animated = try #require(UIImage.animatedImage(with: frames, duration: 1.5))
        let found = try read(animated)
        #expect(found.duration == 1.5)
        #expect(found.images?.map { $0.pngData() } == frames.map { $0.pngData() })
        let symbol = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
        let red = try read(symbol.withTintColor(.red))
        #expect(red.isSymbolImage)
        let larger = UIImage.SymbolConfiguration(scale: .large)
        #expect(red.applyingSymbolConfiguration(larger)?.pngData() == symbol.withTintColor(.red).applyingSymbolConfiguration(larger)?.pngData())
    }

    @Test func aPathKeepsItsElementsAndItsStyle() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
        path.move(to: CGPoint(x: 0.1, y: 1e-7))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: -1, y: 2))
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (3, .round, .bevel, 4)
        (path.flatness, path.usesEvenOddFillRule) = (0.2, true)
        let lengths: [CGFloat] = [4, 2]
        path.setLineDash(lengths, count: 2, phase: 1)
        let found = try read(path)
        #expect(found.cgPath == path.cgPath)
        #expect(found.lineWidth == 3 && found.lineCapStyle == .round && found.lineJoinStyle == .bevel && found.miterLimit == 4)
        #expect(found.flatness == 0.2 && found.usesEvenOddFillRule)
        func pixels(_ path: UIBezierPath) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50), format: .plain).image { _ in path.stroke() }.pngData()
        }
        #expect(pixels(found) == pixels(path))
        #expect(try read(UIBezierPath()).isEmpty)
    }

    @Test func shadowsParagraphsTabsAndTraitsAreReadBack() throws {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: -2), 3, UIColor.green)
        #expect(try read(shadow) == shadow)
        shadow.shadowColor = nil
        #expect(try read(shadow).shadowColor == nil)
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode, style.baseWritingDirection) = (.justified, .byTruncatingMiddle, .rightToLeft)
        (style.lineSpacing, style.headIndent, style.tailIndent, style.lineHeightMultiple) = (1, 20, -4, 1.5)
        (style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent) = (2, 3, 4)
        (style.minimumLineHeight, style.maximumLineHeight, style.defaultTabInterval) = (10, 50, 12)
        style.tabStops = [NSTextTab(textAlignment: .left, location: 33)]
        (style.lineBreakStrategy, style.hyphenationFactor, style.usesDefaultHyphenation) = (.pushOut, 0.5, true)
        style.allowsDefaultTighteningForTruncation = true
        let found = try read(style)
        #expect(found == style)
        found.lineSpacing = 9
        #expect(found.lineSpacing == 9)
        let tab = NSTextTab(textAlignment: .right, location: 12)
        #expect(try read(tab) == tab)
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(try read(traits) == traits)
    }

    @Test func anAttributedStringKeepsItsAttributes() throws {
        let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
        attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 11)
        let text = NSMutableAttributedString(string: "Red and large ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        text.addAttributes([.foregroundColor: UIColor.red, .underlineStyle: 1], range: NSRange(location: 0, length: 3))
        text.addAttributes([.shadow: NSShadow(), .paragraphStyle: NSParagraphStyle()], range: NSRange(location: 4, length: 3))
        text.addAttribute(.link, value: try #require(URL(string: "https://example.org/")), range: NSRange(location: 8, length: 5))
        let found = try read(NSAttributedString(attributedString: text))
        #expect(found.isEqual(to: text))
        text.append(NSAttributedString(attachment: attachment))
        // Foundation archives a mutable text under its own class.
        let whole = try read(text)
        let value = whole.attributes(at: whole.length - 1, effectiveRange: nil)[.attachment] as? NSTextAttachment
        #expect(value?.bounds == attachment.bounds)
        #expect(value?.image?.pngData() == attachment.image?.pngData())
    }

    @Test func coloursInListsAndDictionariesAreReadBack() throws {
        let list: NSArray = [UIColor.red, UIColor.systemBlue, UIFont.systemFont(ofSize: 12)]
        let data = try NSKeyedArchiver.archivedData(withRootObject: list, requiringSecureCoding: true)
        let found = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [UIColor.self, UIFont.self], from: data)
        #expect((found as NSArray?) == list)
        let any = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, UIColor.self, UIFont.self], from: data)
        #expect(any as? NSArray == list)
    }

    @Test func aSubclassIsReadBackAsItself() throws {
        let named = NamedColor(white: 0.5, alpha: 1)
        named.name = "dusk"
        let found = try read(named)
        #expect(found.name == "dusk")
        #expect(found == named)
    }

    @Test func aSubclassWithoutANameInArchivesIsReadAsItsSuperclass() throws {
        final class Local: UIColor, @unchecked Sendable {}
        let data = try NSKeyedArchiver.archivedData(withRootObject: Local(white: 0.5, alpha: 1), requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == UIColor(white: 0.5, alpha: 1))
    }

    @Test func aLayerKeepsTheColourOfAnOwnKey() throws {
        let layer = CALayer()
        layer.setValue(UIColor.orange, forKey: "own")
        #expect(try read(layer).value(forKey: "own") as? UIColor == .orange)
    }
}

/// A colour with a name of its own.
final class NamedColor: UIColor, @unchecked Sendable {
    var name = ""

    required init(white: CGFloat, alpha: CGFloat) { super.init(white: white, alpha: alpha) }
    required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init(red: red, green: green, blue: blue, alpha: alpha) }
    required init(cgColor: CGColor) { super.init(cgColor: cgColor) }
    required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { self.init(white: brightness, alpha: alpha) }

    required init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name").map { String(describing: $0) } ?? ""
        super.init(coder: coder)
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(name as NSString, forKey: "name")
    }
}
