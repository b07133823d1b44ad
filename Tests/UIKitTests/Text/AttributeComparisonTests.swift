import Foundation
import Testing
import UIKit

struct AttributeComparisonTests {
    /// Foundation compares the values of neighbouring runs; without `FoundationTag` that ends the process.
    @Test(arguments: ["font", "color", "shadow", "paragraph"])
    func stringsWithDifferentValuesOfAnAttributeAreJoined(name: String) async {
        await #expect(processExitsWith: .success) { [name] in
            let (first, second): (Any, Any) =
                switch name {
                case "font": (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 12))
                case "color": (UIColor.red, UIColor.blue)
                case "shadow": (NSShadow(), Self.distantShadow)
                default: (NSParagraphStyle(), Self.centredParagraph)
                }
            let key = NSAttributedString.Key(name)
            let string = NSMutableAttributedString(string: "a", attributes: [key: first])
            string.append(NSAttributedString(string: "b", attributes: [key: second]))
            string.append(NSAttributedString(string: "c", attributes: [key: first]))
            precondition(string.string == "abc")
        }
    }

    private static var distantShadow: NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 108, height: 3)
        return shadow
    }

    private static var centredParagraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return style
    }
}
