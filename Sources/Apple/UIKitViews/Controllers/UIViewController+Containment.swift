import CoreGraphics
import Foundation

extension UIViewController {
    package func adopt(_ child: UIViewController) {
        guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
            return Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "cannot add \(child) as a child of itself or of its descendant")
        }
        guard child.parent !== self else { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        child.appearance.isJoiningParent = true
        children.append(child)
        child.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        if traitsOfParent != nil { traitsOfParent = nil }
        appearance.isJoiningParent = false
        // The former parent's transition does not reach the controller any more.
        if appearance.state == .disappearing, appearance.driver == .parent, viewIfLoaded?.window == nil { finishAppearance(of: .parent) }
        didMove(toParent: nil)
    }

    /// Returns the nearest ancestor of a class.
    package func nearestContainer<Container: UIViewController>(_ type: Container.Type) -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// The root of the chain of parents.
    var outermost: UIViewController {
        var found = self
        while let parent = found.parent { found = parent }
        return found
    }

    func swapViews(
        from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self else {
            return Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "children \(from) and \(to) must have the common parent \(self)")
        }
        let (old, new) = (from.requiredView, to.requiredView)
        let isAnimated = duration > 0
        let ownsAppearance = shouldAutomaticallyForwardAppearanceMethods
        if ownsAppearance {
            from.startAppearance(false, animated: isAnimated, by: .caller)
            to.startAppearance(true, animated: isAnimated, by: .caller)
        }
        let container = old.superview ?? requiredView
        // A flip or fade animates between two images of the container. Other animations need both views in the container at once.
        if options.effect == nil, new.superview == nil { container.addSubview(new) }
        let changes = {
            animations?()
            guard options.effect != nil else { return }
            container.insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        }
        UIView.transition(with: container, duration: duration, options: options, animations: changes) { finished in
            old.removeFromSuperview()
            if ownsAppearance {
                from.finishAppearance(of: .caller)
                to.finishAppearance(of: .caller)
            }
            completion?(finished)
        }
    }
}

// MARK: - Sizes

extension UIViewController {
    func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.requiredView.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
        modal.presented?.modal.presentation?.viewWillTransition(to: size, with: coordinator)
    }

    func passOnTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: traits, with: coordinator) }
        modal.presented?.modal.presentation?.willTransition(to: traits, with: coordinator)
    }

    /// Tells the parent, or the presentation, that the preferred size changed.
    func announcePreferredSize() {
        let container: (any UIContentContainer)? = parent ?? modal.presentation
        container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Returns the new size of a child: a child that fills this controller's view continues to fill it, any other child keeps its size.
    func childSize(_ container: any UIContentContainer, in size: CGSize) -> CGSize {
        guard let child = container as? UIViewController else { return size }
        let childSize = child.requiredView.bounds.size
        return childSize == requiredView.bounds.size ? size : childSize
    }
}
