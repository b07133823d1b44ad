import Foundation
import Testing

@testable import LaminaMarkup

/// Malformed files: each mistake throws an error that names the file, and none crashes.
@Suite struct NibParserTests {
    private func failure(_ text: String) -> NibError? {
        do throws(NibError) {
            _ = try NibDocument(Data(text.utf8), file: "bad.xib")
            return nil
        } catch {
            return error
        }
    }

    @Test func textThatIsNotXMLIsMalformed() {
        guard case .malformed(let file, _, _)? = failure("hello") else { return #expect(Bool(false)) }
        #expect(file == "bad.xib")
    }

    @Test func anUnclosedElementIsMalformed() {
        guard case .malformed? = failure("<document><objects>") else { return #expect(Bool(false)) }
    }

    @Test func aDifferentXMLDocumentIsNotANib() {
        #expect(failure("<html></html>") == .notANib(file: "bad.xib", root: "html"))
    }

    @Test func aMacNibIsRefused() {
        let mac = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects/></document>"#
        #expect(failure(mac) == .notANib(file: "bad.xib", root: "document"))
    }

    @Test func nestingBeyondTheLimitNamesItsLine() {
        let deep = String(repeating: "<view>\n", count: 200) + String(repeating: "</view>", count: 200)
        guard case .malformed(_, let line, let reason)? = failure(deep) else { return #expect(Bool(false)) }
        #expect(line > 50)
        #expect(reason.contains("deep"))
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C], Array("<document>\n<a b=\"".utf8) + [0xE9] + Array("\"/></document>".utf8),
            Array("<document>\n".utf8) + [0xC3] + Array("</document>".utf8), Array("<document>\n".utf8) + [0] + Array("</document>".utf8),
            Array("<document>\n<".utf8) + [0xC0, 0x80] + Array("/></document>".utf8), Array("<document>\n".utf8) + [0xE2, 0x82],
            Array("<document>\n<!--".utf8) + [0xED, 0xA0, 0x80] + Array("--></document>".utf8),
        ] as [[UInt8]])
    func bytesThatAreNotUTF8AreMalformedAndNameTheirLine(bytes: [UInt8]) throws {
        let error = #expect(throws: NibError.self) { try NibDocument(Data(bytes), file: "bad.xib") }
        #expect(error == .malformed(file: "bad.xib", line: bytes.contains(10) && bytes[1] != 0 ? 2 : 1, reason: "not UTF-8"))
    }

    @Test(arguments: ["UTF-16", "ISO-8859-1", "windows-1252", "nonsense"])
    func anotherDeclaredEncodingIsMalformed(name: String) throws {
        let text = "<?xml version='1.0' encoding='\(name)'?><document/>"
        guard case .malformed("bad.xib", 1, let reason)? = failure(text) else { return #expect(Bool(false)) }
        #expect(reason.contains(name))
    }

    @Test func aDocumentCutOffAnywhereIsAnErrorAndNoCrash() throws {
        let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?><document type=\"é\"><a b=\"€\">&amp;ü</a><!-- 𝄞 --></document>"
        let bytes = Array(text.utf8)
        for count in 0..<bytes.count { #expect(throws: NibError.self) { try NibDocument(Data(bytes.prefix(count)), file: "cut.xib") } }
    }

    @Test func aMissingFileIsUnreadable() {
        guard
            case .unreadable(let file, _)? = Result(catching: { () throws(NibError) in
                try NibDocument(contentsOf: URL(filePath: "/nowhere/none.xib"))
            }).failure
        else { return #expect(Bool(false)) }
        #expect(file == "/nowhere/none.xib")
    }

    /// FoundationXML traps on a processing instruction without data, so the parser must refuse such a file beforehand.
    @Test(arguments: [
        ("<?x?>\n<document/>", 1), ("<?xml version=\"1.0\"?>\n<?x y?><document/>", 2), ("<document>\n\n<?x?></document>", 3),
        ("<!DOCTYPE a [<!ENTITY b SYSTEM \"c\">]>\n<document/>", 1), ("<!-- a -->\n<!DOCTYPE a><document/>", 2), ("<document/>\n<?", 2),
    ])
    func documentTypesAndProcessingInstructionsAreMalformedAndNameTheirLine(text: String, line: Int) {
        #expect(throws: NibError.malformed(file: "bad.xib", line: line, reason: "it contains a document type or a processing instruction")) {
            try NibDocument.parse(Data(text.utf8), file: "bad.xib")
        }
    }

    @Test func commentsAndCharacterDataMayLookLikeInstructions() throws {
        let text = "<?xml version=\"1.0\"?><document><!-- <?x?> <!DOCTYPE a> --><a><![CDATA[<?x?><!DOCTYPE b>]]></a></document>"
        #expect(try NibDocument.parse(Data(text.utf8), file: "good.xib").name == "document")
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
