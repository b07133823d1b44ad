import CoreGraphics
public import Foundation

/// A control that is pressed: a title, an image, or both.
open class UIButton: UIControl {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// As its owner says; the title is white.
        case custom = 0
        /// In the tint, and faded under a finger.
        case system
        /// An i in a circle.
        case detailDisclosure
        /// An i in a circle.
        case infoLight
        /// An i in a circle.
        case infoDark
        /// A plus in a circle.
        case contactAdd
        /// A cross in a disc.
        case close = 7

        /// What was a rounded rectangle before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// What a button is for in an alert or a sheet.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal = 0
        /// What is most likely wanted.
        case primary
        /// It leaves things as they are.
        case cancel
        /// It takes something away.
        case destructive
    }

    /// Adapts the configuration to a button's state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The kind of button.
    open private(set) var buttonType = ButtonType.custom
    var content = ButtonContent()
    let parts = ButtonParts()

    /// A custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        showContent()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        showContent()
        if let type = coder.nibElement?.buttonType { become(type) }
        coder.finishDecoding(self, as: UIButton.self)
    }

    /// A button of a kind, in the size that suits it.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// A button with the words and picture of an action, which it does when it is pressed.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// A custom button that does an action when it is pressed.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A button that looks as a configuration says.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        // Nothing observes what an initialiser sets.
        setNeedsUpdateConfiguration()
        adopt(primaryAction)
    }

    /// A system button with an image.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    // MARK: What it shows

    /// The title in a state; states without one take the normal one.
    open func setTitle(_ title: String?, for state: State) { change { $0.titles[state] = title } }
    /// The title in a state, with attributes; it goes before one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { change { $0.attributedTitles[state] = title } }
    /// The title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[state] = color } }
    /// The colour of the title's shadow in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { $0.shadowColors[state] = color } }
    /// The image in a state.
    open func setImage(_ image: UIImage?, for state: State) { change { $0.images[state] = image } }
    /// The picture behind all, in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change { $0.backgrounds[state] = image } }

    /// What was said of a state, or of the normal one.
    open func title(for state: State) -> String? { content.titles.value(for: state) }
    /// What was said of a state, or of the normal one.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles.value(for: state) }
    /// What was said of a state, or of the normal one.
    open func titleColor(for state: State) -> UIColor? { content.titleColors.value(for: state) ?? naturalTitleColor(for: state) }
    /// What was said of a state, or of the normal one.
    open func titleShadowColor(for state: State) -> UIColor? { content.shadowColors.value(for: state) }
    /// What was said of a state, or of the normal one.
    open func image(for state: State) -> UIImage? { content.images.value(for: state) ?? naturalImage }
    /// What was said of a state, or of the normal one.
    open func backgroundImage(for state: State) -> UIImage? { content.backgrounds.value(for: state) }

    /// What it shows now.
    open var currentTitle: String? { title(for: state) }
    /// What it shows now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// What it shows now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// What it shows now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// What it shows now.
    open var currentImage: UIImage? { image(for: state) }
    /// What it shows now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The title's label, whose font and lines may be set.
    open var titleLabel: UILabel? { titleLabelPart }
    /// The image's view.
    open var imageView: UIImageView? { imagePart }
    /// The label below the title that a configuration makes.
    open var subtitleLabel: UILabel? { parts.subtitle }

    /// From the edges to the contents; with zero above and below, 6 points are left there.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { looksChanged() } }
    /// Moves the title.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Moves the image.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the image is darker under a finger; system buttons fade instead.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is lighter when the button takes no touches.
    open var adjustsImageWhenDisabled = true
    /// Kept, and not shown, as on iOS since version 7.
    open var showsTouchWhenHighlighted = false
    /// Kept, and not shown, as on iOS since version 7.
    open var reversesTitleShadowWhenHighlighted = false
    /// What it is for in an alert or a sheet.
    open var role = Role.normal
    /// A menu, which Lamina keeps and does not show.
    open var menu: UIMenu?
    /// Whether it is chosen, or no longer, each time that it is pressed.
    open var changesSelectionAsPrimaryAction = false
    /// Whether a menu is shown.
    open var isHeld: Bool { false }
    /// Whether a pointer is over it.
    open var isHovered: Bool { false }
    /// Whether it changes its looks under a pointer.
    open var isPointerInteractionEnabled = false

    // MARK: Configuration

    /// How it looks; nil leaves that to the titles and images of its states.
    open var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }
    /// Adapts the configuration whenever the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether a configuration adapts to the state by itself.
    open var automaticallyUpdatesConfiguration = true
    /// Asks for `updateConfiguration()`.
    open func setNeedsUpdateConfiguration() { looksChanged() }
    /// Adapts the configuration to the state: asks the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Places

    /// Where the picture behind all is.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where image and title may be.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Where the title is.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placeTitle(in: contentRect) }
    /// Where the image is.
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

    override var keepsTaps: Bool { true }

    override func finish(inside: Bool, with event: UIEvent?) {
        if inside, changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.finish(inside: inside, with: event)
        if inside { send(.primaryActionTriggered, with: event) }
    }

    override func stateChanged() {
        super.stateChanged()
        showState()
    }

    /// Takes the words and the picture of an action, and does it when it is pressed.
    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private func become(_ type: ButtonType) {
        buttonType = type
        showContent()
        bounds.size = naturalImage == nil ? .zero : naturalSize
    }
}
