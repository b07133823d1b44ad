public import CoreGraphics
public import Foundation
import LaminaEditing
package import LaminaMethods

/// A scrollable view with text of multiple lines that the user can edit.
open class UITextView: UIScrollView, UITextInput, ColorResolving {
    /// The members that selectors and keys name.
    nonisolated package class var refinedMemberTable: MemberTable { textViewMembers }

    /// The editor of the text.
    package private(set) lazy var editor = TextEditor(self)
    /// The view that draws the text and contains caret and highlight.
    package private(set) lazy var page = TextPage(self)
    /// The cached layout; nil after a change of the text or its attributes.
    package var kept: KeptLayout?
    /// True when the next layout pass scrolls to the caret.
    var caretIsWanted = false

    /// The style that the view's properties tell, which plain text has.
    var style = TextViewStyle()
    /// The style of attributed text where attributes are missing: that of the time at which the text was set.
    var missing = TextViewStyle()

    /// The objects of text kit; nil until they are used.
    package var kit: TextKitLink?

    /// Creates a text view that shows a container's part of a text.
    ///
    /// - Parameter textContainer: The container; nil for an empty text of the view's own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        begin()
        if let textContainer { adopt(textContainer) }
    }

    /// Creates a text view with a frame in its superview's coordinates.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITextView.self)
    }

    // MARK: Text

    /// The object that is notified of editing and scrolling.
    open weak var delegate: (any UITextViewDelegate)? {
        get { _scrollDelegate as? any UITextViewDelegate }
        set { _scrollDelegate = newValue }
    }
    /// The text.
    ///
    /// Setting nil clears the text; reading never gives nil.
    open var text: String! {
        get { editor.edited.text }
        set {
            checkThread()
            show(newValue ?? "")
        }
    }
    /// The text with its attributes.
    ///
    /// Setting a text gives `font`, `textColor` and `textAlignment` the values at its first character; setting one of these properties afterwards
    /// changes the whole text.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: editor.storage) }
        set {
            show(newValue ?? NSAttributedString(string: ""))
            if let newValue { style.take(newValue) }
        }
    }
    /// The font of the whole text; Helvetica at 12 points by default and for nil.
    open var font: UIFont? {
        get { style.font }
        set {
            style.font = newValue
            restyle(.font, newValue ?? .standard)
        }
    }
    /// True when a font of a text style, or one that `UIFontMetrics` has scaled, follows the text size of the traits.
    open var adjustsFontForContentSizeCategory = false { didSet { followIfWanted() } }
    /// The colour of the whole text; `label` by default and for nil.
    open var textColor: UIColor? {
        get { style.color }
        set {
            style.color = newValue
            restyle(.foregroundColor, newValue ?? .label)
        }
    }
    /// The alignment of lines that are narrower than the view; `natural` by default.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            style.alignment = newValue
            missing.alignment = newValue
            realign()
        }
    }
    /// The attributes of text that is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes that are added to links; the colour `link` by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { textLooksChanged() }
    }
    /// The kinds of text that become links while the text is not editable; none by default.
    ///
    /// Links and telephone numbers are found.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { if dataDetectorTypes != oldValue { textLooksChanged() } } }
    /// The insets of the text from the view's edges, in points; 8 at top and bottom by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textLooksChanged() }
    }
    /// True for secret text; has no effect here: a text view always displays its text.
    open var isSecureTextEntry = false
    /// The title of the return key, for the keyboard on the screen of a device.
    open var returnKeyType = UIReturnKeyType.default
    /// True when the next typed text replaces the whole text; typing resets it to false.
    open var clearsOnInsertion = false
    /// The view at the window's bottom edge while the text is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// The view above the input view while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
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

    // MARK: Text kit

    /// The text, whose changes the view shows.
    open var textStorage: NSTextStorage { madeKit.storage }
    /// The manager that lays out the text; a subclass draws it.
    open var layoutManager: NSLayoutManager {
        let manager = madeKit.manager
        manager.emptyTextFont = font
        return manager
    }
    /// The container that the text fills.
    open var textContainer: NSTextContainer { madeKit.container }

    // MARK: Editing

    /// True when the user may change the text; true by default.
    open var isEditable = true {
        didSet {
            editor.marks.place()
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { textLooksChanged() }
        }
    }
    /// True when the user may select text and tap links; true by default.
    open var isSelectable = true { didSet { editor.marks.place() } }
    /// The selected range, in UTF-16 units; an empty range is the caret.
    open var selectedRange: NSRange {
        get { NSRange(editor.edited.selection.range) }
        set { if let range = newValue.indices { editor.select(range) } }
    }
    /// Scrolls by the smallest distance that makes a range of the text visible.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }
    /// Returns the rectangle of the caret at a position.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(at: position.index) }

    /// Posted after editing began.
    public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ended.
    public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted after the user changed the text.
    public static let textDidChangeNotification = NSNotification.Name(
        "UITextViewTextDidChangeNotification")

    // MARK: UIView

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText(in: size.width) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        editor.marks.place()
    }
    package func resolveOwnColors() {
        textLooksChanged()
    }

    // MARK: First responder and commands

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }
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

    // Touches on selectable text are not passed on to views behind, such as a table row.
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
        if let touch = touches.first { textTapped(touch) }
    }
}
