import CoreGraphics
public import Foundation
package import LaminaMethods

/// A bar with a text field for a search, buttons and scopes.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { searchBarMembers }

    /// The height without scopes and prompt, in points.
    static let height: CGFloat = 56
    /// The height of the scopes, in points.
    static let scopeHeight: CGFloat = 44

    private let field = UISearchTextField(frame: .zero)
    private let cancel = UIButton(type: .system)
    private let scopes = UISegmentedControl(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    private let lines = (above: UIView(frame: .zero), below: UIView(frame: .zero))
    private let plate = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private lazy var link = SearchFieldLink(self)
    private var icons: [Icon: UIImage] = [:]
    /// The search controller that the bar belongs to.
    weak var owner: (any SearchBarOwner)?
    /// The bar's height inside a navigation bar; nil elsewhere.
    var isInNavigationBar = false { didSet { showBackground() } }

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates the bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UISearchBar.self)
    }

    /// The delegate that is notified of the text and of buttons.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text field.
    open var searchTextField: UISearchTextField { field }
    /// The text of the search; never nil when read.
    open var text: String? {
        get { field.text }
        set {
            let isChange = newValue ?? "" != field.text
            field.text = newValue
            if isChange { textChanged() }
        }
    }
    /// The text above the field.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            sizeChanged()
        }
    }
    /// The text in the empty field.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    // MARK: Buttons

    /// True when the field has a bookmark button.
    open var showsBookmarkButton = false { didSet { showSideButton() } }
    /// True when the field has a button of search results.
    open var showsSearchResultsButton = false { didSet { showSideButton() } }
    /// True when the button of search results is selected.
    open var isSearchResultsButtonSelected = false { didSet { showSideButton() } }
    /// True when the button "Cancel" stands beside the field.
    open var showsCancelButton: Bool {
        get { isCancelShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private var isCancelShown = false
    /// Shows or hides the button "Cancel".
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != isCancelShown else { return }
        if animated, window != nil { layoutIfNeeded() }
        isCancelShown = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    // MARK: Scopes

    /// The titles of the scopes; nil for none.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
            if scopeButtonTitles?.isEmpty == false { scopes.selectedSegmentIndex = 0 }
            sizeChanged()
        }
    }
    /// The index of the selected scope.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }
    /// True when the scopes are visible.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { sizeChanged() } } }
    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Looks

    /// The bar's style, from the API before `UISearchBar.Style`.
    open var barStyle = UIBarStyle.default { didSet { showBackground() } }
    /// The prominence of the bar; `default`, with a background, unless changed.
    open var searchBarStyle = Style.default { didSet { showBackground() } }
    /// The colour of the background; nil for the style's.
    open var barTintColor: UIColor? { didSet { showBackground() } }
    /// True when the background keeps the transparency of `barTintColor`, false when it is opaque; the default is true.
    open var isTranslucent = true { didSet { showBackground() } }
    /// The image behind the field; nil for the style's colour.
    open var backgroundImage: UIImage? { didSet { showBackground() } }
    /// The image behind the scopes; stored without effect, because scopes have no background of their own.
    open var scopeBarBackgroundImage: UIImage?
    /// The distance by which the field is moved, in points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    /// The distance by which the text is moved in the field, in points; stored without effect.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// The position of the bar, as its delegate says.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// Sets a sign's image for a state; only the image for `normal` is shown.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        icons[icon] = iconImage
        if icon == .search { (field.leftView as? UIImageView)?.image = iconImage ?? UIImage(systemName: "magnifyingglass") }
        showSideButton()
    }
    /// Returns a sign's image that was set for `normal`.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
    /// Sets the image behind the field for the positions of bars.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
    }
    /// Sets the image of the field itself; nil for the gray plate.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        guard state == .normal else { return }
        field.background = backgroundImage
        field.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
    }
    /// Sets the attributes of the scopes' titles.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    // MARK: Keyboard

    /// The automatic capitalisation of typed text.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// The automatic correction of typed text.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// The layout of the keyboard.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// The marking of misspelled words.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// The replacement of straight quotes by curly ones.
    open var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }
    /// The replacement of two hyphens by a dash.
    open var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }
    /// The spaces around pasted and cut words.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }
    /// The colours of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    /// The title of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// True when the return key is disabled without text, for the keyboard on the screen of a device.
    open var enablesReturnKeyAutomatically = true
    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    // MARK: UIView

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width > 0 ? size.width : bounds.width, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// The height with the visible parts, in points.
    var ownHeight: CGFloat { isInNavigationBar ? heightInNavigationBar : Self.height + heightOfExtras }
    /// The height inside a navigation bar, in points.
    var heightInNavigationBar: CGFloat { 52 + heightOfExtras }

    private var heightOfExtras: CGFloat { (prompt == nil ? 0 : 19) + (areScopesShown ? Self.scopeHeight : 0) }

    private var areScopesShown: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    // MARK: Parts

    private func begin() {
        for view in [plate, picture, promptLabel, field, cancel, scopes, lines.above, lines.below] { addSubview(view) }
        promptLabel.font = .systemFont(ofSize: 15)
        promptLabel.textAlignment = .center
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.alpha = 0
        cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
        field.delegate = link
        field.autocorrectionType = .no
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        clipsToBounds = true
        showBackground()
    }

    private func layOutParts() {
        let top: CGFloat = prompt == nil ? 0 : 19
        let inset: CGFloat = isInNavigationBar ? 16 : 8
        let fieldTop = top + (isInNavigationBar ? 1 : 10)
        let wanted = cancel.sizeThatFits(.zero).width
        let end = isCancelShown ? bounds.width - inset - wanted - 8 : bounds.width - inset
        let offset = searchFieldBackgroundPositionAdjustment
        // Scrolling collapses a bar in a navigation bar; its field becomes lower and disappears.
        let fieldHeight = isInNavigationBar ? max(0, min(36, bounds.height - ownHeight + 36)) : 36
        field.alpha = fieldHeight / 36
        field.frame = CGRect(
            x: inset + offset.horizontal, y: fieldTop + offset.vertical, width: max(0, end - inset), height: fieldHeight)
        cancel.frame = CGRect(x: end + (isCancelShown ? 8 : inset), y: fieldTop, width: wanted, height: 36)
        cancel.alpha = isCancelShown ? 1 : 0
        promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 19)
        promptLabel.isHidden = prompt == nil
        scopes.isHidden = !areScopesShown
        scopes.frame = CGRect(x: inset, y: bounds.height - Self.scopeHeight + 4, width: max(0, bounds.width - 2 * inset), height: 32)
        plate.frame = bounds
        picture.frame = bounds
        let pixel = 1 / max(1, layer.contentsScale)
        lines.above.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
        lines.below.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }

    private func showBackground() {
        let isPlain = searchBarStyle == .minimal || isInNavigationBar
        plate.isHidden = isPlain && barTintColor == nil
        let tint = isTranslucent ? barTintColor : barTintColor?.withAlphaComponent(1)
        plate.backgroundColor = tint ?? (barStyle == .default ? .secondarySystemBackground : UIColor(white: 0.1, alpha: 1))
        picture.image = backgroundImage
        for line in [lines.above, lines.below] {
            line.backgroundColor = .separator
            line.isHidden = isPlain || backgroundImage != nil
        }
        setNeedsLayout()
    }

    private func showSideButton() {
        let name = showsSearchResultsButton ? "list.bullet.circle" : "book"
        let icon = icons[showsSearchResultsButton ? .resultsList : .bookmark] ?? UIImage(systemName: name)
        guard showsSearchResultsButton || showsBookmarkButton else {
            field.rightView = nil
            return field.rightViewMode = .never
        }
        let button = UIButton(type: .custom)
        button.setImage(icon, for: .normal)
        button.tintColor = isSearchResultsButtonSelected && showsSearchResultsButton ? tintColor : .secondaryLabel
        button.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
        let isList = showsSearchResultsButton
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if isList { delegate?.searchBarResultsListButtonClicked(self) } else { delegate?.searchBarBookmarkButtonClicked(self) }
            }, for: .touchUpInside)
        field.rightView = button
        field.rightViewMode = .unlessEditing
    }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        owner?.searchBarSizeChanged()
        if let table = superview as? any HeaderScrolling, table.tableHeaderView === self {
            frame.size.height = ownHeight
            table.tableHeaderView = self
        }
    }

    // MARK: Events

    func textChanged() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        owner?.searchBarChanged()
    }

    private func scopeChanged() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        owner?.searchBarChanged()
    }

    private func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        owner?.searchBarCancelled()
    }
}

/// The search controller of a bar.
@MainActor
protocol SearchBarOwner: AnyObject {
    func searchBarBegan()
    func searchBarChanged()
    func searchBarCancelled()
    func searchBarSizeChanged()
}

/// Passes what happens in a search bar's field to the bar's delegate.
@MainActor
private final class SearchFieldLink: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar.delegate?.searchBarShouldBeginEditing(bar) ?? true }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        // The delegate may let the bar go.
        let bar = bar
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.owner?.searchBarBegan()
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar.delegate?.searchBarShouldEndEditing(bar) ?? true }
    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return false
    }
}
