import CoreGraphics

/// The constraints by which a stack view arranges its visible views.
@MainActor
struct StackPlan {
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var gaps: [UILayoutGuide] = []

    private let stack: UIStackView
    private let shown: [UIView]
    /// The distance after each view in `shown`, in points.
    private let distances: [CGFloat]
    private let frame: any LayoutItem

    private var isRow: Bool { stack.axis == .horizontal }
    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }

    /// Creates the constraints for the stack's current properties and subviews.
    ///
    /// - Parameter distances: The distance after each arranged view, hidden ones included, in points.
    init(_ stack: UIStackView, distances: [CGFloat]) {
        self.stack = stack
        let visible = zip(stack.arrangedSubviews, distances).filter { !$0.0.isHidden }
        shown = visible.map(\.0)
        self.distances = visible.map(\.1)
        frame = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        hideHidden(distances)
        guard let first = shown.first, let last = shown.last else { return }
        add(first, start, .equal, frame, start)
        add(last, end, .equal, frame, end)
        distribute()
        align()
    }

    private mutating func add(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem)?, _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            LayoutOperand(item, attribute), relation, other.map { LayoutOperand($0, otherAttribute) }, multiplier: multiplier,
            constant: constant)
        constraint.priority = priority
        constraints.append(constraint)
    }

    /// Gives hidden views no length along the axis, and places each of them in the middle of the gap in which it will appear.
    ///
    /// An animation that shows a hidden view therefore grows the view from this place, and an animation that hides a view ends there.
    ///
    /// - Source: Measured on UIKit 26.1 for one hidden view between shown ones.
    private mutating func hideHidden(_ distances: [CGFloat]) {
        var before: (view: UIView, distance: CGFloat)?
        let lastShown = stack.arrangedSubviews.lastIndex { !$0.isHidden } ?? -1
        for (index, view) in stack.arrangedSubviews.enumerated() {
            guard view.isHidden else {
                before = (view, distances[index])
                continue
            }
            add(view, length, .equal, nil, .notAnAttribute, priority: UILayoutPriority(999))
            if let before {
                add(view, start, .equal, before.view, end, constant: index < lastShown ? before.distance / 2 : 0)
            } else {
                add(view, start, .equal, frame, start)
            }
            alignEdges(view, .equal, stack.alignment == .fill ? .equal : .lessThanOrEqual)
        }
    }

    // MARK: Along the axis

    private mutating func distribute() {
        switch stack.distribution {
        case .fill:
            chain(.equal)
            breakTies()
        case .fillEqually:
            chain(.equal)
            for view in shown.dropFirst() { add(view, length, .equal, shown[0], length) }
        case .fillProportionally: fillProportionally()
        case .equalSpacing: equalizeGaps(from: end, to: start)
        case .equalCentering: equalizeGaps(from: middle, to: middle)
        @unknown default: chain(.equal)
        }
    }

    /// Relates the start of each view to the end of the previous view plus the distance between the two.
    private mutating func chain(_ relation: NSLayoutConstraint.Relation) {
        let isByText = !isRow && stack.isBaselineRelativeArrangement
        for (index, view) in shown.dropFirst().enumerated() {
            add(
                view, isByText ? .firstBaseline : start, relation, shown[index], isByText ? .lastBaseline : end,
                constant: distances[index])
        }
    }

    /// Decides which view is stretched among equal hugging priorities: the last one without an intrinsic length, or else the first one.
    ///
    /// A constraint pulls each view towards length 0 with a priority of 1 to 2, below all that apps set. If nothing else decides, the view with the
    /// lowest of these priorities is stretched.
    ///
    /// - Source: Measured on UIKit 26.1.
    private mutating func breakTies() {
        for (index, view) in shown.enumerated() {
            let step = Float(min(index, 90)) / 100
            add(view, length, .equal, nil, .notAnAttribute, priority: UILayoutPriority(hasSize(view, across: false) ? 1 + step : 2 - step))
        }
    }

    private func hasSize(_ view: UIView, across: Bool) -> Bool {
        let size = view.intrinsicContentSize
        return (isRow == across ? size.height : size.width) != UIView.noIntrinsicMetric
    }

    /// Makes the lengths proportional to the intrinsic lengths, within the frame's length less all distances.
    private mutating func fillProportionally() {
        chain(.equal)
        let lengths = shown.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        let contents = lengths.map { max(0, $0) }
        let whole = contents.reduce(0, +)
        guard whole > 0 else {
            // Without intrinsic lengths there are no proportions, so all views get the same length.
            for view in shown.dropFirst() { add(view, length, .equal, shown[0], length) }
            return
        }
        let room = distances.dropLast().reduce(0, +)
        for (view, content) in zip(shown, contents) {
            let share = content / whole
            // Not required, so that rounding errors or a stack that is too small violate a length instead of causing a conflict.
            add(view, length, .equal, frame, length, multiplier: share, constant: -room * share, priority: UILayoutPriority(999))
        }
    }

    /// Makes the distances between attributes of neighbours equal, with at least the spacing between their edges.
    private mutating func equalizeGaps(from before: NSLayoutConstraint.Attribute, to after: NSLayoutConstraint.Attribute) {
        chain(.greaterThanOrEqual)
        for (index, view) in shown.dropFirst().enumerated() {
            let gap = UILayoutGuide()
            gap.identifier = "UIStackView.gap"
            stack.addLayoutGuide(gap)
            gaps.append(gap)
            add(gap, start, .equal, shown[index], before)
            add(view, after, .equal, gap, end)
            // Gaps differ by the difference of their spacings, so that custom spacings remain visible.
            if index > 0 {
                add(gap, length, .equal, gaps[0], length, constant: distances[index] - distances[0], priority: gapPriority(index))
            }
        }
    }

    /// The priority of the equality of a gap with the first gap.
    ///
    /// The priority is `required` for equal spacing. For equal centring it is below the default priorities of contents, so that contents keep their
    /// size, and it falls with the index, so that later gaps deviate before earlier ones.
    private func gapPriority(_ index: Int) -> UILayoutPriority {
        stack.distribution == .equalCentering ? UILayoutPriority(149 - Float(min(index, 100))) : .required
    }

    // MARK: Across the axis

    private mutating func align() {
        switch stack.alignment {
        case .fill: for view in shown { alignEdges(view, .equal, .equal) }
        case .leading: for view in shown { alignEdges(view, .equal, .lessThanOrEqual) }
        case .trailing: for view in shown { alignEdges(view, .greaterThanOrEqual, .equal) }
        case .center: alignMiddles()
        case .firstBaseline: alignLines(.firstBaseline)
        case .lastBaseline: alignLines(.lastBaseline)
        @unknown default: for view in shown { alignEdges(view, .equal, .equal) }
        }
        if stack.alignment != .fill { hugContents() }
    }

    /// Relates the two edges of a view across the axis to the frame's edges.
    private mutating func alignEdges(
        _ view: UIView, _ first: NSLayoutConstraint.Relation, _ last: NSLayoutConstraint.Relation
    ) {
        add(view, crossStart, first, frame, crossStart)
        add(view, crossEnd, last, frame, crossEnd)
    }

    private mutating func alignMiddles() {
        for view in shown {
            add(view, crossMiddle, .equal, frame, crossMiddle)
            alignEdges(view, .greaterThanOrEqual, .lessThanOrEqual)
        }
    }

    /// Aligns a baseline of all views in a row.
    ///
    /// A column has no common baseline, so it only keeps the views inside the frame.
    private mutating func alignLines(_ line: NSLayoutConstraint.Attribute) {
        for view in shown { alignEdges(view, .greaterThanOrEqual, .lessThanOrEqual) }
        guard isRow else { return }
        for view in shown.dropFirst() { add(view, line, .equal, shown[0], line) }
    }

    /// Makes the stack as small across the axis as its views, unless other constraints determine its size.
    private mutating func hugContents() {
        let across: NSLayoutConstraint.Attribute = isRow ? .height : .width
        for view in shown { add(frame, across, .equal, view, across, priority: UILayoutPriority(51)) }
        // A view without an intrinsic size shrinks as far as its constraints allow. Priority 52 makes it shrink before the stack, which has 51.
        for view in shown where !hasSize(view, across: true) { add(view, across, .equal, nil, .notAnAttribute, priority: UILayoutPriority(52)) }
        // Aligned baselines fix the views only relative to each other. Constraints of the lowest priority move all of them to the edge.
        let near = UILayoutPriority(49)
        for view in shown where stack.alignment == .firstBaseline { add(view, crossStart, .equal, frame, crossStart, priority: near) }
        for view in shown where stack.alignment == .lastBaseline { add(view, crossEnd, .equal, frame, crossEnd, priority: near) }
    }
}
