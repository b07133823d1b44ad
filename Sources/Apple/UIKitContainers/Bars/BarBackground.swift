import CoreGraphics

/// The background of a bar: a blur, a colour over it, and a hairline of one pixel towards the content.
final class BarBackground: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let line = UIView()
    private let isLineAbove: Bool
    private let picture = UIImageView()
    private let shadow = UIImageView()
    private var images: (background: UIImage?, shadow: UIImage?) = (nil, nil)

    /// Creates a background.
    ///
    /// - Parameter isLineAbove: True draws the hairline above the upper edge, for bars at the bottom; false draws it below the lower edge.
    init(isLineAbove: Bool) {
        self.isLineAbove = isLineAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(effectView)
        addSubview(picture)
        addSubview(line)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the bar's own images, which replace those of its appearance; nil keeps them.
    ///
    /// In a translucent bar a background image replaces the blur and the colours too: an empty one leaves the bar without any background.
    func showImages(background: UIImage?, shadow: UIImage?) { images = (background, shadow) }

    /// Sets the blur and the colours.
    ///
    /// - Parameters:
    ///   - appearance: The appearance that gives the background for the default style, and the hairline's colour.
    ///   - style: The bar style; other styles than the default give a dark background.
    ///   - tint: The background colour; nil takes that of `appearance` or `style`.
    ///   - isTranslucent: False makes the background opaque, without a blur.
    func show(_ appearance: UIBarAppearance, _ style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) {
        let isDefault = style == .default
        let effect = isDefault ? appearance.backgroundEffect : BarColors.blackChrome
        let color = tint ?? (isDefault ? appearance.backgroundColor : nil)
        let isBlurred = isTranslucent && images.background == nil
        effectView.effect = isBlurred ? effect : nil
        effectView.contentView.backgroundColor = isTranslucent ? isBlurred ? color : nil : opaque(color, for: effect, style)
        line.backgroundColor = appearance.shadowColor
        picture.image = images.background ?? appearance.backgroundImage
        shadow.image = images.shadow ?? appearance.shadowImage
        picture.isHidden = picture.image == nil
        shadow.isHidden = shadow.image == nil
        line.isHidden = appearance.shadowColor == nil || shadow.image != nil
        setNeedsLayout()
    }

    /// The colour of an opaque bar; nil for an appearance without a background.
    private func opaque(_ color: UIColor?, for effect: UIBlurEffect?, _ style: UIBarStyle) -> UIColor? {
        if let color { return color.withAlphaComponent(1) }
        guard effect != nil else { return nil }
        return style == .default ? BarColors.opaque : BarColors.opaqueBlack
    }

    override func layoutSubviews() {
        effectView.frame = bounds
        picture.frame = bounds
        let height = shadow.image?.size.height ?? 0
        shadow.frame = CGRect(x: 0, y: isLineAbove ? -height : bounds.height, width: bounds.width, height: height)
        let thickness = 1 / max(1, contentScaleFactor)
        // The hairline is outside the background, as on iOS, so that the bar's height is the height of its content alone.
        line.frame = CGRect(x: 0, y: isLineAbove ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}

extension UIView {
    /// Lays out the controller of a bar again, whose children extend below translucent bars but not below opaque ones.
    func containerNeedsLayout() { superview?.setNeedsLayout() }
}
