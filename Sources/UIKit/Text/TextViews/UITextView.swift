public import CoreGraphics
public import Foundation

/// A text of many lines that scrolls, and that the user can edit.
open class UITextView: UIScrollView, UITextInput {
    /// Edits the text.
    private(set) lazy var editor = TextEditor(self)
    /// What text, caret and selection are drawn in.
    private(set) lazy var page = TextPage(self)
    /// What was laid out last, and for which width.
    var kept: KeptLayout?
    /// The caret is to be brought into sight at the next layout.
    var caretIsWanted = false

    /// A text view in a rectangle of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITextView.self)
    }

    // MARK: Text

    /// Hears of the text view.
    open weak var delegate: (any UITextViewDelegate)? {
        get { _scrollDelegate as? any UITextViewDelegate }
        set { _scrollDelegate = newValue }
    }
    /// The text; never nil when asked.
    open var text: String! {
        get { editor.edited.text }
        set { show(NSAttributedString(string: newValue ?? "", attributes: usualAttributes)) }
    }
    /// The text with its looks.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: editor.storage) }
        set { show(newValue ?? NSAttributedString(string: "")) }
    }
    /// The font of all text; nil takes the usual one.
    open var font: UIFont? { didSet { restyle(.font, font ?? .standard) } }
    /// The colour of all text; nil takes the usual one.
    open var textColor: UIColor? { didSet { restyle(.foregroundColor, textColor ?? .label) } }
    /// Where lines stand that are narrower than the view.
    open var textAlignment = NSTextAlignment.natural { didSet { restyle(.paragraphStyle, paragraphStyle) } }
    /// The looks of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The looks of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] { didSet { textLooksChanged() } }
    /// Room around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textLooksChanged() } }
    /// Whether dots stand for the text; a text view shows it in any case.
    open var isSecureTextEntry = false
    /// What the return key is called; kept, as there is no keyboard on the screen.
    open var returnKeyType = UIReturnKeyType.default
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
    /// Which keys are offered; kept, as there is no keyboard on the screen.
    open var keyboardType = UIKeyboardType.default
    /// Which letters are typed large; kept, as there is no keyboard on the screen.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; kept, nothing corrects here.
    open var autocorrectionType = UITextAutocorrectionType.default

    // MARK: Editing

    /// Whether the user may change the text.
    open var isEditable = true { didSet { editor.marks.place() } }
    /// Whether the user may select text and tap links.
    open var isSelectable = true { didSet { editor.marks.place() } }
    /// What is selected, in UTF-16 units; an empty range is the caret.
    open var selectedRange: NSRange {
        get { NSRange(editor.edited.selection.range) }
        set { if let range = newValue.indices { editor.select(range) } }
    }
    /// Scrolls as little as shows a part of the text.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    /// Editing began.
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// Editing ended.
    public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    /// The user has changed the text.
    public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

    // MARK: UIView

    open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText(in: size.width) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        editor.marks.place()
    }
    override func resolveColors() {
        super.resolveColors()
        textLooksChanged()
    }

    // MARK: First responder and commands

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func selectAll(_ sender: Any?) { editor.selectAll() }
    open override func delete(_ sender: Any?) { editor.delete(.character, forwards: false) }

    // MARK: Touches

    // A finger on text that can be selected is none on what is behind, such as the row of a table.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !takesSelection { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !takesSelection { super.touchesMoved(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !takesSelection { super.touchesCancelled(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !takesSelection { super.touchesEnded(touches, with: event) }
        if let touch = touches.first { tapped(touch) }
    }
}
