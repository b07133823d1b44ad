import CoreGraphics

extension UIWindow: WindowResizing {
    /// A window's size change in progress.
    struct Resizing {
        let window: UIWindow
        let transition: ControllerTransition
        let size: CGSize
    }

    /// Tells the controllers that the window's size will change.
    ///
    /// The caller then changes the traits and calls the result.
    ///
    /// - Parameter newTraits: The screen's coming traits; nil when they stay.
    package func beginResizing(to size: CGSize, animated: Bool, newTraits: UITraitCollection?) -> @MainActor (Double) -> Void {
        // A transition from the root controller to itself: only its coordinator is needed, for animations alongside the size change.
        let transition = ControllerTransition(
            in: self, from: .init(controller: rootViewController, initialFrame: bounds),
            to: .init(controller: rootViewController, finalFrame: CGRect(origin: .zero, size: size)), isAnimated: animated, style: .none)
        if let coordinator = transition.coordinator {
            if let newTraits { rootViewController?.willTransition(to: newTraits, with: coordinator) }
            rootViewController?.viewWillTransition(to: size, with: coordinator)
        }
        return Resizing(window: self, transition: transition, size: size).finish
    }
}

extension UIWindow.Resizing {
    /// Sets the window's new size and runs the animations that the controllers added alongside.
    ///
    /// - Parameter duration: The duration of the change, in seconds; 0 does not animate.
    @MainActor
    func finish(duration: Double) {
        let change = { [self] in
            window.frame.size = size
            window.layoutIfNeeded()
        }
        transition.runAlongside(for: duration)
        guard duration > 0 else {
            change()
            return AppearanceScheduler.afterCommit { transition.completeAlongside() }
        }
        UIView.animate(withDuration: duration, delay: 0, options: [], animations: change) { _ in transition.completeAlongside() }
    }
}
