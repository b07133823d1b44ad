extension SegueTemplate {
    /// Returns a segue from a controller; nil when there is no destination.
    func segue(named identifier: String?, from source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
        guard let destination = makeDestination(sender) else { return nil }
        let segue = type.laminaInit(identifier: identifier, source: source, destination: destination)
        let (kind, isAnimated) = (kind, isAnimated)
        segue.setHandler { [weak source, weak destination] in
            // An app may keep a segue longer than its controllers.
            guard let source, let destination else { return }
            let show = { kind.display(destination, from: source, sender: sender, isAnimated: isAnimated && UIView.areAnimationsEnabled) }
            if isAnimated { show() } else { UIView.performWithoutAnimation(show) }
        }
        return segue
    }
}

extension SegueTemplate.Kind {
    @MainActor
    fileprivate func display(_ destination: UIViewController, from source: UIViewController, sender: Any?, isAnimated: Bool) {
        switch self {
        case .show: source.show(destination, sender: sender)
        case .showDetail: source.showDetailViewController(destination, sender: sender)
        case .present: source.present(destination, animated: isAnimated)
        case .by(let perform): perform(source, destination, sender, isAnimated)
        case .unwind: break
        }
    }
}

extension UIViewController: SegueRunning {
    /// Performs a segue that a control has triggered, if the controller allows it.
    package func trigger(_ template: SegueTemplate, sender: Any?) {
        // A segue without a name has the empty identifier here, as Objective-C's nil arrives in Swift.
        guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
        perform(template, named: template.identifier, sender: sender)
    }

    package func perform(_ template: SegueTemplate, named identifier: String?, sender: Any?) {
        if case .unwind(let action) = template.kind {
            performUnwind(action, identifier: identifier, sender: sender, type: template.type, isAnimated: template.isAnimated)
            return
        }
        guard let segue = template.segue(named: identifier, from: self, sender: sender) else { return }
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}
