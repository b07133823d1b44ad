import CoreGraphics

/// The background of a bar, with a hairline of one pixel towards the content.
final class BarBackground: UIView {
    private let line = UIView()
    private let isLineAbove: Bool

    /// Creates a background.
    ///
    /// - Parameter isLineAbove: True draws the hairline above the upper edge, for bars at the bottom; false draws it below the lower edge.
    init(isLineAbove: Bool) {
        self.isLineAbove = isLineAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the colours.
    ///
    /// - Parameters:
    ///   - appearance: The appearance that gives the background for the default style, and the hairline's colour.
    ///   - style: The bar style; other styles than the default give a dark background.
    ///   - tint: The background colour; nil takes the colour of `appearance` or `style`.
    func show(_ appearance: UIBarAppearance, _ style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) {
        let ground = tint ?? (style == .default ? appearance.ground : BarColors.black)
        backgroundColor = isTranslucent ? ground : ground?.withAlphaComponent(1)
        line.backgroundColor = appearance.shadowColor
        line.isHidden = appearance.shadowColor == nil
    }

    override func layoutSubviews() {
        let thickness = 1 / max(1, contentScaleFactor)
        // The hairline is outside the background, as on iOS, so that the bar's height is the height of its content alone.
        line.frame = CGRect(x: 0, y: isLineAbove ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}
