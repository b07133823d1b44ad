/// What follows when something happens to a layer: a property changes, it enters or leaves the tree.
public protocol CAAction: AnyObject {
    /// Carries the action out.
    ///
    /// - Parameters:
    ///   - event: The name of what happened, such as a property's.
    ///   - anObject: The layer it happened to.
    ///   - dict: More about what happened, if there is more.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action's event when a layer becomes visible: inserted into a tree on a screen, or no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The action's event when a layer stops being visible: removed from a tree on a screen, or hidden.
public let kCAOnOrderOut = "onOrderOut"
