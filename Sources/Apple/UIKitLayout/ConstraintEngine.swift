import CoreGraphics
import LaminaLayout

/// Solves the constraints of one view tree.
///
/// Added constraints and changed contents are queued until the next `solve()`; removals and new constants reach the solver at once.
@MainActor
package final class ConstraintEngine: LayoutEngine {
    private(set) weak var root: UIView?
    /// The target of `systemLayoutSizeFitting`, for an engine that only measures; nil for the engine that lays out the tree.
    let fitting: Fitting?
    var solver = LayoutSolver()
    /// All registered items in the order of their registration.
    ///
    /// Loops use this array, because the order of the dictionary `items` differs between runs.
    var order: [EngineItem] {
        if hasForgotten { registered.removeAll { $0.isForgotten } }
        hasForgotten = false
        return registered
    }
    private var registered: [EngineItem] = []
    /// True when `registered` has items to drop: they are dropped together, so that the removal of n views does not search the array n times.
    private var hasForgotten = false
    private var items: [ObjectIdentifier: EngineItem] = [:]
    /// The solver's id of each installed constraint.
    var installed: [ObjectIdentifier: LinearConstraintID] = [:]
    /// The installed constraint of each id in the solver.
    var owners: [LinearConstraintID: NSLayoutConstraint] = [:]

    /// The ids of the installed constraints whose constants depend on solved sizes.
    private var sizedIDs: [LinearConstraintID] = []

    /// The constraints that the next `solve()` installs.
    private var pendingConstraints: [NSLayoutConstraint] = []
    /// The views whose content constraints the next `solve()` updates.
    private var pendingContent: [UIView] = []
    /// True when frames may differ from the last solution.
    package private(set) var isStale = true
    /// True when a solution has moved views, whose superviews then need layout; layout passes reset it.
    package var hasMovedViews = false
    /// True when a fixed frame or a system guide's insets changed since the last solution.
    private var hasGivenChanged = false

    package init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
        _ = record(of: root)
        adopt(root)
    }

    // MARK: Changes

    package func add(_ constraint: NSLayoutConstraint) {
        pendingConstraints.append(constraint)
        isStale = true
    }

    package func remove(_ constraint: NSLayoutConstraint) {
        pendingConstraints.removeLast { $0 === constraint }
        guard let id = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        owners[id] = nil
        for item in constraint.items { knownRecord(of: item)?.constraintCount -= 1 }
        sizedIDs.removeAll { $0 == id }
        solver.remove(id)
        isStale = true
    }

    /// Replaces a constraint in the solver, because its priority or its items' layout direction changed.
    package func reinstall(_ constraint: NSLayoutConstraint) {
        remove(constraint)
        add(constraint)
    }

    /// Updates the solver's constant of an installed constraint.
    ///
    /// - Returns: True when the constant differs from the solver's previous one.
    @discardableResult
    package func shift(_ constraint: NSLayoutConstraint) -> Bool {
        guard let id = installed[ObjectIdentifier(constraint)], solver.setConstant(linear(constraint).constant, of: id) else { return false }
        isStale = true
        return true
    }

    /// The installed constraints whose constants depend on solved sizes, in the order of their installation.
    var sizedConstraints: [NSLayoutConstraint] { sizedIDs.compactMap { owners[$0] } }

    /// Marks the fixed frames and the system guides' insets as changed.
    package func givenChanged() {
        hasGivenChanged = true
        isStale = true
    }

    package func refreshContent(of view: UIView) {
        guard items[ObjectIdentifier(view)] != nil else { return }
        pendingContent.append(view)
        // A new content size also moves the view's baselines, on which constants of other constraints depend.
        givenChanged()
    }

    /// Rebuilds a view's own constraints, after a change of `translatesAutoresizingMaskIntoConstraints`.
    package func refresh(_ view: UIView) {
        guard let record = items[ObjectIdentifier(view)] else { return adopt(view) }
        removeOwnConstraints(of: record)
        prepare(record)
        isStale = true
    }

    /// Registers the views of a subtree whose frames constraints determine, and queues the subtree's constraints.
    package func adopt(_ top: UIView) {
        var pending = [top]
        while let view = pending.popLast() {
            guard view.layoutFlags.contains(.usesConstraints) else { continue }
            if let state = view.viewLayout {
                if !state.translatesMask { _ = record(of: view) }
                pendingConstraints += state.constraints
            }
            pending += view.subviews.reversed()
        }
        isStale = true
    }

    /// Removes the record and the variables of a view or guide.
    package func forget(_ item: any LayoutItem) {
        guard let record = items.removeValue(forKey: ObjectIdentifier(item)) else { return }
        record.isForgotten = true
        hasForgotten = true
        removeOwnConstraints(of: record)
        for variable in record.variables.all { solver.remove(variable) }
        isStale = true
    }

    // MARK: Records

    /// The record of an item; registers the item on the first request.
    package func record(of item: any LayoutItem) -> EngineItem {
        if let known = items[ObjectIdentifier(item)] { return known }
        let variables = FrameVariables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
        let record = EngineItem(item, variables)
        items[ObjectIdentifier(item)] = record
        registered.append(record)
        prepare(record)
        return record
    }

    /// The record of an item; nil when the item is not registered.
    func knownRecord(of item: any LayoutItem) -> EngineItem? { items[ObjectIdentifier(item)] }

    /// Adds the engine's own constraints for a new record: a given frame, the insets of a guide, the content's size or the target of a measurement.
    private func prepare(_ record: EngineItem) {
        guard let view = record.item as? UIView else { return fixGuide(record) }
        let hasFixedFrame = view === root ? fitting == nil : view.hasGivenFrame
        if fitting == nil {
            view.layoutState.hasFixedFrame = hasFixedFrame
            view.layoutState.hasSolvedFrame = !hasFixedFrame
        }
        if hasFixedFrame { fixView(record, view) }
        if !view.translatesAutoresizingMaskIntoConstraints || view === root && fitting != nil { pendingContent.append(view) }
        if view === root, let fitting { fit(record, to: fitting) }
    }

    // MARK: Solving

    /// Applies the queued changes, solves the constraints and stores the frames.
    ///
    /// Does nothing when no frame can have changed.
    package func solve() {
        guard isStale else { return }
        isStale = false
        let constraints = pendingConstraints
        pendingConstraints = []
        for constraint in constraints where constraint.isActive { install(constraint) }
        if hasGivenChanged { updateGiven() }
        updatePendingContent()
        report(solver.solve())
        wrapContent()
        noteFrames()
        // The calls of `shift` above have marked the engine as stale again.
        isStale = false
    }

    private func install(_ constraint: NSLayoutConstraint) {
        // An item's position is relative to its containing view. An item without such a view, unless it is the root, has left the tree, and its
        // constraints are skipped.
        guard installed[ObjectIdentifier(constraint)] == nil, constraint.items.allSatisfy({ $0.containingView != nil || $0 === root }) else {
            return
        }
        guard !constraint.mixesAxes else {
            return Diagnostics.report(
                exception: "NSInvalidLayoutConstraintException",
                detail: "\(constraint.text) relates a horizontal position to a vertical one and is ignored")
        }
        let id = solver.add(linear(constraint))
        installed[ObjectIdentifier(constraint)] = id
        owners[id] = constraint
        for item in constraint.items { record(of: item).constraintCount += 1 }
        if constraint.dependsOnSizes { sizedIDs.append(id) }
    }

    /// Passes changed frames, guide insets and baselines to the solver.
    private func updateGiven() {
        hasGivenChanged = false
        for record in order where !record.fixed.isEmpty { updateFixed(record) }
        for constraint in sizedConstraints { shift(constraint) }
    }

    private func updatePendingContent() {
        let views = pendingContent
        pendingContent = []
        for view in views {
            if let record = items[ObjectIdentifier(view)] { updateContent(record, view) }
        }
    }

    package func isAmbiguous(_ item: any LayoutItem) -> Bool {
        knownRecord(of: item)?.variables.all.contains { solver.isAmbiguous($0) } ?? false
    }
}
