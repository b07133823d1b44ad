import CoreGraphics
import Foundation
import LaminaEditing
import LaminaPrimitives
package import LaminaText

extension UITextField {
    package func begin() {
        insertSubview(border, at: 0)
        addSubview(canvas)
        addSubview(clearButton)
        clearButton.isHidden = true
    }

    // MARK: Looks

    private var shownColor: UIColor { isEnabled ? style.color : .tertiaryLabel }

    /// Shows a text that has attributes of its own, with the field's where one is missing.
    func showStyled(_ text: NSAttributedString) {
        let filled = NSMutableAttributedString(attributedString: text)
        style.exchange(with: filled)
        editor.show(filled)
    }

    /// Applies attributes to the whole text and to text that is typed next.
    func restyle(_ changes: [NSAttributedString.Key: Any]) {
        style.take(changes)
        typingAttributes?.merge(changes) { $1 }
        editor.restyle { $0.addAttributes(changes, range: $0.whole) }
    }

    package func textLooksChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        canvas.setNeedsDisplay()
        showCaret()
    }

    // MARK: Places

    package var sizeOfText: CGSize {
        let shown = editor.edited.isEmpty ? shownPlaceholder : editor.storage
        let lineHeight = (font ?? .standard).lineHeight.rounded(.up) + 1
        let isRounded = borderStyle == .bezel || borderStyle == .roundedRect
        // Measured on UIKit 26.1: an empty rounded field is 5 points wider than its insets of 2 × 14 points.
        let width = max((shown?.size().width ?? 0).rounded(.up), isRounded ? 5 : 0)
        let insets = isRounded ? UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14) : textInsets
        let sides = (isShown(leftViewMode) ? leftView?.bounds.width ?? 0 : 0) + (isShown(rightViewMode) ? rightView?.bounds.width ?? 0 : 0)
        return CGSize(width: width + insets.left + insets.right + sides, height: lineHeight + insets.top + insets.bottom)
    }

    /// The insets of the text from the field's edges for the border style.
    private var textInsets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: UIEdgeInsets(top: 3, left: 4, bottom: 3, right: 4)
        case .bezel, .roundedRect: UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
        @unknown default: .zero
        }
    }

    /// The rectangle for the text: the bounds less the border's insets, the visible side views and the clear button.
    func roomForText(in bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX + textInsets.left, bounds.maxX - textInsets.right)
        let sides = sides
        if isShown(sides.left.mode), sides.left.view != nil { left = max(left, leftViewRect(forBounds: bounds).maxX) }
        if isShown(sides.right.mode), sides.right.view != nil { right = min(right, rightViewRect(forBounds: bounds).minX) }
        if isClearButtonShown {
            let button = clearButtonRect(forBounds: bounds)
            if isRightToLeft { left = max(left, button.maxX + 2) } else { right = min(right, button.minX - 2) }
        }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: max(0, bounds.height))
    }

    /// The views beside the text, with the times at which they are visible.
    var sides: (left: Side, right: Side) {
        let before = Side(view: leftView, mode: leftViewMode)
        let after = Side(view: rightView, mode: rightViewMode)
        return isRightToLeft ? (after, before) : (before, after)
    }

    /// A view beside the text.
    struct Side {
        let view: UIView?
        let mode: ViewMode
    }

    /// The rectangle of a side view, vertically centred.
    ///
    /// - Parameter x: Returns the left edge for the view's width.
    func sideRect(_ view: UIView?, in bounds: CGRect, _ x: (CGFloat) -> CGFloat) -> CGRect {
        let size = view?.bounds.size ?? .zero
        return CGRect(x: x(size.width), y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    package func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        @unknown default: false
        }
    }

    private var isClearButtonShown: Bool { isShown(clearButtonMode) && !editor.edited.isEmpty && isEnabled }

    func layOutField() {
        border.frame = borderRect(forBounds: bounds)
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        if canvas.frame != rect {
            // The canvas uses the field's coordinates, so that positions need no conversion.
            canvas.frame = rect
            canvas.bounds = rect
            canvas.setNeedsDisplay()
        }
        clearButton.isHidden = !isClearButtonShown
        clearButton.frame = clearButtonRect(forBounds: bounds)
        let sides = sides
        place(sides.left.view, sides.left.mode) { leftViewRect(forBounds: bounds) }
        place(sides.right.view, sides.right.mode) { rightViewRect(forBounds: bounds) }
        showCaret()
        editor.marks.place()
    }

    private func place(_ view: UIView?, _ mode: ViewMode, _ rect: () -> CGRect) {
        guard let view else { return }
        view.isHidden = !isShown(mode)
        if !view.isHidden { view.frame = rect() }
    }

    package func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        sideViewsChanged()
    }

    /// Lays the field out again; its size includes the views at its sides.
    func sideViewsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Text

    /// The layout of the displayed text in a single line, as wide as the field if the text fits and else unlimited.
    package var textLayout: TextLayout { layout(of: shownText) }

    /// The position of the layout's origin in the field: vertically centred, and moved left by `scrolled`.
    package var textOrigin: CGPoint { origin(of: textLayout) }

    /// The text to display: bullets for a secure field.
    private var shownText: NSAttributedString {
        let bullets = isSecureTextEntry ? String(repeating: "•", count: editor.edited.units.count) : nil
        let text = bullets.map { NSAttributedString(string: $0, attributes: style.attributes) } ?? editor.storage
        guard !isEnabled else { return text }
        let dimmed = NSMutableAttributedString(attributedString: text)
        dimmed.addAttribute(.foregroundColor, value: shownColor, range: dimmed.whole)
        return dimmed
    }

    private var shownPlaceholder: NSAttributedString? {
        if let attributedPlaceholder { return attributedPlaceholder }
        var attributes = style.attributes
        attributes[.foregroundColor] = UIColor.placeholderText
        return placeholder.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    private func layout(of text: NSAttributedString) -> TextLayout {
        let defaults = TextDefaults(font: style.font, color: shownColor.cgColor)
        let alignment = ParagraphStyle.Alignment(textAlignment)
        let styled = StyledText(text, defaults) { style in
            style.wrapping = .clipped
            style.alignment = alignment
        }
        let natural = TextLayout(styled, in: TextLimits(lineCount: 1))
        let width = Double(canvas.bounds.width)
        // Text that fits is aligned within the field. Longer text starts at the left edge and scrolls.
        guard natural.size.width > width else { return TextLayout(styled, in: TextLimits(width: width, lineCount: 1)) }
        guard adjustsFontSizeToFitWidth, style.font.pointSize > 0 else { return natural }
        let factor = styled.fittingFactor(width: width, minimum: Double(minimumFontSize / style.font.pointSize))
        return factor < 1 ? TextLayout(styled.scaled(by: factor), in: TextLimits(lineCount: 1)) : natural
    }

    private func origin(of layout: TextLayout) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        let room = canvas.bounds
        let y = ((room.height - CGFloat(layout.size.height)) / 2 * scale).rounded() / scale
        return CGPoint(x: room.minX - scrolled, y: room.minY + y)
    }

    /// Scrolls the text horizontally until the caret is visible.
    func showCaret() {
        let old = scrolled
        let layout = textLayout
        // The caret can follow trailing spaces, which the width of a line does not include.
        let end = CGFloat(layout.caret(at: editor.storage.length).x)
        let (room, width) = (canvas.bounds.width, max(end, CGFloat(layout.size.width)))
        let caret = CGFloat(layout.caret(at: editor.edited.selection.head).x)
        if !isEditing || width <= room {
            scrolled = 0
        } else {
            // First brings the caret, 2 points wide, into the visible part, then removes any gap at the end of the text.
            scrolled = min(max(scrolled, caret + 2 - room), caret)
            scrolled = max(0, min(scrolled, width + 2 - room))
        }
        if scrolled != old { canvas.setNeedsDisplay() }
    }

    /// The distances of the text's baseline from the top edge and from the bottom edge, in points.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        // The text is vertically centred at every height, so half of the height's difference shifts the baseline.
        let y = textOrigin.y + CGFloat(textLayout.firstBaseline) - bounds.minY + (size.height - bounds.height) / 2
        return (y, size.height - y)
    }

    // MARK: Drawing

    func drawFieldText(in rect: CGRect) {
        let layout = textLayout
        UIGraphicsGetCurrentContext()?.draw(layout, at: origin(of: layout))
    }

    func drawFieldPlaceholder(in rect: CGRect) {
        guard let shownPlaceholder else { return }
        let layout = layout(of: shownPlaceholder)
        UIGraphicsGetCurrentContext()?.draw(layout, at: origin(of: layout))
    }
}

extension UITextField: StateShowing {
    package func showState() {
        showBorder()
        textLooksChanged()
    }

    /// Shows the border, or the background image in place of it.
    func showBorder() { border.show(borderStyle, background.map { isEnabled ? $0 : disabledBackground ?? $0 }) }
}
