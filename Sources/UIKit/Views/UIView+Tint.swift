import CoreGraphics

extension UIView {
    /// Whether a view's tint is faded, because something is in front of it.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic = 0
        /// Not faded.
        case normal
        /// Faded to a grey.
        case dimmed
    }

    /// The nearest tint up the views, faded when the nearest word says so.
    var effectiveTint: UIColor {
        let tint = inherited.tint ?? .systemBlue
        return effectiveAdjustmentMode == .dimmed ? tint.dimmed : tint
    }

    var effectiveAdjustmentMode: TintAdjustmentMode {
        inherited.adjustmentMode == .automatic ? .normal : inherited.adjustmentMode
    }

    /// Makes a change and tells all whose tint it changes.
    func changeTint(_ change: () -> Void) {
        let old = effectiveTint
        change()
        guard effectiveTint != old else { return }
        var pending = [self]
        while let view = pending.popLast() {
            view.performWithTraits { view.tintColorDidChange() }
            // A view with a tint and a mode of its own, and all below it, keep what they had.
            pending.append(contentsOf: view.subviews.reversed().filter { $0.ownTint == nil || $0.ownAdjustmentMode == .automatic })
        }
    }
}

extension UIColor {
    /// The grey that is as light.
    fileprivate var dimmed: UIColor {
        UIColor { traits in
            guard let parts = self.resolvedColor(with: traits).standardComponents else { return self }
            return UIColor(white: 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2], alpha: 0.8 * parts[3])
        }
    }
}
