import CoreGraphics
package import LaminaMarkup

extension NibBuilder {
    /// Activates the constraints that a view's element contains.
    package func constrain(_ object: AnyObject, from element: NibElement) {
        guard let view = object as? UIView else { return }
        let variations = variations(of: element)
        // A constraint that is left out exists for outlets.
        let constraints = element.children(of: "constraints").map { ($0.id, constraint(from: $0, in: view)) }
        NSLayoutConstraint.activate(constraints.compactMap { variations.includes($0, in: "constraints") ? $1 : nil })
    }

    private func constraint(from element: NibElement, in view: UIView) -> NSLayoutConstraint? {
        guard element.name == "constraint" else {
            warnings.unknown(element)
            return nil
        }
        // A placeholder constraint exists only at design time.
        if element.flag("placeholder") == true { return nil }
        // Without `firstItem`, the first item is the view itself. A `firstItem` with an unknown id fails the guard.
        guard let first = element["firstItem"].map({ objects[$0] }) ?? view, let attribute = Self.attribute(element["firstAttribute"]) else {
            warnings.report(element, "the first item or attribute of a constraint is unknown")
            return nil
        }
        let second = element["secondItem"].map { objects[$0] }
        // The outer optional is nil without `secondItem`, the inner one when its id is unknown.
        if let second, second == nil {
            warnings.report(element, "the second item of a constraint is unknown")
            return nil
        }
        let constraint = NibMaker.constraint(for: element, builder: self)
        constraint.set(
            item: first, attribute: attribute, relatedBy: Self.relation(element["relation"]), toItem: second ?? nil,
            attribute: second == nil ? .notAnAttribute : Self.attribute(element["secondAttribute"]) ?? .notAnAttribute,
            multiplier: Self.ratio(element["multiplier"]), constant: constant(of: element))
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = element["identifier"]
        register(constraint, for: element)
        note(constraint, for: element)
        return constraint
    }

    /// Returns the constant of a constraint.
    ///
    /// Interface Builder writes the points for which a symbolic constraint stands, and leaves out a constant of zero only: the frames of a file's
    /// canvas agree with that.
    private func constant(of element: NibElement) -> CGFloat {
        if let varied = variations(of: element)["constant"].flatMap({ Double($0) }), varied.isFinite { return CGFloat(varied) }
        return CGFloat(element.number("constant") ?? 0)
    }

    private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }

    /// Parses a multiplier such as `2`, `0.5` or `16:9`; a missing or invalid multiplier gives 1.
    private static func ratio(_ text: String?) -> CGFloat {
        let parts = (text ?? "").split(separator: ":").compactMap { Double($0) }.filter { $0.isFinite && $0 != 0 }
        switch parts.count {
        case 1: return CGFloat(parts[0])
        case 2: return CGFloat(parts[0] / parts[1])
        default: return 1
        }
    }

    private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? { name.flatMap { attributes[$0] } }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
