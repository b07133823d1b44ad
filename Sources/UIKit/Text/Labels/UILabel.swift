public import CoreGraphics
public import Foundation

/// A view that shows a text.
open class UILabel: UIView {
    /// The text with its looks, as it was given; a plain text has none.
    var content: LabelContent? { didSet { textChanged() } }
    /// What was laid out last.
    var kept: LabelLayout?

    /// A label in a rectangle of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UILabel.self)
    }

    /// The text.
    open var text: String? {
        get { content?.string }
        set { content = newValue.map { .plain($0) } }
    }
    /// The text with its looks; what it does not say is the label's.
    open var attributedText: NSAttributedString? {
        get { content.map { $0.attributed(attributes) } }
        set { content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } }
    }

    /// The font of text that says none itself.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            textChanged()
        }
    }
    /// The colour of text that says none itself.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            looksChanged()
        }
    }
    /// The colour while the label is highlighted.
    open var highlightedTextColor: UIColor? { didSet { looksChanged() } }
    /// Whether the text has the colour for it.
    open var isHighlighted = false { didSet { looksChanged() } }
    /// Whether the text looks as if it were in use.
    open var isEnabled = true { didSet { looksChanged() } }
    /// A sharp copy of the text below it; nil is none.
    open var shadowColor: UIColor? { didSet { looksChanged() } }
    /// Where that copy is, y down.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { looksChanged() } }

    /// Where lines stand that are narrower than the label.
    open var textAlignment = NSTextAlignment.natural { didSet { looksChanged() } }
    /// What becomes of text wider than the label; with several lines, of the last one.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }
    /// At most so many lines; 0 is no limit.
    open var numberOfLines = 1 { didSet { textChanged() } }
    /// Whether a font too large for a single line is made smaller.
    open var adjustsFontSizeToFitWidth = false { didSet { looksChanged() } }
    /// How much smaller at most.
    open var minimumScaleFactor: CGFloat = 0 { didSet { looksChanged() } }
    /// What stays in its place when the font is made smaller.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { looksChanged() } }
    /// The width to break lines at for `intrinsicContentSize`; 0 breaks none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the font follows the size that the user wants; kept, without effect, because that size never changes.
    open var adjustsFontForContentSizeCategory = false

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// The size of the text when it may be as wide as the label may be; 0 is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    /// Where the text is drawn: as wide and high as it needs, in the middle from top to bottom.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        textPlace(in: bounds, lines: numberOfLines)
    }
    /// Draws the text, in the middle from top to bottom.
    open func drawText(in rect: CGRect) { drawLabel(in: rect) }
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { baselines(in: size) }
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        numberOfLines == 1 ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private func begin() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }
}
