import CoreGraphics

/// The ground of a bar, with a line of one pixel towards the contents.
final class BarBackground: UIView {
    private let line = UIView()
    private let isLineAbove: Bool

    /// - Parameter isLineAbove: The line is at the upper edge, as of bars at the bottom.
    init(isLineAbove: Bool) {
        self.isLineAbove = isLineAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - style: The old word for the colours.
    ///   - tint: Takes the place of both.
    func show(_ appearance: UIBarAppearance, _ style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) {
        let ground = tint ?? (style == .default ? appearance.ground : BarColors.black)
        backgroundColor = isTranslucent ? ground : ground?.withAlphaComponent(1)
        line.backgroundColor = appearance.shadowColor
        line.isHidden = appearance.shadowColor == nil
    }

    override func layoutSubviews() {
        let thickness = 1 / max(1, contentScaleFactor)
        // Outside the ground, as on iOS, so that the bar's own height is its contents' alone.
        line.frame = CGRect(x: 0, y: isLineAbove ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}
