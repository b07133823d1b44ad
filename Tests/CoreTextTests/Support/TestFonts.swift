import CoreText
import Testing

/// Fonts by their file paths, so that no test depends on font lookup.
enum TestFonts {
    static let folder = "/usr/share/fonts/truetype/liberation/Liberation"

    static func url(_ name: String) -> CFURL { NSURL(fileURLWithPath: folder + name + ".ttf") }

    /// Returns one of the Liberation fonts, such as `Sans-Regular`.
    static func font(_ name: String, _ size: CGFloat) throws -> CTFont {
        let descriptors = try #require(CTFontManagerCreateFontDescriptorsFromURL(url(name)) as? [CTFontDescriptor])
        return CTFontCreateWithFontDescriptor(try #require(descriptors.first), size, nil)
    }

    /// Liberation Sans, whose em has 2048 units.
    static func sans(_ size: CGFloat = 20.48) throws -> CTFont { try font("Sans-Regular", size) }
}

extension NSAttributedString {
    /// Creates a string in one font.
    convenience init(_ text: String, _ font: CTFont, _ more: [NSAttributedString.Key: Any] = [:]) {
        var attributes = more
        attributes[NSAttributedString.Key(kCTFontAttributeName as String)] = font
        self.init(string: text, attributes: attributes)
    }
}

extension CTLine {
    /// The runs of a line.
    var glyphRuns: [CTRun] { CTLineGetGlyphRuns(self) as? [CTRun] ?? [] }

    var width: Double { CTLineGetTypographicBounds(self, nil, nil, nil) }

    /// The glyphs of all runs with their x coordinates.
    var placedGlyphs: [PlacedGlyph] {
        glyphRuns.flatMap { run in
            var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
            var positions = [CGPoint](repeating: .zero, count: glyphs.count)
            CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
            CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
            return zip(glyphs, positions).map { PlacedGlyph(glyph: $0, position: $1) }
        }
    }
}

/// A glyph and its origin relative to the line's.
struct PlacedGlyph: Equatable {
    var glyph: CGGlyph
    var position: CGPoint
}

extension CTFrame {
    var textLines: [CTLine] { CTFrameGetLines(self) as? [CTLine] ?? [] }

    var lineOrigins: [CGPoint] {
        var origins = [CGPoint](repeating: .zero, count: textLines.count)
        CTFrameGetLineOrigins(self, CFRangeMake(0, 0), &origins)
        return origins
    }

    /// The characters of each line.
    func shown(of text: String) -> [String] {
        textLines.map { line in
            let range = CTLineGetStringRange(line)
            return (text as NSString).substring(with: NSRange(location: range.location, length: range.length))
        }
    }
}

func close(_ a: some BinaryFloatingPoint, _ b: some BinaryFloatingPoint) -> Bool { abs(Double(a) - Double(b)) < 1e-6 }
