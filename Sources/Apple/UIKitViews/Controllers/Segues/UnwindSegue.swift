public import Foundation

/// The beginning of an unwind segue: the controller, the method of the destination, and the object that triggered it.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller at which the segue begins.
    public let source: UIViewController
    /// The method that the destination has.
    public let unwindAction: Selector
    /// The object that triggered the segue.
    public let sender: Any?

    package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}

extension UIViewController {
    /// Returns the children in the order of the search, from top to bottom, without the child that contains the source.
    func searchedChildren(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.reversed().filter { $0 !== containing }
    }

    /// Returns the child that is another controller or contains it, also by presentation.
    func child(above controller: UIViewController) -> UIViewController? {
        for ancestor in sequence(first: controller, next: { $0.parent ?? $0.presentingViewController }) where ancestor.parent === self {
            return ancestor
        }
        return nil
    }
}
