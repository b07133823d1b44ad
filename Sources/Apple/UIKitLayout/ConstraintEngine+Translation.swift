import CoreGraphics
package import LaminaLayout

extension NSLayoutConstraint {
    /// True when the solver's constant depends on solved sizes: the offset of a baseline depends on the size of its view.
    var dependsOnSizes: Bool {
        [first.attribute, second?.attribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }

    /// True when the constraint measures x positions from right to left, because an operand is the leading or trailing edge of a right-to-left item.
    fileprivate var isMirrored: Bool {
        [first, second].contains { operand in
            guard let operand, let item = operand.item else { return false }
            let edge = operand.attribute.withinMargins ?? operand.attribute
            return (edge == .leading || edge == .trailing) && item.directingView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }
}

extension ConstraintEngine {
    /// Translates a constraint into the solver's form: `first - multiplier × second - constant`, compared with 0.
    package func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint {
        let ancestor = constraint.holder ?? root
        let isMirrored = constraint.isMirrored
        var sum = self.sum(constraint.first, in: ancestor, isMirrored: isMirrored)
        if let second = constraint.second {
            sum.add(self.sum(second, in: ancestor, isMirrored: isMirrored), times: -constraint.multiplier)
            // A mirrored position is the distance from the ancestor's right edge, `width - x`. Only `-x` is in the sum, because the widths of
            // the two operands cancel out; a multiplier other than 1 leaves a difference of widths, which is added here.
            if isMirrored, constraint.multiplier != 1, second.dimension == .horizontal, let ancestor {
                sum.add(length(ancestor, .horizontal), times: 1 - constraint.multiplier)
            }
        }
        let relation: LinearRelation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            @unknown default: .equal
            }
        return LinearConstraint(
            sum.terms, constant: usable(sum.constant - constraint.constant), relation, priority: constraint.priority.level)
    }

    /// The value of an operand in the coordinates of a view, as a sum of solver variables.
    ///
    /// - Parameter isMirrored: True to negate horizontal positions and the distances between them, so that they grow from right to left.
    private func sum(_ operand: LayoutOperand, in ancestor: UIView?, isMirrored: Bool) -> LayoutSum {
        guard let item = operand.item else { return LayoutSum() }
        var sum = self.sum(item, operand.attribute, in: ancestor)
        if isMirrored, operand.attribute.dimension == .horizontal { sum.negate() }
        if let start = operand.origin?() { sum.add(self.sum(start, in: ancestor, isMirrored: isMirrored), times: -1) }
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

    /// Replaces leading and trailing by left and right, according to the item's layout direction.
    private func resolved(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> NSLayoutConstraint.Attribute {
        guard attribute == .leading || attribute == .trailing else { return attribute }
        let isForward = item.directingView?.effectiveUserInterfaceLayoutDirection != .rightToLeft
        return isForward == (attribute == .leading) ? .left : .right
    }

    /// The length of an item's alignment rectangle along an axis.
    private func length(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
        let insets = alignmentInsets(item, axis)
        var sum = LayoutSum(constant: -insets.start - insets.end)
        sum.add(record(of: item).variables.length(axis))
        return sum
    }

    /// A position within an item along an axis, from its start (fraction 0) to its end (fraction 1).
    private func edge(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ fraction: Double, in ancestor: UIView?) -> LayoutSum {
        // Constraints between a scroll view and its descendants refer to the edges of the content.
        if item === ancestor, let scrollView = item as? any ContentScrolling {
            return edge(scrollView.contentLayoutGuide, axis, fraction, in: ancestor)
        }
        var sum = LayoutSum()
        let insets = alignmentInsets(item, axis)
        sum.constant = insets.start * (1 - fraction) - insets.end * fraction
        if fraction != 0 { sum.add(record(of: item).variables.length(axis), fraction) }
        if item === ancestor { return sum }
        // Every variable is relative to the containing view, so the offsets up to `ancestor` are added up.
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

    /// The first or last baseline of an item; its bottom edge when it has no text.
    private func baseline(_ item: any LayoutItem, isFirst: Bool, in ancestor: UIView?) -> LayoutSum {
        guard var view = item as? UIView else { return edge(item, .vertical, 1, in: ancestor) }
        // A view may delegate its baseline to a descendant, which may delegate it further.
        var next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        while next !== view, next.isDescendant(of: view) {
            view = next
            next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        }
        // The offset depends on the view's size, so the last solution's size is used; `wrapContent` corrects it after the size changes.
        guard let offsets = (view as? any TextShowing)?.baselineOffsets(in: solvedFrame(record(of: view)).size)
        else { return edge(view, .vertical, 1, in: ancestor) }
        var sum = edge(view, .vertical, isFirst ? 0 : 1, in: ancestor)
        sum.constant += isFirst ? offsets.first : -offsets.last
        return sum
    }
}
