/// What constraints are about: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view in whose coordinates the item has its place.
    var containingView: UIView? { get }
    /// The view that decides on the direction of reading.
    var directingView: UIView? { get }
    /// Constraints that are active and about this item.
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

/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor
struct LayoutOperand {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// Where the distance begins, if it is one.
    var origin: (@MainActor () -> LayoutOperand?)?

    /// Nothing.
    init() { attribute = .notAnAttribute }

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// The distance from one place to another.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        item = end.item
        attribute = end.attribute
        origin = { start }
    }

    /// The items that it is about.
    var items: [any LayoutItem] { [item, origin?()?.item].compactMap { $0 } }

    var dimension: NSLayoutConstraint.Attribute.Dimension { origin == nil ? attribute.dimension : .length }
}
