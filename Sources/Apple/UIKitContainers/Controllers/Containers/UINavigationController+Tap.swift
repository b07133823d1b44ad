import Foundation

extension UINavigationController {
    /// Adds the tap gesture recogniser that hides and shows the bars, when `hidesBarsOnTap` is set.
    func watchTaps() {
        guard hidesBarsOnTap, isViewLoaded, barTap.view == nil else { return }
        barTap.cancelsTouchesInView = false
        barTap.addHandler { [weak self] in
            if $0.state == .ended { self?.barTapped($0) }
        }
        view.addGestureRecognizer(barTap)
    }

    /// Hides or shows the bars, unless the tap is on a control or on a bar.
    private func barTapped(_ tap: UIGestureRecognizer) {
        guard hidesBarsOnTap, let touched = (tap.trackedTouches + tap.pastTouches).first?.view else { return }
        let isTaken = sequence(first: touched, next: \.superview).contains { $0 is UIControl || $0 === navigationBar || $0 === toolbar }
        guard !isTaken else { return }
        if !isBarHidden { hadToolbarBeforeTap = !isToolbarAway }
        let hides = !isBarHidden
        setNavigationBarHidden(hides, animated: true)
        if hadToolbarBeforeTap { setToolbarHidden(hides, animated: true) }
    }
}
