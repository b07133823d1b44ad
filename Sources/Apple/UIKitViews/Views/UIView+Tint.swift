import CoreGraphics

extension UIView {
    /// The dimming of a view's tint colour, for example behind a modal view.
    public typealias TintAdjustmentMode = UIViewTintAdjustmentMode

    /// The inherited tint colour, `systemBlue` by default, with the dimming applied.
    var effectiveTint: UIColor {
        let tint = inherited.tint ?? .systemBlue
        return effectiveAdjustmentMode == .dimmed ? tint.dimmed : tint
    }

    var effectiveAdjustmentMode: TintAdjustmentMode {
        inherited.adjustmentMode == .automatic ? .normal : inherited.adjustmentMode
    }

    /// Runs a change of tint or mode, and notifies this view and the descendants whose effective tint may change.
    func changeTint(_ change: () -> Void) {
        let old = effectiveTint
        change()
        guard effectiveTint != old else { return }
        var pending = [self]
        while let view = pending.popLast() {
            view.performWithTraits { view.tintColorDidChange() }
            // A subview that sets both its own tint and its own mode is unaffected, and so are its descendants.
            pending.append(contentsOf: view.subviews.reversed().filter { $0.ownTint == nil || $0.ownAdjustmentMode == .automatic })
        }
    }
}

extension UIColor {
    /// The grey of the same luma (ITU-R BT.601), at 80 % of the opacity.
    fileprivate var dimmed: UIColor {
        UIColor { traits in
            guard let parts = self.resolvedColor(with: traits).standardComponents else { return self }
            return UIColor(white: 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2], alpha: 0.8 * parts[3])
        }
    }
}
