import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene
import LaminaText

extension CATextLayer {
    /// Draws the string; while an animation changes its look, this is called on a presentation copy.
    func drawText(in context: CGContext) {
        let text = state.text
        guard let styled = styledText(text), !styled.units.isEmpty else { return }
        let truncation = text.truncation
        var limits = TextLimits(width: state.bounds.width, truncation: truncation)
        if truncation != nil { limits.height = state.bounds.height }
        context.draw(TextLayout(styled, in: limits), at: CGPoint(state.bounds.origin))
    }

    /// Returns the string with its attributes, completed by the layer's font and colour; nil when there is no string.
    private func styledText(_ text: TextState) -> StyledText? {
        let defaults = TextDefaults(
            font: CTFont(drawnFont.withSize(max(0, text.fontSize))), color: text.foregroundColor.map { CGColor($0) } ?? .black)
        let change = { (paragraph: inout ParagraphStyle) in text.apply(to: &paragraph) }
        switch string {
        case let string as NSAttributedString: return StyledText(string, defaults, paragraphs: change)
        case let string as String: return StyledText(string, [:], defaults, paragraphs: change)
        case let string as NSString: return StyledText(String(describing: string), [:], defaults, paragraphs: change)
        default: return nil
        }
    }

    private var drawnFont: Font {
        switch value(forKey: "font") {
        case let font as CTFont: font.font
        case let font as CGFont: Font(font.face, size: 1)
        case let name as String: CTFont.font(named: name, size: 1) ?? CTFont.standard.font
        case let name as NSString: CTFont.font(named: String(describing: name), size: 1) ?? CTFont.standard.font
        default: CTFont.standard.font
        }
    }
}

extension TextState {
    /// The text properties whose change requires redrawing the text.
    static let drawnKeys: Set = ["fontSize", "foregroundColor", "wrapped", "alignmentMode", "truncationMode"]

    fileprivate var truncation: Truncation? {
        switch truncationMode {
        case "start": .head
        case "middle": .middle
        case "end": .tail
        default: nil
        }
    }

    /// Replaces a paragraph's alignment and wrapping by the layer's.
    fileprivate func apply(to paragraph: inout ParagraphStyle) {
        paragraph.wrapping = isWrapped ? .byWord : truncation.map { .truncated($0) } ?? .clipped
        switch alignmentMode {
        case "left": paragraph.alignment = .left
        case "right": paragraph.alignment = .right
        case "center": paragraph.alignment = .center
        case "justified": paragraph.alignment = .justified
        default: paragraph.alignment = .natural
        }
    }
}
