import Foundation
import LaminaFoundation
import Testing

struct ObjectEqualityTests {
    @Test(arguments: [("e\u{301}", "é"), ("é", "e\u{301}"), ("\u{C5}", "\u{212B}")])
    func attributedStringsWithOtherCodeUnitsDiffer(first: String, second: String) {
        let (one, other) = (NSAttributedString(string: first), NSMutableAttributedString(string: second))
        #expect(!one.isSame(as: other) && !other.isSame(as: one))
        #expect(one.isSame(as: NSMutableAttributedString(string: first)))
    }

    @Test func attributedStringsWithOtherAttributesDiffer() {
        let key = NSAttributedString.Key("size")
        let (one, other) = (NSAttributedString(string: "a", attributes: [key: 1]), NSAttributedString(string: "a", attributes: [key: 2]))
        #expect(!one.isSame(as: other) && one.isSame(as: NSAttributedString(string: "a", attributes: [key: 1])))
    }

    @Test func otherObjectsCompareAsTheyDo() {
        #expect(NSNumber(value: 1).isSame(as: NSNumber(value: 1)) && !NSNumber(value: 1).isSame(as: NSNumber(value: 2)))
        #expect(!NSNumber(value: 1).isSame(as: nil))
        #expect(!NSAttributedString(string: "a").isSame(as: NSNumber(value: 1)))
    }
}
