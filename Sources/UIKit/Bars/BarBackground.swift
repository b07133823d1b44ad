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

    func show(_ appearance: UIBarAppearance) {
        backgroundColor = appearance.ground
        line.backgroundColor = appearance.shadowColor
        line.isHidden = appearance.shadowColor == nil
    }

    override func layoutSubviews() {
        let thickness = 1 / max(1, contentScaleFactor)
        // Outside the ground, as on iOS, so that the bar's own height is its contents' alone.
        line.frame = CGRect(x: 0, y: isLineAbove ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}
