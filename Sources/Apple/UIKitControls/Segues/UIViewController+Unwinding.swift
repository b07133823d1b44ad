extension UIViewController {
    /// Goes back to the nearest controller that has a method and allows it, and calls the method with the segue.
    ///
    /// The search begins at this controller: in its own children, then in its parent and the controllers below it, then in the presenting controller.
    ///
    /// - Returns: False when no controller can be the destination.
    @discardableResult
    package func performUnwind(
        _ action: Selector, identifier: String? = nil, sender: Any?, type: UIStoryboardSegue.Type = UIStoryboardSegue.self, isAnimated: Bool = true
    ) -> Bool {
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        guard let destination = unwindDestination(from: source) else { return false }
        let segue = type.laminaInit(identifier: identifier, source: self, destination: destination)
        prepare(for: segue, sender: sender)
        ActionCall(selector: action, sender: segue, event: nil).send(to: destination)
        segue.setHandler { [weak self, weak segue] in
            guard let self, let segue else { return }
            let back = { self.goBack(to: destination, by: segue) }
            if isAnimated { back() } else { UIView.performWithoutAnimation(back) }
        }
        segue.perform()
        return true
    }

    private func unwindDestination(from source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            if let found = controller.unwindTarget(of: source) { return found }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    /// Returns the destination in this controller's allowed children, or this controller itself.
    private func unwindTarget(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) {
            if let found = child.unwindTarget(of: source) { return found }
        }
        guard self !== source.source else { return nil }
        return canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender) ? self : nil
    }

    /// Removes the controllers above the destination, from the nearest common ancestor inwards.
    private func goBack(to destination: UIViewController, by segue: UIStoryboardSegue) {
        let path = destination.ancestry
        guard let meeting = ancestry.first(where: { step in path.contains { $0 === step } }) else { return }
        if meeting.presentedViewController != nil { meeting.dismiss(animated: UIView.areAnimationsEnabled) }
        // Each container on the way to the destination uncovers the next one.
        let route = path.prefix { $0 !== meeting }.reversed()
        var container = meeting
        for next in route {
            if container.presentedViewController != nil, container !== meeting { container.dismiss(animated: UIView.areAnimationsEnabled) }
            container.unwind(for: segue, towards: next)
            container = next
        }
    }

    /// The controller, its parent or presenting controller, and so on.
    private var ancestry: [UIViewController] { Array(sequence(first: self) { $0.parent ?? $0.presentingViewController }) }
}
