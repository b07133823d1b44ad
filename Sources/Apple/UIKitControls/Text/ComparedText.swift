import Foundation
import LaminaFoundation

/// An attributed text, or none, that equals another one only with the same code units and equal attributes.
struct ComparedText: Hashable {
    var text: NSAttributedString?

    static func == (first: ComparedText, second: ComparedText) -> Bool {
        guard let text = first.text, let other = second.text else { return first.text == nil && second.text == nil }
        return text.isSame(as: other)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text?.length) }
}
