import CoreGraphics
import Foundation
import LaminaPrimitives

extension UISplitViewController {
    /// The width of the primary column, in points; 0 while it is hidden.
    public var primaryColumnWidth: CGFloat {
        guard !isCollapsed, visibleColumns.contains(.primary) else { return 0 }
        let width = viewIfLoaded?.bounds.width ?? 0
        let fraction = preferredPrimaryColumnWidthFraction >= 0 ? preferredPrimaryColumnWidthFraction : 0.4
        let wanted = preferredPrimaryColumnWidth >= 0 ? preferredPrimaryColumnWidth : width * fraction
        return min(max(wanted, columnLimits.lowerBound), columnLimits.upperBound, width).rounded()
    }

    /// The least and the greatest width of the primary column, in points.
    ///
    /// - Source: Measured on iOS 8 to 13: 0 to 320 by default.
    var columnLimits: ClosedRange<CGFloat> {
        let least = minimumPrimaryColumnWidth >= 0 ? minimumPrimaryColumnWidth : 0
        return ClosedRange(from: least, upTo: maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : 320)
    }

    /// The columns that are shown.
    var visibleColumns: [Column] {
        if isCollapsed { return Array(Column.narrow.filter { columns[$0] != nil }.prefix(1)) }
        return displayMode == .secondaryOnly && columns[.secondary] != nil ? [.secondary] : Column.wide.filter { columns[$0] != nil }
    }

    /// Replaces the controller of a column.
    func replace(_ column: Column, by new: UIViewController?) {
        let old = columns[column]
        guard old !== new else { return }
        columns[column] = nil
        if let old, !columns.values.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            conceal(old)
            old.removeFromParent()
        }
        columns[column] = new
        guard let new, new.parent !== self else { return }
        addChild(new)
        new.didMove(toParent: self)
    }

    // MARK: Narrow and wide windows

    /// Collapses or expands as the width asks, and places the columns.
    func arrange() {
        guard isViewLoaded else { return }
        let isNarrow = traitCollection.horizontalSizeClass != .regular
        if isNarrow != isCollapsed { isNarrow ? collapse() : expand() }
        place()
    }

    private func collapse() {
        setCollapsed(true)
        guard columns[.compact] == nil, let primary = columns[.primary], let secondary = columns[.secondary] else { return }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
        guard style == .unspecified || topColumn == .secondary else { return }
        putSecondaryOnPrimary(animated: false)
    }

    private var topColumn: Column { delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary }

    /// Moves the controllers of the secondary column onto the primary's navigation controller.
    func putSecondaryOnPrimary(animated: Bool) {
        guard let navigation = columns[.primary] as? UINavigationController, let secondary = columns[.secondary] else { return }
        let below = navigation.viewControllers.filter { controller in !moved.contains { $0 === controller } }
        if let other = secondary as? UINavigationController {
            moved = other.viewControllers
            other.viewControllers = []
        } else {
            conceal(secondary)
            moved = [secondary]
        }
        navigation.setViewControllers(below + moved, animated: animated)
    }

    private func expand() {
        setCollapsed(false)
        guard !moved.isEmpty, let navigation = columns[.primary] as? UINavigationController else { return }
        let staying = navigation.viewControllers.filter { controller in !moved.contains { $0 === controller } }
        let leaving = navigation.viewControllers.filter { controller in moved.contains { $0 === controller } }
        navigation.setViewControllers(staying, animated: false)
        if let other = columns[.secondary] as? UINavigationController {
            other.viewControllers = leaving.isEmpty ? moved : leaving
        } else if let secondary = columns[.secondary], secondary.parent !== self {
            addChild(secondary)
            secondary.didMove(toParent: self)
        }
        moved = []
    }

    // MARK: Views

    private func place() {
        let shown = shownChildren
        for controller in Column.all.compactMap({ columns[$0] }) where !shown.contains(where: { $0 === controller }) { conceal(controller) }
        let (bounds, width) = (requiredView.bounds, primaryColumnWidth)
        let pixel = width > 0 && shown.count > 1 ? 1 / max(1, requiredView.contentScaleFactor) : 0
        let isFirst = primaryEdge == .leading
        let first = CGRect(x: isFirst ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        let rest = CGRect(x: isFirst ? width + pixel : 0, y: 0, width: max(0, bounds.width - width - pixel), height: bounds.height)
        line.frame = CGRect(x: isFirst ? width : bounds.width - width - pixel, y: 0, width: pixel, height: bounds.height)
        // A supplementary column shares the rest with the secondary one.
        let others = shown.dropFirst(width > 0 && shown.count > 1 ? 1 : 0)
        if others.count < shown.count, let controller = shown.first { reveal(controller, in: first) }
        var x = rest.minX
        for (index, controller) in others.enumerated() {
            let part = others.count > 1 ? (index == 0 ? rest.width * 0.4 : rest.width * 0.6) : rest.width
            reveal(controller, in: CGRect(x: x, y: 0, width: part, height: rest.height))
            x += part
        }
    }

    private func reveal(_ controller: UIViewController, in frame: CGRect) {
        let view = controller.requiredView
        guard view.superview !== requiredView else { return controller.moveView(to: frame, in: requiredView) }
        let isSeen = appearance.state != .disappeared
        if isSeen { controller.startAppearance(true, animated: false, by: .caller) }
        controller.moveView(to: frame, in: requiredView)
        requiredView.insertSubview(view, belowSubview: line)
        childInsetsChanged()
        if isSeen { AppearanceScheduler.afterCommit { controller.finishAppearance(of: .caller) } }
    }

    private func conceal(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view.superview === viewIfLoaded, view.superview != nil else { return }
        controller.startAppearance(false, animated: false, by: .caller)
        view.removeFromSuperview()
        controller.finishAppearance(of: .caller)
    }
}
