import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaText

/// What a label was given to show.
enum LabelContent {
    case plain(String)
    case attributed(NSAttributedString)

    var string: String {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// The text with its looks.
    ///
    /// - Parameter attributes: Of a text that has none.
    func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        switch self {
        case .plain(let text): NSAttributedString(string: text, attributes: attributes)
        case .attributed(let text): text
        }
    }
}

/// A label's text laid out, and what for.
struct LabelLayout {
    /// What a layout depends on beside the label's own properties, which drop it when they change.
    struct Room: Equatable {
        var width: CGFloat
        var height: CGFloat
        var lines: Int
        var traits: UITraitCollection
    }

    let room: Room
    let layout: TextLayout
    /// From the upper edge of the room to the layout.
    let offset: CGFloat
}

extension StyledText {
    /// The same text, with all fonts larger or smaller.
    func scaled(by factor: Double) -> StyledText {
        var empty = emptyStyle
        empty.font = empty.font.withSize(empty.font.size * factor)
        var result = StyledText(emptyStyle: empty, paragraph: emptyParagraph)
        for run in runs {
            var style = run.style
            style.font = style.font.withSize(style.font.size * factor)
            for paragraph in paragraphs where paragraph.range.overlaps(run.range) {
                result.append(units[paragraph.range.clamped(to: run.range)], style, paragraph: paragraph.style)
            }
        }
        return result
    }
}
