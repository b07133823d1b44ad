import Foundation
import Testing
import UIKit

@MainActor
struct DocumentTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try unsafe NSAttributedString(data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }

    private func value(_ key: NSAttributedString.Key, of html: String) throws -> Any? {
        try unsafe read(html).attribute(key, at: 0, effectiveRange: nil)
    }

    @Test func htmlBecomesTextWithFontsAndColours() throws {
        let text = try read("<p>Hello <b>bold</b></p>")
        #expect(text.string == "Hello bold\n")
        let font = try #require(unsafe text.attribute(.font, at: 8, effectiveRange: nil) as? UIFont)
        #expect(font.fontDescriptor.symbolicTraits == .traitBold && font.pointSize == 12)
        #expect(try value(.foregroundColor, of: "<font color='#ff0000'>x</font>") as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try value(.foregroundColor, of: "x") as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect((try value(.paragraphStyle, of: "<p style='text-align: center'>x") as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func linksAreURLsWithALine() throws {
        let html = "<a href='https://example.org'>x</a>"
        #expect(try value(.link, of: html) as? URL == URL(string: "https://example.org"))
        #expect(try (value(.underlineStyle, of: html) as? NSNumber)?.intValue == NSUnderlineStyle.single.rawValue)
    }

    @Test func theKindOfDocumentIsFoundByItsContent() throws {
        var attributes: NSDictionary?
        let html = try unsafe NSAttributedString(data: Data(" <i>x</i>".utf8), options: [:], documentAttributes: &attributes)
        #expect(html.string == "x" && attributes?["DocumentType"] as? String == "NSHTML")
        let plain = try unsafe NSAttributedString(data: Data("a < b".utf8), options: [:], documentAttributes: nil)
        #expect(plain.string == "a < b")
        #expect(throws: CocoaError.self) {
            try unsafe NSAttributedString(data: Data("{\\rtf1 x}".utf8), options: [:], documentAttributes: nil)
        }
    }

    @Test func charactersHaveAnEncoding() throws {
        let latin = Data([0x3C, 0x62, 0x3E, 0xE4])
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.characterEncoding: String.Encoding.isoLatin1.rawValue]
        #expect(try unsafe NSAttributedString(data: latin, options: options, documentAttributes: nil).string == "ä")
    }

    @Test func changeableTextsAreReadToo() throws {
        let text = try unsafe NSMutableAttributedString(data: Data("<b>x</b>".utf8), options: [:], documentAttributes: nil)
        text.append(NSAttributedString(string: "y"))
        #expect(text.string == "xy")
    }
}
