/// An object that constraints can refer to: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view in whose coordinates the item's frame is expressed: a view's superview, a guide's owning view.
    var containingView: UIView? { get }
    /// The view whose layout direction decides between left and right for the item's leading and trailing edges.
    var directingView: UIView? { get }
    /// The active constraints that refer to this item.
    var attachedConstraints: [NSLayoutConstraint] { get set }
}

extension UIView: LayoutItem {
    var containingView: UIView? { superview }
    var directingView: UIView? { self }
    var attachedConstraints: [NSLayoutConstraint] {
        get { viewLayout?.attached ?? [] }
        set { layoutState.attached = newValue }
    }
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
struct LayoutOperand {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// Returns the start of the distance, which ends at `item` and `attribute`; nil for a plain attribute.
    ///
    /// A closure because a struct cannot contain itself.
    var origin: (@MainActor () -> LayoutOperand?)?

    /// An operand without an item.
    ///
    /// A constraint with it cannot be activated.
    init() { attribute = .notAnAttribute }

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// The distance from one anchor to another of the same axis.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        item = end.item
        attribute = end.attribute
        origin = { start }
    }

    /// The items that the operand refers to: one, or two for a distance.
    var items: [any LayoutItem] { [item, origin?()?.item].compactMap { $0 } }

    var dimension: NSLayoutConstraint.Attribute.Dimension { origin == nil ? attribute.dimension : .length }
}
