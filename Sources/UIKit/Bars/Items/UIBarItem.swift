public import Foundation

/// Something in a bar: its words and picture, not its view.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The bar that shows the item hears of changes.
    var onChange: (() -> Void)?
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// An item without words and picture.
    public override init() { super.init() }
    /// Interface Builder's way.
    public required init?(coder: NSCoder) { super.init() }

    /// The words.
    open var title: String? { didSet { onChange?() } }
    /// The picture; its shape is filled with the tint.
    open var image: UIImage? { didSet { onChange?() } }
    /// Whether it can be used.
    open var isEnabled = true { didSet { onChange?() } }
    /// Any number, to find the item by.
    open var tag = 0
    /// Moves the edges of the picture inwards.
    open var imageInsets = UIEdgeInsets.zero { didSet { onChange?() } }
    /// The picture for a low window; kept, bars have one height.
    open var landscapeImagePhone: UIImage?
    /// Moves the edges of that picture inwards; kept.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The picture that is shown in large to those who need it; kept.
    open var largeContentSizeImage: UIImage?

    /// How the words are drawn in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        onChange?()
    }
    /// How the words are drawn in a state; nil where nothing was said.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}
