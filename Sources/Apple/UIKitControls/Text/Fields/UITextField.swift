public import CoreGraphics
public import Foundation
import LaminaEditing
package import LaminaMethods

/// A control with a single line of text that the user can edit.
open class UITextField: UIControl, UITextInput, ColorResolving, TextShowing {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { fieldMembers }

    /// The editor of the text.
    package private(set) lazy var editor = TextEditor(self)
    /// The view that draws the text and contains caret and highlight.
    package private(set) lazy var canvas = FieldCanvas(self)
    /// The view that draws the border.
    package private(set) lazy var border = FieldBorder()
    private(set) lazy var clearButton = FieldClearButton(self)
    /// The style of text without attributes of its own.
    var style = FieldStyle()
    /// The distance by which the text is scrolled to the left to keep the caret visible, in points.
    var scrolled: CGFloat = 0
    /// The location where the touch began.
    var touchStart = CGPoint.zero
    /// True after the touch has moved far enough to select text.
    var isSelecting = false

    /// The object that is notified of editing and asked for permission.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Creates a text field with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates a text field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITextField.self)
    }

    // MARK: Text

    /// The text.
    ///
    /// Setting nil clears the text; reading never gives nil.
    open var text: String? {
        get { editor.edited.text }
        set {
            checkThread()
            editor.show(newValue ?? "", defaultTextAttributes)
        }
    }
    /// The text with its attributes.
    ///
    /// The field's properties apply where an attribute is missing. Setting a text gives `font`, `textColor` and `textAlignment` the values at its
    /// first character; setting one of these properties afterwards changes the whole text.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: editor.storage) }
        set { showStyled(newValue ?? NSAttributedString(string: "")) }
    }
    /// The font of the text; the system font at 17 points by default and for nil.
    open var font: UIFont? {
        get { style.font }
        set { restyle([.font: newValue ?? FieldStyle().font]) }
    }
    /// True when a font of a text style, or one that `UIFontMetrics` has scaled, follows the text size of the traits.
    open var adjustsFontForContentSizeCategory = false { didSet { followIfWanted() } }
    /// The colour of the text; `label` by default and for nil.
    open var textColor: UIColor? {
        get { style.color }
        set { restyle([.foregroundColor: newValue ?? FieldStyle().color]) }
    }
    /// The alignment of text that is narrower than the field; `natural` by default.
    open var textAlignment: NSTextAlignment {
        get { style.paragraph.alignment }
        set { restyle([.paragraphStyle: style.paragraph(aligned: newValue)]) }
    }
    /// The attributes of text without attributes of its own, among them the field's font, colour and alignment.
    ///
    /// Setting attributes applies them to the whole text; the others keep their values.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes }
        set { restyle(newValue) }
    }
    /// The attributes of text that is typed next; nil while the field is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    /// The text that is displayed while the field is empty.
    open var placeholder: String? {
        // The styled placeholder has the old text. Clearing it also redraws the field.
        didSet { attributedPlaceholder = nil }
    }
    /// The placeholder with attributes of its own.
    ///
    /// The styled placeholder takes precedence over `placeholder`.
    open var attributedPlaceholder: NSAttributedString? { didSet { textLooksChanged() } }
    /// True when text that is too wide is drawn in a smaller font, down to `minimumFontSize`; false by default.
    open var adjustsFontSizeToFitWidth = false { didSet { textLooksChanged() } }
    /// The smallest size of a font that is reduced to fit, in points; 0 by default.
    open var minimumFontSize: CGFloat = 0 { didSet { textLooksChanged() } }
    /// True when bullets are displayed instead of the text; false by default.
    ///
    /// The user's first change after editing begins, or after the property becomes true, replaces the whole text.
    open var isSecureTextEntry = false {
        didSet {
            if isSecureTextEntry != oldValue { editor.startsAnew = isSecureTextEntry && isFirstResponder }
            textLooksChanged()
        }
    }
    /// The title of the return key, for the keyboard on the screen of a device.
    open var returnKeyType = UIReturnKeyType.default
    /// The layout of the keyboard, for the keyboard on the screen of a device.
    open var keyboardType = UIKeyboardType.default
    /// The automatic capitalisation of typed text, for the keyboard on the screen of a device.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The automatic correction of typed text; has no effect here, where nothing corrects text.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The marking of misspelled words; has no effect here, where nothing checks words.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The replacement of straight quotes by curly ones; has no effect here, where typed text stays as it is.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// The replacement of two hyphens by a dash; has no effect here, where typed text stays as it is.
    open var smartDashesType = UITextSmartDashesType.default
    /// The spaces around pasted and cut words; has no effect here, where text is pasted as it is.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The colours of the keyboard, for the keyboard on the screen of a device.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// True when the return key is disabled without text, for the keyboard on the screen of a device.
    open var enablesReturnKeyAutomatically = false
    /// The meaning of the text; has no effect here, where nothing fills in text.
    open var textContentType: UITextContentType!
    /// The requirements of a new password; have no effect here, where nothing makes passwords.
    open var passwordRules: UITextInputPasswordRules?
    /// True when the user may change the style of text; has no effect here, where the edit menu has no such command.
    open var allowsEditingTextAttributes = false

    // MARK: Editing

    /// True while the field is first responder.
    open var isEditing: Bool { isFirstResponder }
    /// True when the text is cleared as soon as editing begins; false by default.
    open var clearsOnBeginEditing = false
    /// True when the next typed text replaces the whole text; typing resets it to false.
    open var clearsOnInsertion = false
    /// The view at the window's bottom edge while the field is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// The view above the input view while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    /// The times at which the clear button is visible; `never` by default.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    // MARK: Around the text

    /// The style of the border; `none` by default.
    ///
    /// Ignored while a background image is set.
    open var borderStyle = BorderStyle.none {
        didSet {
            showBorder()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The image behind the text, in place of a border; it fills the border's rectangle, so it should be stretchable.
    open var background: UIImage? { didSet { showBorder() } }
    /// The image while the field is disabled, if there is a `background`; nil for the same.
    open var disabledBackground: UIImage? { didSet { showBorder() } }
    /// The view before the text: at the left, or at the right in an interface from right to left.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// The times at which `leftView` is visible; `never` by default.
    open var leftViewMode = ViewMode.never { didSet { sideViewsChanged() } }
    /// The view after the text: at the right, or at the left in an interface from right to left.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// The times at which `rightView` is visible; `never` by default.
    open var rightViewMode = ViewMode.never { didSet { sideViewsChanged() } }

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the caret at a position.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(at: position.index) }
    /// Returns the rectangle of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// Returns the rectangle of the text during editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        directed(CGRect(x: bounds.maxX - 19 - 5, y: bounds.midY - 9.5, width: 19, height: 19), in: bounds)
    }
    /// Returns the rectangle of the view at the left: `leftView`, or `rightView` in an interface from right to left.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(sides.left.view, in: bounds) { _ in bounds.minX } }
    /// Returns the rectangle of the view at the right: `rightView`, or `leftView` in an interface from right to left.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(sides.right.view, in: bounds) { bounds.maxX - $0 } }
    /// Draws the text; a subclass can override this method to draw the text differently.
    open func drawText(in rect: CGRect) { drawFieldText(in: rect) }
    /// Draws the placeholder; a subclass can override this method to draw the placeholder differently.
    open func drawPlaceholder(in rect: CGRect) { drawFieldPlaceholder(in: rect) }

    // MARK: UIView

    open override var intrinsicContentSize: CGSize { sizeOfText }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutField()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        editor.marks.place()
    }
    package func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { baselines(in: size) }
    package func resolveOwnColors() {
        canvas.setNeedsDisplay()
    }

    // MARK: First responder and commands

    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { if !isSecureTextEntry { editor.cut() } }
    open override func copy(_ sender: Any?) { if !isSecureTextEntry { editor.copy() } }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func selectAll(_ sender: Any?) { editor.selectAll() }
    open override func delete(_ sender: Any?) { editor.delete(.character, forwards: false) }

    // MARK: Keys

    /// True when the text is not empty.
    open var hasText: Bool { !editor.edited.isEmpty }
    /// Replaces the selection by typed text.
    open func insertText(_ text: String) { editor.type(text) }
    /// Deletes the selection, or the character before the caret; the delete key calls it, even if there is nothing to delete.
    open func deleteBackward() { editor.delete(.character, forwards: false) }
    /// Replaces the text in a range.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range.indices, with: text) }
    /// The selected range; an empty range is the caret.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(editor.edited.selection.range) }
        set { if let newValue { editor.select(newValue.indices) } }
    }
    /// Returns the position that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(editor.index(at: point)) }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginTouch(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueTouch(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTouch(touch) }
}
