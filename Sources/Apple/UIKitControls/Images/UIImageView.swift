import CoreGraphics
public import Foundation
import QuartzCore
package import LaminaMethods

/// A view that displays an image or an animated sequence of images.
open class UIImageView: UIView, ColorResolving {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { imageViewMembers }

    /// The displayed image.
    open var image: UIImage? {
        willSet { willChangeValue(forKey: "image") }
        didSet {
            checkThread()
            imageChanged(from: oldValue)
            isOpaque = image?.isFilled ?? true
            didChangeValue(forKey: "image")
        }
    }
    /// The image while the view is highlighted; nil uses `image`.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { imageChanged(from: oldValue) } } }
    /// True when the view displays its highlighted image.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged(from: nil) } } }
    /// The default configuration of symbols, used where the symbol image specifies none.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged(from: nil) } }

    /// The frames that `startAnimating()` displays.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The frames while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? { didSet { if isHighlighted { stopAnimating() } } }
    /// The duration of one cycle through all frames, in seconds; 0 shows each frame for 1/30 second.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions; 0 repeats without end.
    open var animationRepeatCount = 0

    /// The factor by which the displayed symbol's bitmap is enlarged.
    var symbolZoom: CGFloat = 1
    /// The layer that effects move and fade; nil while there are none.
    var stage: SymbolStage?

    /// Creates a view with a frame in its superview's coordinate space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view with the size of an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showImage()
    }

    /// Creates a view with the size of an image, and with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.highlightedImage = highlightedImage
        self.image = image
        showImage()
    }

    /// Creates the view from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.finishDecoding(self, as: UIImageView.self)
    }

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? super.alignmentRectInsets }
    /// Shows the image again, because the layout's direction may have changed with the margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if shownImage?.flipsForRightToLeftLayoutDirection == true { showImage() }
    }

    open override var contentMode: ContentMode {
        didSet {
            stage?.place()
            sharpenSymbol()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        stage?.place()
        sharpenSymbol()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { showImage() }
    }

    package func resolveOwnColors() {
        if image?.hasVersions == true || highlightedImage?.hasVersions == true { return imageChanged(from: nil) }
        if shownImage?.isTemplate == true { showImage() }
    }

    /// Starts the frame animation.
    open func startAnimating() { animate() }
    /// Stops the frame animation and displays the image.
    open func stopAnimating() { contentLayer.removeAnimation(forKey: Self.filmKey) }
    /// True while the frame animation runs.
    open var isAnimating: Bool { contentLayer.animation(forKey: Self.filmKey) != nil }
}
