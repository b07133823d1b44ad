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
