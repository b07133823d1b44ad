import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows an image.
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage? { didSet { imageChanged(from: oldValue) } }
    /// The image while the view is highlighted; nil takes the other.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { imageChanged(from: oldValue) } } }
    /// Whether the view shows its other image.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged(from: nil) } } }
    /// The size and weight of a symbol that says none itself.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged(from: nil) } }

    /// The pictures of a film that `startAnimating()` shows.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The same while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? { didSet { if isHighlighted { stopAnimating() } } }
    /// Seconds for all pictures; 0 takes a thirtieth for each.
    open var animationDuration: TimeInterval = 0
    /// How often the film is shown; 0 shows it for ever.
    open var animationRepeatCount = 0

    /// A view in a rectangle of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view of an image's size.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// A view of an image's size, with another image for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.highlightedImage = highlightedImage
        self.image = image
        showImage()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.finishDecoding(self, as: UIImageView.self)
    }

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { showImage() }
    }

    override func resolveColors() {
        super.resolveColors()
        if shownImage?.isTemplate == true { showImage() }
    }

    /// Shows the film's pictures one after the other.
    open func startAnimating() { animate() }
    /// Shows the image again.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.filmKey) }
    /// Whether the film is shown.
    open var isAnimating: Bool { layer.animation(forKey: Self.filmKey) != nil }
}
