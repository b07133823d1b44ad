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
}
