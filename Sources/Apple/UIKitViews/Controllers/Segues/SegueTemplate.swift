import Foundation

/// The plan of a segue: its class, its destination and the way in which it appears.
@MainActor
package struct SegueTemplate {
    /// A function that shows a destination: source, destination, sender, and true for an animation.
    package typealias Performer = @MainActor (UIViewController, UIViewController, Any?, Bool) -> Void

    /// The way in which a segue shows its destination.
    package enum Kind {
        /// By `show(_:sender:)`.
        case show
        /// By `showDetailViewController(_:sender:)`.
        case showDetail
        /// By `present(_:animated:)`.
        case present
        /// By a function.
        case by(Performer)
        /// Back to the nearest controller that has a method.
        case unwind(Selector)
    }

    /// The name of the segue.
    package let identifier: String?
    let type: UIStoryboardSegue.Type
    let kind: Kind
    let isAnimated: Bool
    private let makeDestination: @MainActor (Any?) -> UIViewController?

    /// Creates a plan.
    ///
    /// - Parameter destination: Creates the destination for a sender.
    package init(
        _ kind: Kind, identifier: String? = nil, type: UIStoryboardSegue.Type = UIStoryboardSegue.self, isAnimated: Bool = true,
        destination: @escaping @MainActor (Any?) -> UIViewController?
    ) { (self.kind, self.identifier, self.type, self.isAnimated, makeDestination) = (kind, identifier, type, isAnimated, destination) }

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

extension UIViewController {
    func runSegue(_ identifier: String, sender: Any?) {
        guard let template = segueTemplates[identifier] else {
            return Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        perform(template, named: identifier, sender: sender)
    }

    /// Performs a segue that a control has triggered, if the controller allows it.
    package func trigger(_ template: SegueTemplate, sender: Any?) {
        // A segue without a name has the empty identifier here, as Objective-C's nil arrives in Swift.
        guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
        perform(template, named: template.identifier, sender: sender)
    }

    private func perform(_ template: SegueTemplate, named identifier: String?, sender: Any?) {
        if case .unwind(let action) = template.kind {
            performUnwind(action, identifier: identifier, sender: sender, type: template.type, isAnimated: template.isAnimated)
            return
        }
        guard let segue = template.segue(named: identifier, from: self, sender: sender) else { return }
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}
