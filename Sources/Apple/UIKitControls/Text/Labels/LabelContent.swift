import CoreGraphics
import Foundation
package import LaminaText

/// The text that a label was given, plain or attributed.
package enum LabelContent {
    case plain(String)
    case attributed(NSAttributedString)

    var string: String {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// The text with its attributes.
    ///
    /// - Parameter attributes: The attributes for plain text.
    func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        switch self {
        case .plain(let text): NSAttributedString(string: text, attributes: attributes)
        case .attributed(let text): text
        }
    }
}

/// A label's cached text layout, with the parameters for which it was computed.
package struct LabelLayout {
    /// The parameters of a layout besides the label's own properties.
    ///
    /// A change of a property clears the cache, so properties need no comparison.
    struct Room: Equatable {
        var width: CGFloat
        var height: CGFloat
        var lines: Int
        var traits: UITraitCollection
    }

    let room: Room
    package let layout: TextLayout
    /// The distance from the top edge of the available height to the layout, in points.
    let offset: CGFloat
}

extension StyledText {
    /// Returns the same text with all font sizes multiplied by a factor.
    package func scaled(by factor: Double) -> StyledText {
        changed { $0.font = $0.font.withSize($0.font.size * factor) }
    }

    /// Returns the same text with more space after each character, in points.
    func tracked(by space: Double) -> StyledText { changed { $0.tracking += space } }

    /// Returns the same text with changed styles of its characters.
    private func changed(_ change: (inout TextStyle) -> Void) -> StyledText {
        var empty = emptyStyle
        change(&empty)
        var result = StyledText(emptyStyle: empty, paragraph: emptyParagraph)
        for run in runs {
            var style = run.style
            change(&style)
            // A run can extend over several paragraphs; each part keeps the style of its own paragraph.
            for paragraph in paragraphs where paragraph.range.overlaps(run.range) {
                result.append(units[paragraph.range.clamped(to: run.range)], style, paragraph: paragraph.style)
            }
        }
        return result
    }
}
