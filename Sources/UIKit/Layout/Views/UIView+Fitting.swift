import CoreGraphics

extension UIView {
    /// - Source: UIView.h: the least size that the constraints allow, as near to the target as the priorities say.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsBelow()
        let engine = ConstraintEngine(root: self, fitting: Fitting(size: target, horizontal: horizontal, vertical: vertical))
        engine.solve()
        let size = engine.solvedFrame(engine.record(of: self)).size
        let insets = alignmentRectInsets
        let scale = UIScreen.main.scale
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        return CGSize(width: up(size.width - insets.left - insets.right), height: up(size.height - insets.top - insets.bottom))
    }
}
