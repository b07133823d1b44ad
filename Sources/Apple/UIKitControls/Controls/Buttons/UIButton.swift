import CoreGraphics
public import Foundation
package import LaminaMethods

/// A control that performs an action when it is pressed, with a title, an image or both.
open class UIButton: UIControl, StateShowing, TapKeeping, ReleaseHandling {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { buttonMembers }

    /// The type of a button, which sets its default appearance.
    public typealias ButtonType = UIButtonType

    /// The purpose of a button in an alert or a sheet.
    public typealias Role = UIButtonRole

    /// A closure that adapts a button's configuration to its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The type that the button was created with.
    open private(set) var buttonType = ButtonType.custom
    package var content = ButtonContent()
    package let parts = ButtonParts()

    /// Creates a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        showContent()
    }

    /// Creates the button from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        showContent()
        if let type = coder.nibElement?.buttonType { become(type) }
        coder.finishDecoding(self, as: UIButton.self)
    }

    /// Creates a button of a type, in its natural size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Creates a button with the title and image of an action; a press performs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Creates a custom button with the title and image of an action; a press performs the action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Creates a button with the appearance of a configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        // Property observers do not run for assignments in an initialiser, so the update is requested here.
        setNeedsUpdateConfiguration()
        adopt(primaryAction)
    }

    /// Creates a system button with an image.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    // MARK: Content

    /// Sets the title for a state; a state without a title uses the title for `normal`.
    open func setTitle(_ title: String?, for state: State) {
        checkThread()
        change { $0.titles[state] = title }
        if state == .normal { configuration?.title = title }
    }
    /// Sets the attributed title for a state; an attributed title takes precedence over a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change { $0.attributedTitles[state] = title }
        if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
    }
    /// Sets the title colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        change { $0.titleColors[state] = color }
        customized(\.currentTitleColor) { $0.setTitleColor(color, for: state) }
    }
    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { $0.shadowColors[state] = color } }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        change { $0.images[state] = image }
        if state == .normal { configuration?.image = image }
    }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change { $0.backgrounds[state] = image } }

    /// The title for a state, or for `normal` when that state has none.
    open func title(for state: State) -> String? { content.titles.value(for: state) }
    /// The attributed title for a state, or for `normal` when that state has none.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles.value(for: state) }
    /// The title colour for a state, or for `normal` when that state has none; by default the button type's colour.
    open func titleColor(for state: State) -> UIColor? { content.titleColors.value(for: state) ?? naturalTitleColor(for: state) }
    /// The title's shadow colour for a state, or for `normal` when that state has none.
    open func titleShadowColor(for state: State) -> UIColor? { content.shadowColors.value(for: state) }
    /// The image for a state, or for `normal` when that state has none; by default the button type's image.
    open func image(for state: State) -> UIImage? { content.images.value(for: state) ?? naturalImage }
    /// The background image for a state, or for `normal` when that state has none.
    open func backgroundImage(for state: State) -> UIImage? { content.backgrounds.value(for: state) }

    /// The title in the current state.
    open var currentTitle: String? { title(for: state) }
    /// The attributed title in the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title colour in the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The title's shadow colour in the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image in the current state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label of the title, created on first access; its font and line count may be set.
    open var titleLabel: UILabel? { titleLabelPart }
    /// The view of the image, created on first access.
    open var imageView: UIImageView? { imagePart }
    /// The label below the title; nil unless a configuration has a subtitle.
    open var subtitleLabel: UILabel? { parts.subtitle }

    /// The distance from the edges to the contents; when top and bottom are zero, a title keeps 6 points above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { looksChanged() } }
    /// The insets that move the title within the content rectangle.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets that move the image within the content rectangle.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// True when the image darkens while the button is pressed; system buttons fade instead.
    open var adjustsImageWhenHighlighted = true
    /// True when the image of a disabled custom button is drawn at half opacity.
    open var adjustsImageWhenDisabled = true
    /// Stored without effect, as on iOS 7 and later.
    open var showsTouchWhenHighlighted = false
    /// Stored without effect, as on iOS 7 and later.
    open var reversesTitleShadowWhenHighlighted = false
    /// The purpose of the button in an alert or a sheet; stored without effect.
    open var role = Role.normal
    /// The button's menu, which a long press opens, or each touch when `showsMenuAsPrimaryAction` is true.
    open var menu: UIMenu? { didSet { menuChanged() } }
    /// True when each press toggles `isSelected`.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }
    /// True while the button's menu is open.
    open var isHeld: Bool { parts.menuOpener?.isOpen ?? false }
    /// True when a touch opens the button's menu at once.
    open override var showsMenuAsPrimaryAction: Bool { didSet { menuChanged() } }
    /// True while a pointer is over the button; always false, because hovering is not tracked.
    open var isHovered: Bool { false }
    /// True when the appearance changes under a pointer; stored without effect.
    open var isPointerInteractionEnabled = false

    // MARK: Configuration

    /// The appearance of the button; nil uses the per-state titles and images.
    ///
    /// Title and image of the configuration and those for the normal state are one: the one that is set last is shown.
    open var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }
    /// A closure that adapts the configuration whenever the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// True when a state change calls `updateConfiguration()`.
    open var automaticallyUpdatesConfiguration = true
    /// Updates the configuration and the appearance.
    open func setNeedsUpdateConfiguration() { looksChanged() }
    /// Adapts the configuration to the state by calling `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Geometry

    /// Returns the rectangle of the background image.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle available to image and title.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the rectangle of the title within the content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placeTitle(in: contentRect) }
    /// Returns the rectangle of the image within the content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placeImage(in: contentRect) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }

    /// Shows the titles of a configuration in the fonts of another text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if configuration != nil, category != previousTraitCollection?.preferredContentSizeCategory { looksChanged() }
    }

    package func willRelease(inside: Bool) {
        if inside, changesSelectionAsPrimaryAction { isSelected.toggle() }
    }

    package func didRelease(inside: Bool, with event: UIEvent?) {
        if inside { send(.primaryActionTriggered, with: event) }
    }

    /// Shows the title and image of an action, and performs the action on each press.
    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private func become(_ type: ButtonType) {
        buttonType = type
        showContent()
        frame.size = naturalImage == nil ? .zero : naturalSize
    }
}

extension UIButton.ButtonType {
    /// The old name of `system`, from the rounded rectangles before iOS 7.
    public static var roundedRect: Self { .system }
}
