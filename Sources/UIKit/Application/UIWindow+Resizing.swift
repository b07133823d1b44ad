import CoreGraphics

extension UIWindow {
    /// What is under way while a window takes another size.
    struct Resizing {
        let window: UIWindow
        let transition: ControllerTransition
        let size: CGSize
    }

    /// Tells the controllers that the window will take another size; the caller changes the traits, then says `finish`.
    func beginResizing(to size: CGSize, animated: Bool) -> Resizing {
        let transition = ControllerTransition(
            in: self, from: .init(controller: rootViewController, initialFrame: bounds),
            to: .init(controller: rootViewController, finalFrame: CGRect(origin: .zero, size: size)), isAnimated: animated, style: .none)
        if let coordinator = transition.coordinator { rootViewController?.viewWillTransition(to: size, with: coordinator) }
        return Resizing(window: self, transition: transition, size: size)
    }
}

extension UIWindow.Resizing {
    /// The window takes the size, with all that goes alongside.
    ///
    /// - Parameter duration: Seconds; 0 does not animate.
    @MainActor
    func finish(duration: Double) {
        let change = { [self] in
            window.frame.size = size
            window.layoutIfNeeded()
        }
        transition.runAlongside(for: duration)
        guard duration > 0 else {
            change()
            return AppearanceTurn.afterCommit { transition.completeAlongside() }
        }
        UIView.animate(withDuration: duration, delay: 0, options: [], animations: change) { _ in transition.completeAlongside() }
    }
}
