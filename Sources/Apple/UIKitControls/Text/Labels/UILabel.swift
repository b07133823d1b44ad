public import CoreGraphics
public import Foundation
package import LaminaMethods

/// A view that displays text.
open class UILabel: UIView, TextShowing {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { labelMembers }

    /// The text as the app set it.
    package var content: LabelContent? { didSet { textChanged() } }
    /// The style that the label's properties tell, which plain text has.
    var style = LabelStyle()
    /// The style of attributed text where attributes are missing: that of the time at which the text was set.
    var missing = LabelStyle()
    /// The cached layout; nil after a change of a property.
    package var kept: LabelLayout?

    /// Creates a label with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates a label from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UILabel.self)
    }

    /// The text; nil for none.
    open var text: String? {
        get { content?.string }
        set {
            checkThread()
            let observed = Observations.shared.begin(self)
            defer { observed?.finish() }
            content = newValue.map { .plain($0) }
        }
    }
    /// The text with its attributes.
    ///
    /// The label's properties apply where an attribute is missing. Setting a text gives `font`, `textColor`, `textAlignment`, `lineBreakMode` and
    /// the shadow the values at its first character; setting one of these properties afterwards changes the whole text.
    open var attributedText: NSAttributedString? {
        get { content.map { $0.attributed(attributes) } }
        set {
            checkThread()
            let observed = Observations.shared.begin(self)
            defer { observed?.finish() }
            missing = style
            if let newValue { style.take(newValue) }
            content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) }
        }
    }

    /// The font of the text; the system font at 17 points by default and for nil.
    open var font: UIFont! {
        get { style.font }
        set {
            set(\.font, newValue ?? LabelStyle().font)
            restyle { $0.addAttribute(.font, value: style.font, range: $0.whole) }
            textChanged()
            customized(\.font)
        }
    }
    /// The colour of the text; `label` by default and for nil.
    open var textColor: UIColor! {
        get { style.textColor }
        set {
            set(\.textColor, newValue ?? LabelStyle().textColor)
            restyle { $0.addAttribute(.foregroundColor, value: style.textColor, range: $0.whole) }
            looksChanged()
            customized(\.textColor)
        }
    }
    /// The text colour while the label is highlighted; nil for `textColor`.
    open var highlightedTextColor: UIColor? { didSet { looksChanged() } }
    /// True when the text is drawn in `highlightedTextColor`; false by default.
    open var isHighlighted = false { didSet { looksChanged() } }
    /// True when the text is drawn in its colour; false for the dimmed colour of a disabled label; true by default.
    open var isEnabled = true { didSet { looksChanged() } }
    /// The colour of a sharp shadow of the text; nil, the default, for none.
    open var shadowColor: UIColor? {
        get { style.shadowColor }
        set { setShadow(\.shadowColor, newValue) }
    }
    /// The displacement of the shadow, in points, y down; (0, -1) by default.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set { setShadow(\.shadowOffset, newValue) }
    }

    /// The alignment of lines that are narrower than the label; `natural` by default.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            set(\.alignment, newValue)
            restyle { $0.changeParagraphStyles { $0.alignment = newValue } }
            looksChanged()
        }
    }
    /// The treatment of text that is wider than the label.
    ///
    /// Truncation applies to the last line only.
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set {
            set(\.lineBreakMode, newValue)
            restyle { $0.changeParagraphStyles { $0.lineBreakMode = newValue } }
            textChanged()
        }
    }
    /// The rules for the places at which lines end; `standard` by default; stored without effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { style.lineBreakStrategy }
        set {
            set(\.lineBreakStrategy, newValue)
            restyle { $0.changeParagraphStyles { $0.lineBreakStrategy = newValue } }
        }
    }
    /// True when the letters of a single line move together before it is truncated, if it is at most 5 % too wide; false by default.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { style.allowsTightening }
        set {
            set(\.allowsTightening, newValue)
            restyle { $0.changeParagraphStyles { $0.allowsDefaultTighteningForTruncation = newValue } }
            looksChanged()
        }
    }
    /// The maximum number of lines, 0 for no limit; 1 by default.
    open var numberOfLines = 1 { didSet { textChanged() } }
    /// True when the font of a single line is reduced until the text fits; false by default.
    open var adjustsFontSizeToFitWidth = false { didSet { looksChanged() } }
    /// The smallest factor by which the font may be reduced; 0 by default.
    open var minimumScaleFactor: CGFloat = 0 { didSet { looksChanged() } }
    /// The smallest size of a font that is reduced to fit, in points; 0 by default.
    ///
    /// The larger of the two limits counts.
    open var minimumFontSize: CGFloat = 0 { didSet { looksChanged() } }
    /// The vertical position of text with a reduced font; `alignBaselines` by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { looksChanged() } }
    /// The width at which `intrinsicContentSize` wraps lines, in points; 0, the default, for no wrapping.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } } }
    /// True when a font of a text style, or one that `UIFontMetrics` has scaled, follows the text size of the traits.
    open var adjustsFontForContentSizeCategory = false { didSet { followIfWanted() } }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// Returns the size of the text within a maximum width; a width of 0 means no limit; the height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the rectangle of the text within the bounds: as large as needed and vertically centred.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        textPlace(in: bounds, lines: numberOfLines)
    }
    /// Draws the text, vertically centred; a subclass can override this method to draw the text differently.
    open func drawText(in rect: CGRect) { drawLabel(in: rect) }
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    package func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { baselines(in: size) }
    package var wrapsContent: Bool { numberOfLines != 1 }

    package func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        numberOfLines == 1 ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private func begin() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }
}
