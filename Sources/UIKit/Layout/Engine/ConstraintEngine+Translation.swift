import CoreGraphics
import LaminaLayout

extension NSLayoutConstraint {
    /// The constant that the solver gets depends on the size of text or on insets.
    var dependsOnSizes: Bool {
        [first.attribute, second?.attribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}

extension ConstraintEngine {
    /// What a constraint says about variables.
    func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint {
        let ancestor = constraint.holder ?? root
        var sum = self.sum(constraint.first, in: ancestor)
        if let second = constraint.second {
            sum.add(self.sum(second, in: ancestor), times: -constraint.multiplier)
        }
        let relation: LinearRelation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return LinearConstraint(
            sum.terms, constant: usable(sum.constant - constraint.constant), relation, priority: constraint.priority.level)
    }

    /// What an operand is in the coordinates of a view.
    private func sum(_ operand: LayoutOperand, in ancestor: UIView?) -> LayoutSum {
        guard let item = operand.item else { return LayoutSum() }
        var sum = self.sum(item, operand.attribute, in: ancestor)
        if let start = operand.origin?() { sum.add(self.sum(start, in: ancestor), times: -1) }
        return sum
    }

    private func sum(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView?) -> LayoutSum {
        if let inner = attribute.withinMargins, let view = item as? UIView { return sum(view.layoutMarginsGuide, inner, in: ancestor) }
        switch resolved(attribute, of: item) {
        case .left: return edge(item, .horizontal, 0, in: ancestor)
        case .right: return edge(item, .horizontal, 1, in: ancestor)
        case .centerX: return edge(item, .horizontal, 0.5, in: ancestor)
        case .top: return edge(item, .vertical, 0, in: ancestor)
        case .bottom: return edge(item, .vertical, 1, in: ancestor)
        case .centerY: return edge(item, .vertical, 0.5, in: ancestor)
        case .width: return length(item, .horizontal)
        case .height: return length(item, .vertical)
        case .firstBaseline: return baseline(item, isFirst: true, in: ancestor)
        case .lastBaseline: return baseline(item, isFirst: false, in: ancestor)
        default: return LayoutSum()
        }
    }

    /// Leading and trailing as left and right.
    private func resolved(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> NSLayoutConstraint.Attribute {
        guard attribute == .leading || attribute == .trailing else { return attribute }
        let isForward = item.directingView?.effectiveUserInterfaceLayoutDirection != .rightToLeft
        return isForward == (attribute == .leading) ? .left : .right
    }

    private func length(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
        let insets = alignmentInsets(item, axis)
        var sum = LayoutSum(constant: -insets.start - insets.end)
        sum.add(record(of: item).variables.length(axis))
        return sum
    }

    /// A place along an axis: 0 is the beginning of the item, 1 its end.
    private func edge(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ fraction: Double, in ancestor: UIView?) -> LayoutSum {
        // Seen from inside, the edges of a scroll view are those of its content.
        if item === ancestor, let scrollView = item as? UIScrollView {
            return edge(scrollView.contentLayoutGuide, axis, fraction, in: ancestor)
        }
        var sum = LayoutSum()
        let insets = alignmentInsets(item, axis)
        sum.constant = insets.start * (1 - fraction) - insets.end * fraction
        if fraction != 0 { sum.add(record(of: item).variables.length(axis), fraction) }
        if item === ancestor { return sum }
        var next: (any LayoutItem)? = item
        while let current = next, current !== ancestor {
            let variables = record(of: current).variables
            sum.add(axis == .horizontal ? variables.x : variables.y)
            next = current.containingView
        }
        return sum
    }

    private func alignmentInsets(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
        guard let view = item as? UIView else { return (0, 0) }
        let insets = view.alignmentRectInsets
        return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }

    /// The line that text stands on, or the lower edge.
    private func baseline(_ item: any LayoutItem, isFirst: Bool, in ancestor: UIView?) -> LayoutSum {
        guard var view = item as? UIView else { return edge(item, .vertical, 1, in: ancestor) }
        // A view may name one below it, which may do so too.
        var next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        while next !== view, next.isDescendant(of: view) {
            view = next
            next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        }
        guard let offsets = view.baselineOffsets(in: solvedFrame(record(of: view)).size) else { return edge(view, .vertical, 1, in: ancestor) }
        var sum = edge(view, .vertical, isFirst ? 0 : 1, in: ancestor)
        sum.constant += isFirst ? offsets.first : -offsets.last
        return sum
    }
}
