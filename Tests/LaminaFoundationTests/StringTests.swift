import Foundation
import LaminaFoundation
import Testing

struct StringTests {
    @Test
    func aFormattedTextIsAppended() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d %@ %C", 3, "b" as NSString, ("c" as NSString).character(at: 0))
        #expect(text == "a3 b c")
    }

    @Test
    func attributedTextsAreEmptyWithoutArguments() {
        #expect(NSAttributedString().length == 0)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }

    @Test func aClassAnswersForArchives() { #expect(NSMutableArray.classForCoder() == NSMutableArray.self) }

    @Test func filesAreWrittenWholeUnderTheOldNameToo() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data([1]).write(to: url, options: .atomicWrite)
        #expect(try Data(contentsOf: url) == Data([1]))
    }
}
