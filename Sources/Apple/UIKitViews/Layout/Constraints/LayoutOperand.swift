/// An object that constraints can refer to: a view or a layout guide.
@MainActor
package protocol LayoutItem: AnyObject {
    /// The view in whose coordinates the item's frame is expressed: a view's superview, a guide's owning view.
    var containingView: UIView? { get }
    /// The view whose layout direction decides between left and right for the item's leading and trailing edges.
    var directingView: UIView? { get }
    /// The active constraints that refer to this item.
    var attachedConstraints: [NSLayoutConstraint] { get set }
}

extension UIView: LayoutItem {
    package var containingView: UIView? { superview }
    package var directingView: UIView? { self }
    package var attachedConstraints: [NSLayoutConstraint] {
        get { viewLayout?.attached ?? [] }
        set { layoutState.attached = newValue }
    }
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
package struct LayoutOperand {
    package weak var item: (any LayoutItem)?
    package let attribute: NSLayoutConstraint.Attribute
    /// Returns the start of a distance that ends at `attribute` of `item`; nil for an operand that is a plain attribute.
    ///
    /// The start is stored in a closure, because a struct cannot contain a value of its own type.
    package var origin: (@MainActor () -> LayoutOperand?)?

    /// Creates an operand without an item; a constraint with such an operand cannot be activated.
    package init() { attribute = .notAnAttribute }

    package init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// Creates the distance from one anchor to another along the same axis.
    package init(from start: LayoutOperand, to end: LayoutOperand) {
        item = end.item
        attribute = end.attribute
        origin = { start }
    }

    /// The items that the operand refers to: one, or two for a distance.
    package var items: [any LayoutItem] { [item, origin?()?.item].compactMap { $0 } }

    package var dimension: NSLayoutConstraint.Attribute.Dimension { origin == nil ? attribute.dimension : .length }
}
