import CoreGraphics
import LaminaLayout

/// Solves the constraints of a tree of views.
///
/// Changes are noted when they are made and reach the solver all at once in `solve()`.
@MainActor
final class ConstraintEngine {
    private(set) weak var root: UIView?
    /// The size that the root is fitted to, when the engine answers `systemLayoutSizeFitting`; nil when it lays out.
    let fitting: Fitting?
    var solver = LayoutSolver()
    /// In the order in which they came.
    private(set) var order: [EngineItem] = []
    private var items: [ObjectIdentifier: EngineItem] = [:]
    var installed: [ObjectIdentifier: LinearConstraintID] = [:]
    var owners: [LinearConstraintID: NSLayoutConstraint] = [:]

    private var sizedIDs: [LinearConstraintID] = []

    private var pendingConstraints: [NSLayoutConstraint] = []
    private var pendingContent: [UIView] = []
    /// Something may have changed that frames depend on.
    private(set) var isStale = true
    /// The frames or insets that were taken for given are not what they were.
    private var hasGivenChanged = false

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
        _ = record(of: root)
        adopt(root)
    }

    // MARK: Changes

    func add(_ constraint: NSLayoutConstraint) {
        pendingConstraints.append(constraint)
        isStale = true
    }

    func remove(_ constraint: NSLayoutConstraint) {
        pendingConstraints.removeLast { $0 === constraint }
        guard let id = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        owners[id] = nil
        sizedIDs.removeAll { $0 == id }
        solver.remove(id)
        isStale = true
    }

    /// The constraint says something else than before.
    func reinstall(_ constraint: NSLayoutConstraint) {
        remove(constraint)
        add(constraint)
    }

    /// The constant of a constraint changed.
    ///
    /// - Returns: Whether it is another one for the solver.
    @discardableResult
    func shift(_ constraint: NSLayoutConstraint) -> Bool {
        guard let id = installed[ObjectIdentifier(constraint)], solver.setConstant(linear(constraint).constant, of: id) else { return false }
        isStale = true
        return true
    }

    /// The constraints whose constants depend on the size of text, in the order in which they came.
    var sizedConstraints: [NSLayoutConstraint] { sizedIDs.compactMap { owners[$0] } }

    /// The frame of a view that is given, or the insets of a guide, changed.
    func givenChanged() {
        hasGivenChanged = true
        isStale = true
    }

    func refreshContent(of view: UIView) {
        guard items[ObjectIdentifier(view)] != nil else { return }
        pendingContent.append(view)
        // Text of another size stands elsewhere.
        givenChanged()
    }

    /// A view changed between given and made.
    func refresh(_ view: UIView) {
        guard let record = items[ObjectIdentifier(view)] else { return adopt(view) }
        removeOwnConstraints(of: record)
        prepare(record)
        isStale = true
    }

    /// Takes in what a view and those below it say.
    func adopt(_ top: UIView) {
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

    /// Forgets a view or guide.
    func forget(_ item: any LayoutItem) {
        guard let record = items.removeValue(forKey: ObjectIdentifier(item)) else { return }
        order.removeAll { $0 === record }
        removeOwnConstraints(of: record)
        for variable in record.variables.all { solver.remove(variable) }
        isStale = true
    }

    // MARK: Records

    /// What is known of an item; it becomes known by being asked for.
    func record(of item: any LayoutItem) -> EngineItem {
        if let known = items[ObjectIdentifier(item)] { return known }
        let variables = FrameVariables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
        let record = EngineItem(item, variables)
        items[ObjectIdentifier(item)] = record
        order.append(record)
        prepare(record)
        return record
    }

    /// What is known of an item; nil when nothing is.
    func knownRecord(of item: any LayoutItem) -> EngineItem? { items[ObjectIdentifier(item)] }

    private func prepare(_ record: EngineItem) {
        guard let view = record.item as? UIView else { return fixGuide(record) }
        let isGiven = view === root ? fitting == nil : view.translatesAutoresizingMaskIntoConstraints
        if fitting == nil {
            view.layoutState.isGiven = isGiven
            view.layoutState.isMade = !isGiven
        }
        if isGiven { fixView(record, view) }
        if !view.translatesAutoresizingMaskIntoConstraints || view === root && fitting != nil { pendingContent.append(view) }
        if view === root, let fitting { fit(record, to: fitting) }
    }

    // MARK: Solving

    /// Brings frames up to date.
    func solve() {
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
        isStale = false
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] == nil, constraint.items.allSatisfy({ $0.containingView != nil || $0 === root }) else {
            return
        }
        let id = solver.add(linear(constraint))
        installed[ObjectIdentifier(constraint)] = id
        owners[id] = constraint
        if constraint.dependsOnSizes { sizedIDs.append(id) }
    }

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

    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        knownRecord(of: item)?.variables.all.contains { solver.isAmbiguous($0) } ?? false
    }
}
