import CoreGraphics

extension UIView {
    /// Measures the view for `systemLayoutSizeFitting` in a separate engine; the view's frame does not change.
    ///
    /// - Source: UIView.h: the least size that the constraints allow, as near to the target as the priorities permit.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsBelow()
        let fitting = Fitting(size: target, horizontal: horizontal, vertical: vertical)
        guard let engine = layoutState.engine(of: self, fitting: fitting) else { return bounds.size }
        engine.solve()
        let size = engine.solvedSize(of: self)
        let insets = alignmentRectInsets
        let scale = UIScreen.main.scale
        // Rounded up to pixels, so that the content fits. Without the bias of 1e-6, a rounding error could add a whole pixel.
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        return CGSize(width: up(size.width - insets.left - insets.right), height: up(size.height - insets.top - insets.bottom))
    }
}
