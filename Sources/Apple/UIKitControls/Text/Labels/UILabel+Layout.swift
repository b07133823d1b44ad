import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaText

extension UILabel {
    /// The attributes of plain text, from the label's properties.
    package var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: style.font, .foregroundColor: shownColor, .paragraphStyle: style.paragraph]
        attributes[.shadow] = style.shadow
        return attributes
    }

    /// The colour that plain text has in the label's state.
    private var shownColor: UIColor { stateColor ?? style.textColor }

    /// The colour that the label's state gives the whole text; nil when it has its own colours.
    private var stateColor: UIColor? {
        if !isEnabled { return .tertiaryLabel }
        return isHighlighted ? highlightedTextColor : nil
    }

    /// Applies a change of a property to the whole attributed text; plain text takes its attributes from the properties.
    func restyle(_ change: (NSMutableAttributedString) -> Void) {
        guard case .attributed(let text) = content, text.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        change(changed)
        content = .attributed(changed)
    }

    /// Changes a value for plain text and for text without the attribute.
    func set<Value>(_ value: WritableKeyPath<LabelStyle, Value>, _ new: Value) {
        style[keyPath: value] = new
        missing[keyPath: value] = new
    }

    /// Changes the shadow of the whole text.
    func setShadow<Value>(_ value: WritableKeyPath<LabelStyle, Value>, _ new: Value) {
        set(value, new)
        restyle { text in
            if let shadow = style.shadow {
                text.addAttribute(.shadow, value: shadow, range: text.whole)
            } else {
                text.removeAttribute(.shadow, range: text.whole)
            }
        }
        looksChanged()
    }

    /// An attributed text with all attributes that it is drawn with.
    private func shown(_ text: NSAttributedString) -> NSAttributedString {
        let text = text.withIntentLooks(missing.font).withLinkLooks
        guard stateColor != nil || missing.shadow != nil else { return text }
        let shown = NSMutableAttributedString(attributedString: text)
        if let stateColor { shown.addAttribute(.foregroundColor, value: stateColor, range: shown.whole) }
        if let shadow = missing.shadow { shown.addMissing(.shadow, shadow) }
        return shown
    }

    /// Handles a change that affects the size of the text.
    package func textChanged() {
        looksChanged()
        invalidateIntrinsicContentSize()
    }

    /// Handles a change of the text or its appearance: clears the cached layout and requests a redraw.
    func looksChanged() {
        kept = nil
        setNeedsDisplay()
    }

    // MARK: Layout

    /// The rectangle of the text in `bounds`, vertically centred; at the top of bounds with unlimited height.
    func textPlace(in bounds: CGRect, lines: Int) -> CGRect {
        guard let content, !content.string.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let laidOut = layout(in: bounds.size, lines: lines)
        let scale = max(1, traitCollection.displayScale)
        // Rounded up to whole pixels, so that a label of this size shows all of its text.
        let width = min(bounds.width, (CGFloat(laidOut.layout.size.width) * scale).rounded(.up) / scale)
        let height = min(bounds.height, (CGFloat(laidOut.layout.size.height) * scale).rounded(.up) / scale)
        let isEndless = bounds.height >= .greatestFiniteMagnitude
        return CGRect(x: bounds.minX, y: isEndless ? bounds.minY : bounds.minY + (bounds.height - height) / 2, width: width, height: height)
    }

    /// The distances of the first baseline from the top edge and of the last baseline from the bottom edge, in points; nil without text.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let content, !content.string.isEmpty else { return nil }
        let laidOut = layout(in: size, lines: numberOfLines)
        let (first, last) = (CGFloat(laidOut.layout.firstBaseline), CGFloat(laidOut.layout.lastBaseline))
        return (laidOut.offset + first, size.height - laidOut.offset - last)
    }

    func drawLabel(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let content, !content.string.isEmpty, rect.width > 0 else { return }
        let laidOut = layout(in: rect.size, lines: numberOfLines)
        let place = CGPoint(x: rect.minX, y: rect.minY + laidOut.offset)
        switch content {
        case .plain: context.draw(laidOut.layout, at: place)
        case .attributed(let text): context.draw(laidOut.layout, of: text, at: place)
        }
    }

    /// The layout for a size.
    ///
    /// The last layout is cached, because measuring and drawing often use the same size.
    package func layout(in size: CGSize, lines: Int) -> LabelLayout {
        let room = LabelLayout.Room(width: size.width, height: size.height, lines: lines, traits: .current)
        if let kept, kept.room == room { return kept }
        let made = makeLayout(room)
        kept = made
        return made
    }

    private func makeLayout(_ room: LabelLayout.Room) -> LabelLayout {
        let text = styledText(lines: room.lines)
        let limits = TextLimits(
            width: Double(room.width), height: Double(room.height), lineCount: max(0, room.lines), truncation: lineBreakMode.truncation)
        let factor = fittingFactor(for: text, room)
        guard factor < 1 else {
            let layout = tightened(text, room) ?? TextLayout(text, in: limits)
            return LabelLayout(room: room, layout: layout, offset: middle(of: layout, room))
        }
        let layout = TextLayout(text.scaled(by: factor), in: limits)
        return LabelLayout(room: room, layout: layout, offset: offset(of: layout, insteadOf: text, room))
    }

    private func styledText(lines: Int) -> StyledText {
        // Plain text has all attributes of its own.
        let defaults = TextDefaults(font: missing.font, color: missing.textColor.cgColor, paragraph: missing.paragraph.paragraph)
        let change = { (style: inout ParagraphStyle) in
            // Truncation and clipping apply to the last visible line only, so all other lines wrap between words.
            if case .truncated = style.wrapping { style.wrapping = .byWord }
            if style.wrapping == .clipped, lines != 1 { style.wrapping = .byWord }
        }
        switch content {
        case .plain(let text): return StyledText(text, attributes, defaults, paragraphs: change)
        case .attributed(let text): return StyledText(shown(text).withAttachmentSpaces, defaults, paragraphs: change)
        case nil: return StyledText("", [:], defaults, paragraphs: change)
        }
    }

    /// The distance from the top at which a layout is vertically centred, rounded down to pixels; 0 for unlimited height.
    private func middle(of layout: TextLayout, _ room: LabelLayout.Room) -> CGFloat {
        guard room.height < .greatestFiniteMagnitude else { return 0 }
        let scale = max(1, traitCollection.displayScale)
        return ((room.height - CGFloat(layout.size.height)) / 2 * scale).rounded(.down) / scale
    }

    // MARK: Making the text narrower

    /// The largest part of the available width by which a line may be too wide to be tightened.
    private static let mostTightening = 0.05

    /// The layout of a single line whose letters are moved together until it fits; nil when it fits anyway, or is too wide for that.
    private func tightened(_ text: StyledText, _ room: LabelLayout.Room) -> TextLayout? {
        guard style.allowsTightening, lineBreakMode.truncation != nil, room.lines == 1, room.width < .greatestFiniteMagnitude else { return nil }
        let natural = TextLayout(text, in: TextLimits(lineCount: 1))
        guard let cells = natural.lines.first?.cells.count, cells > 1, !natural.isTruncated else { return nil }
        let excess = natural.size.width - Double(room.width)
        guard excess > 0, excess <= Double(room.width) * Self.mostTightening else { return nil }
        // The space after the last letter shrinks too, and does not count.
        let limits = TextLimits(width: Double(room.width) + 0.001, height: Double(room.height), lineCount: 1)
        let layout = TextLayout(text.tracked(by: -excess / Double(cells - 1)), in: limits)
        return layout.isTruncated ? nil : layout
    }

    /// The factor by which the font is reduced to fit a single line; 1 for no reduction.
    private func fittingFactor(for text: StyledText, _ room: LabelLayout.Room) -> Double {
        guard adjustsFontSizeToFitWidth, room.lines == 1, room.width < .greatestFiniteMagnitude else { return 1 }
        let smallest = font.pointSize > 0 ? minimumFontSize / font.pointSize : 0
        return text.fittingFactor(width: Double(room.width), minimum: Double(max(minimumScaleFactor, smallest)))
    }

    /// The distance from the top to a layout with a reduced font, according to `baselineAdjustment`.
    ///
    /// - Parameter text: The text at full size.
    private func offset(of layout: TextLayout, insteadOf text: StyledText, _ room: LabelLayout.Room) -> CGFloat {
        let full = TextLayout(text, in: TextLimits(lineCount: 1))
        switch baselineAdjustment {
        case .alignBaselines: return middle(of: full, room) + CGFloat(full.firstBaseline - layout.firstBaseline)
        case .alignCenters: return middle(of: layout, room)
        case .none: return middle(of: full, room)
        @unknown default: return middle(of: full, room)
        }
    }
}
