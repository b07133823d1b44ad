public import CoreGraphics
public import Foundation

/// One line of text that the user can edit.
open class UITextField: UIControl, UITextInput {
    /// Edits the text.
    private(set) lazy var editor = TextEditor(self)
    /// What text, caret and selection are drawn in.
    private(set) lazy var canvas = FieldCanvas(self)
    /// What is drawn around.
    private(set) lazy var border = FieldBorder()
    private(set) lazy var clearButton = FieldClearButton(self)
    /// How far the text is moved to the left, so that the caret is seen.
    var scrolled: CGFloat = 0
    /// Where the finger came down.
    var touchStart = CGPoint.zero
    /// The finger selects.
    var isSelecting = false

    /// Hears of the field.
    open weak var delegate: (any UITextFieldDelegate)?

    /// A field in a rectangle of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITextField.self)
    }

    // MARK: Text

    /// The text; never nil when asked.
    open var text: String? {
        get { editor.edited.text }
        set { editor.show(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes)) }
    }
    /// The text with its looks.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: editor.storage) }
        set { editor.show(newValue ?? NSAttributedString(string: "")) }
    }
    /// The font; nil takes the usual one.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { looksChanged() } }
    /// The colour; nil takes the usual one.
    open var textColor: UIColor? = .label { didSet { looksChanged() } }
    /// Where the text stands while it is narrower than the field.
    open var textAlignment = NSTextAlignment.natural { didSet { looksChanged() } }
    /// The looks of text that says none itself.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { usualAttributes }
        set { takeAttributes(newValue) }
    }
    /// The looks of what is typed next; nil while the text is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    /// Shown while there is no text.
    open var placeholder: String? {
        // Its own looks go with the old words; setting them to nil shows the new ones.
        didSet { attributedPlaceholder = nil }
    }
    /// The same with looks of its own.
    open var attributedPlaceholder: NSAttributedString? { didSet { textLooksChanged() } }
    /// Whether dots stand for the text.
    open var isSecureTextEntry = false { didSet { looksChanged() } }
    /// What the return key is called; kept, as there is no keyboard on the screen.
    open var returnKeyType = UIReturnKeyType.default
    /// Which keys are offered; kept, as there is no keyboard on the screen.
    open var keyboardType = UIKeyboardType.default
    /// Which letters are typed large; kept, as there is no keyboard on the screen.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; kept, nothing corrects here.
    open var autocorrectionType = UITextAutocorrectionType.default

    // MARK: Editing

    /// Whether the user edits the text now.
    open var isEditing: Bool { isFirstResponder }
    /// Whether the text is taken away when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the next text that is typed replaces all; typing sets it back to false.
    open var clearsOnInsertion = false
    /// Shown at the window's lower edge while the text is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// Shown above the input view.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    /// When the button that takes the text away is shown.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    // MARK: Around the text

    /// What is drawn around the text.
    open var borderStyle = BorderStyle.none {
        didSet {
            border.show(borderStyle)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// A view before the text.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// When it is shown.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view behind the text.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When it is shown.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// Where the border is drawn.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is drawn.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// Where the text is drawn while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the placeholder is drawn.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
    /// Where the button that takes the text away is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 19 - 5, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    /// Where the view before the text is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, in: bounds) { _ in bounds.minX } }
    /// Where the view behind the text is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, in: bounds) { bounds.maxX - $0 } }
    /// Draws the text.
    open func drawText(in rect: CGRect) { drawFieldText(in: rect) }
    /// Draws the placeholder.
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
    override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { baselines(in: size) }
    override func resolveColors() {
        super.resolveColors()
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

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginTouch(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueTouch(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTouch(touch) }
}
