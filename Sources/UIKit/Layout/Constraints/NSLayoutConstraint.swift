public import Foundation

/// A demand on places and lengths of views: the first is related to a multiple of the second and a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    let first: LayoutOperand
    let second: LayoutOperand?

    /// How the first is related to the second.
    public let relation: Relation
    /// What the second is multiplied by.
    public let multiplier: CGFloat
    /// What is added to the second, in points.
    open var constant: CGFloat {
        didSet { constantChanged(from: oldValue) }
    }
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

    /// The general form of a constraint.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - view2: A view or layout guide; nil where the first is a length and is compared with the constant alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        let none = UILayoutGuide()
        let second = (view2 as? any LayoutItem).map { LayoutOperand($0, attr2) }
        self.init(
            LayoutOperand(view1 as? any LayoutItem ?? none, attr1), relation, attr2 == .notAnAttribute ? nil : second, multiplier: multiplier,
            constant: c)
    }

    init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

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
