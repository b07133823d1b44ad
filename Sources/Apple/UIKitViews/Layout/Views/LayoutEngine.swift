import CoreGraphics

/// The target size of `systemLayoutSizeFitting`, with a priority per axis.
package struct Fitting {
    package let size: CGSize
    package let horizontal: UILayoutPriority
    package let vertical: UILayoutPriority
}

/// Solves the constraints of one view tree, as views, guides and constraints see it.
@MainActor
package protocol LayoutEngine: AnyObject {
    /// True when frames may differ from the last solution.
    var isStale: Bool { get }
    /// True when a solution has moved views, whose superviews then need layout; layout passes reset it.
    var hasMovedViews: Bool { get set }
    /// Queues a constraint for the next solution.
    func add(_ constraint: NSLayoutConstraint)
    /// Removes a constraint at once.
    func remove(_ constraint: NSLayoutConstraint)
    /// Replaces a constraint in the solver, because its priority or its items' layout direction changed.
    func reinstall(_ constraint: NSLayoutConstraint)
    /// Updates the solver's constant of an installed constraint; true when it differs from the previous one.
    @discardableResult
    func shift(_ constraint: NSLayoutConstraint) -> Bool
    /// Marks the fixed frames and the system guides' insets as changed.
    func givenChanged()
    /// Updates the constraints of a view's content at the next solution.
    func refreshContent(of view: UIView)
    /// Rebuilds a view's own constraints, after a change of `translatesAutoresizingMaskIntoConstraints`.
    func refresh(_ view: UIView)
    /// Registers the views of a subtree whose frames constraints determine, and queues the subtree's constraints.
    func adopt(_ top: UIView)
    /// Removes the variables of a view or guide.
    func forget(_ item: any LayoutItem)
    /// Solves the constraints and stores the frames.
    func solve()
    /// Returns true when the constraints leave a place or length of an item open.
    func isAmbiguous(_ item: any LayoutItem) -> Bool
    /// The solved frame of a view, rounded to pixels; nil for a view that nothing constrains.
    func frame(of view: UIView) -> CGRect?
    /// The solved size of a view, not rounded.
    func solvedSize(of view: UIView) -> CGSize
}

/// A layout that can make engines; a higher module makes every `ViewLayout` one.
@MainActor
package protocol EngineMaking: ViewLayout {
    /// Creates the engine of a tree.
    ///
    /// - Parameter fitting: The target of a measurement; nil for the engine that lays out the tree.
    func makeEngine(root: UIView, fitting: Fitting?) -> any LayoutEngine
}

extension ViewLayout {
    /// Creates the engine of a tree; nil without the module of the engine.
    func engine(of root: UIView, fitting: Fitting? = nil) -> (any LayoutEngine)? {
        (self as? any EngineMaking)?.makeEngine(root: root, fitting: fitting)
    }
}
