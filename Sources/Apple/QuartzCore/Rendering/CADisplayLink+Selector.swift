public import CoreGraphics

extension CADisplayLink {
    /// Creates a link that calls a method of the target with itself as argument; it does nothing until it is added to a run loop.
    ///
    /// The target is retained until the link is invalid.
    public convenience init(target: Any, selector sel: Selector) {
        let receiver = target as AnyObject
        self.init { link in SelectorCall.send(sel, to: receiver, [link]) }
    }
}
