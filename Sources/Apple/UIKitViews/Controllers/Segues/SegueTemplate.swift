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
    package let type: UIStoryboardSegue.Type
    package let kind: Kind
    package let isAnimated: Bool
    /// Creates the destination for a sender.
    package let makeDestination: @MainActor (Any?) -> UIViewController?

    /// Creates a plan.
    ///
    /// - Parameter destination: Creates the destination for a sender.
    package init(
        _ kind: Kind, identifier: String? = nil, type: UIStoryboardSegue.Type = UIStoryboardSegue.self, isAnimated: Bool = true,
        destination: @escaping @MainActor (Any?) -> UIViewController?
    ) { (self.kind, self.identifier, self.type, self.isAnimated, makeDestination) = (kind, identifier, type, isAnimated, destination) }
}

extension UIViewController {
    func runSegue(_ identifier: String, sender: Any?) {
        guard let template = segueTemplates[identifier] else {
            return Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        (self as? any SegueRunning)?.perform(template, named: identifier, sender: sender)
    }
}
