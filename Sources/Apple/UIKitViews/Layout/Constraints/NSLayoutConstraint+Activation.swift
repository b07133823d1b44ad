import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    /// All items that the constraint refers to, on both sides.
    package var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// The items' views: the item itself if it is a view, or the owning view of a layout guide.
    private var views: [UIView] { items.compactMap { $0 as? UIView ?? $0.containingView } }

    package func activate() {
        guard holder == nil else { return }
        if let fault {
            return Diagnostics.report(exception: "NSInvalidArgumentException", detail: "cannot activate \(text): \(fault)")
        }
        guard let view = commonView else {
            return Diagnostics.report(
                exception: "NSGenericException",
                detail: "cannot activate \(text): its items have no common ancestor; does it refer to views in different hierarchies?")
        }
        view.hold(self)
    }

    package func deactivate() { holder?.letGo(of: self) }

    /// The reason why the constraint cannot be activated, for the log; nil when it is valid.
    private var fault: String? {
        if !constant.isFinite || !multiplier.isFinite { return "the multiplier or constant is not finite" }
        if first.item == nil { return "the first item is neither view nor layout guide" }
        guard let second else {
            return first.dimension == .length ? nil : "an edge or centre must be related to another edge or centre"
        }
        if second.item == nil { return "the second item no longer exists" }
        if first.dimension == .none || second.dimension == .none { return "an attribute is missing" }
        if (first.dimension == .length) != (second.dimension == .length) { return "a length must be related to another length" }
        return nil
    }

    /// True when the constraint relates a horizontal position to a vertical one: it may be activated, but no layout can respect it.
    ///
    /// - Source: UIKit creates and activates such constraints, as the tests of layout libraries do, and raises `NSInvalidLayoutConstraintException` at layout.
    package var mixesAxes: Bool { second.map { first.dimension != $0.dimension } ?? false }

    /// The nearest common ancestor of the items' views, which may be one of these views itself; nil when there is none.
    private var commonView: UIView? {
        let views = views
        guard views.count == items.count, var common = views.first else { return nil }
        for view in views.dropFirst() {
            guard let next = Self.nearestView(common, view) else { return nil }
            common = next
        }
        return common
    }

    /// Returns the nearest view that is each of two views or its ancestor; nil when the views are in different trees.
    private static func nearestView(_ first: UIView, _ second: UIView) -> UIView? {
        // The common cases, the same view or a view and its superview, need no set of ancestors.
        if first === second || second.superview === first { return first }
        let above = Set(sequence(first: first) { $0.superview }.map { ObjectIdentifier($0) })
        return sequence(first: second) { $0.superview }.first { above.contains(ObjectIdentifier($0)) }
    }

    /// Passes a new constant to the solver; a constant that is not finite is logged and replaced by the old one.
    func constantChanged(from old: CGFloat) {
        guard constant != old else { return }
        guard constant.isFinite else {
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "the constant of a constraint is not finite")
            storedConstant = old
            return
        }
        changeInEngine { $0.shift(self) }
    }

    /// Passes a change of an active constraint to the engine of its view tree, if there is one, and requests a layout pass.
    func changeInEngine(_ change: (any LayoutEngine) -> Void) {
        guard let holder else { return }
        if let engine = holder.engine { change(engine) }
        holder.setNeedsLayout()
    }
}

extension UIView {
    /// Makes this view the constraint's holder, which activates the constraint.
    package func hold(_ constraint: NSLayoutConstraint) {
        constraint.holder = self
        layoutState.constraints.append(constraint)
        for item in constraint.items { item.attachedConstraints.append(constraint) }
        takePartInLayout()
        engine?.add(constraint)
        setNeedsLayout()
    }

    /// Deactivates a constraint that this view holds; ignores constraints that other views hold.
    func letGo(of constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        engine?.remove(constraint)
        constraint.holder = nil
        layoutState.constraints.removeLast { $0 === constraint }
        for item in constraint.items { item.attachedConstraints.removeLast { $0 === constraint } }
        setNeedsLayout()
    }
}

extension Array {
    /// Removes the last element that matches.
    ///
    /// The search begins at the end, because the element that was added last is usually removed first.
    package mutating func removeLast(where matches: (Element) -> Bool) {
        if let index = lastIndex(where: matches) { remove(at: index) }
    }
}
