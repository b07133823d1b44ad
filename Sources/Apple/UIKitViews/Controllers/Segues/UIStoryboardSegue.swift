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
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
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
    package func setHandler(_ handler: @escaping () -> Void) { self.handler = handler }
}
