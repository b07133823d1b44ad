public import Foundation

/// A step from one controller to another; subclasses decide how the destination appears.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name of the segue.
    public let identifier: String?
    /// The controller at which the segue begins.
    public let source: UIViewController
    /// The controller at which the segue ends.
    public let destination: UIViewController
    private var handler: (() -> Void)?

    /// Creates a segue; `perform()` runs it.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Creates a segue that runs a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination: by the segue's closure, or by presenting it.
    open func perform() {
        if let handler { return handler() }
        source.present(destination, animated: UIView.areAnimationsEnabled)
    }

    /// Sets the closure that the segue performs.
    func setHandler(_ handler: @escaping () -> Void) { self.handler = handler }
}

/// The plan of a segue: its class, its destination and the way in which it appears.
@MainActor
package struct SegueTemplate {
    /// The way in which a segue shows its destination.
    package enum Kind: Sendable {
        /// By `show(_:sender:)`.
        case show
        /// By `showDetailViewController(_:sender:)`.
        case showDetail
        /// By `present(_:animated:)`.
        case present
    }

    private let type: UIStoryboardSegue.Type
    private let kind: Kind
    private let isAnimated: Bool
    private let makeDestination: @MainActor () -> UIViewController?

    /// Creates a plan.
    package init(
        _ kind: Kind, type: UIStoryboardSegue.Type = UIStoryboardSegue.self, isAnimated: Bool = true,
        destination: @escaping @MainActor () -> UIViewController?
    ) { (self.type, self.kind, self.isAnimated, makeDestination) = (type, kind, isAnimated, destination) }

    /// Returns a segue from a controller; nil when there is no destination.
    func segue(named identifier: String?, from source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
        guard let destination = makeDestination() else { return nil }
        let segue = type.init(identifier: identifier, source: source, destination: destination)
        let (kind, isAnimated) = (kind, isAnimated)
        segue.setHandler { [weak source, weak destination] in
            // An app may keep a segue longer than its controllers.
            guard let source, let destination else { return }
            let show = {
                switch kind {
                case .show: source.show(destination, sender: sender)
                case .showDetail: source.showDetailViewController(destination, sender: sender)
                case .present: source.present(destination, animated: isAnimated && UIView.areAnimationsEnabled)
                }
            }
            if isAnimated { show() } else { UIView.performWithoutAnimation(show) }
        }
        return segue
    }
}

extension UIViewController {
    func runSegue(_ identifier: String, sender: Any?) {
        guard let template = segueTemplates[identifier], let segue = template.segue(named: identifier, from: self, sender: sender) else {
            return Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Performs a segue that a control has triggered, if the controller allows it.
    package func triggerSegue(_ identifier: String, sender: Any?) {
        if shouldPerformSegue(withIdentifier: identifier, sender: sender) { performSegue(withIdentifier: identifier, sender: sender) }
    }
}
