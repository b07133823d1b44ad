public import Foundation

/// A demand on places and lengths of views: the first is related to a multiple of the second and a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first = LayoutOperand()
    private(set) var second: LayoutOperand?

    /// How the first is related to the second.
    open private(set) var relation = Relation.equal
    /// The factor of the second.
    open private(set) var multiplier: CGFloat = 1
    /// What is added to the second, in points.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            let old = storedConstant
            storedConstant = newValue
            constantChanged(from: old)
        }
    }
    /// The constant, which an initialiser may make anything: activating the constraint refuses what is not finite.
    var storedConstant: CGFloat = 0
    /// How much it matters; `required` unless changed.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { changeInEngine { $0.reinstall(self) } } }
    }
    /// A name for the log.
    open var identifier: String?
    /// Whether Interface Builder keeps it.
    open var shouldBeArchived = false
    /// Kept by its view and in force.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The view whose constraint it is: the nearest that holds both items.
    weak var holder: UIView?

    /// A constraint about nothing, which cannot be activated; subclasses override it.
    public override init() { super.init() }

    /// The general form of a constraint.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - view2: A view or layout guide; nil where the first is a length and is compared with the constant alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        set(item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier, constant: c)
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        set(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// Says what an inactive constraint is about.
    func set(_ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
    }

    /// Says what an inactive constraint is about, as the general initialiser does.
    func set(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        let first = (view1 as? any LayoutItem).map { LayoutOperand($0, attr1) } ?? LayoutOperand()
        let second = attr2 == .notAnAttribute ? nil : (view2 as? any LayoutItem).map { LayoutOperand($0, attr2) }
        set(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// The constraint was loaded from a nib and its outlets are connected; subclasses call `super`.
    open func awakeFromNib() {}

    /// The item of the first attribute.
    open var firstItem: AnyObject? { first.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { first.attribute }
    /// The item of the second attribute.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    /// The first item's attribute.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The second item's attribute.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// Makes constraints active, each at the nearest view that holds both of its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    /// Makes constraints inactive.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    open override nonisolated var description: String { MainActor.assumeIsolated { text } }
}
