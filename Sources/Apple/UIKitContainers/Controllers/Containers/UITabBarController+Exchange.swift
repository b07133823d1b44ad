import CoreGraphics

/// Selections that the delegate animates.
extension UITabBarController {
    /// The delegate's animation for a selection; nil for an exchange of the views without one.
    func animator(from old: UIViewController, to new: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard UIView.areAnimationsEnabled else { return nil }
        return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }

    /// Exchanges the controllers by an animation, which the delegate's interaction controller may drive.
    ///
    /// - Parameter goBack: Called when the interaction was cancelled, to select the old controller again.
    func exchange(
        _ old: UIViewController, for new: UIViewController, by animator: any UIViewControllerAnimatedTransitioning, goBack: @escaping () -> Void
    ) {
        let view = new.requiredView
        UIView.performWithoutAnimation {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            new.moveView(to: frame(of: new), in: stage)
            placeBar()
        }
        let transition = ControllerTransition(
            in: stage, from: .init(controller: old, view: old.viewIfLoaded, initialFrame: old.viewIfLoaded?.frame ?? .zero),
            to: .init(controller: new, view: view, finalFrame: frame(of: new)), isAnimated: true, style: .none)
        runningCoordinator = transition.coordinator
        transition.animator = animator
        exchange = transition
        new.startAppearance(true, animated: true, by: .caller)
        old.startAppearance(false, animated: true, by: .caller)
        transition.put(in: delegate?.tabBarController(self, interactionControllerFor: animator), moving: requiredView)
        transition.run { [self] completed in
            exchange = nil
            if completed {
                old.viewIfLoaded?.removeFromSuperview()
                old.finishAppearance(of: .caller)
                new.finishAppearance(of: .caller)
            } else {
                goBack()
                new.startAppearance(false, animated: true, by: .caller)
                new.viewIfLoaded?.removeFromSuperview()
                new.finishAppearance(of: .caller)
                old.viewIfLoaded?.frame = frame(of: old)
                old.startAppearance(true, animated: true, by: .caller)
                old.finishAppearance(of: .caller)
            }
            placeBar()
        }
    }
}
