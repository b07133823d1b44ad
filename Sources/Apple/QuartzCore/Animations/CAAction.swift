/// An object that responds to an event of a layer, such as a changed property or the layer's entry into a tree.
public protocol CAAction: AnyObject {
    /// Performs the action.
    ///
    /// - Parameters:
    ///   - event: The name of the event; for a changed property, the property's name.
    ///   - anObject: The layer in which the event happened.
    ///   - dict: Further values about the event; nil when there are none.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The event of a layer that becomes visible: it is inserted into a visible tree, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that becomes invisible: it is removed from a visible tree, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
