public import Foundation

/// A linear relation between the geometry of two items: `first (==, >=, <=) multiplier × second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    package private(set) var first = LayoutOperand()
    package private(set) var second: LayoutOperand?

    /// The relation between the two sides; `equal` by default.
    open private(set) var relation = Relation.equal
    /// The factor of the second attribute; 1 by default.
    open private(set) var multiplier: CGFloat = 1
    /// The offset that is added to the right side, in points.
    ///
    /// Settable while the constraint is active; a value that is not finite is refused.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            let old = storedConstant
            storedConstant = newValue
            constantChanged(from: old)
        }
    }
    /// The storage of `constant`.
    ///
    /// Initialisers store any value, even NaN; the activation then refuses a value that is not finite.
    var storedConstant: CGFloat = 0
    /// The priority that decides between contradicting constraints; `required` by default.
    ///
    /// Settable while the constraint is active.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { changeInEngine { $0.reinstall(self) } } }
    }
    /// A name for log messages.
    open var identifier: String?
    /// True when Interface Builder archives the constraint; has no effect here.
    open var shouldBeArchived = false
    /// True while the constraint takes part in layout.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The view that holds the active constraint: the nearest common ancestor of its items; nil while inactive.
    package weak var holder: UIView?

    /// Creates a constraint without items, which cannot be activated; exists for subclasses.
    public override init() { super.init() }

    /// Creates the inactive constraint `view1.attr1 (relation) multiplier × view2.attr2 + c`.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - view2: A view or layout guide; nil with `attr2` `.notAnAttribute` to compare a length with the constant alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        set(item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier, constant: c)
    }

    package convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        set(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// Sets both sides of an inactive constraint.
    package func set(_ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
    }

    /// Sets both sides of an inactive constraint from the arguments of the public initialiser.
    ///
    /// The method is separate from the initialiser, because a nib creates constraints of custom classes with `init()`.
    package func set(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        let first = (view1 as? any LayoutItem).map { LayoutOperand($0, attr1) } ?? LayoutOperand()
        let second = attr2 == .notAnAttribute ? nil : (view2 as? any LayoutItem).map { LayoutOperand($0, attr2) }
        set(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// Called after the constraint was loaded from a nib and its outlets are connected; subclasses call `super`.
    open func awakeFromNib() {}

    /// The view or layout guide on the left side of the constraint's equation.
    open var firstItem: AnyObject? { first.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { first.attribute }
    /// The view or layout guide on the right side; nil when there is none.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute of the second item; `notAnAttribute` when there is none.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    /// The first item and attribute as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The second item and attribute as an anchor; nil when there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// Activates constraints.
    ///
    /// Each constraint is stored in the nearest common ancestor of its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    open override nonisolated var description: String { MainActor.assumeIsolated { text } }
}
