public import Foundation
import LaminaMethods

extension Notification.Name {
    /// Posted when a group of actions has been opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted when a group of actions is about to be closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when a group of actions has been closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before actions are undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after actions were undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before undone actions are done again.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after undone actions were done again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted when groups are opened, closed and undone.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
}

/// A record of actions that undo what the user did.
///
/// Actions are closures in groups; `undo()` performs those of the last group, the latest first. What they register while they run goes to the other
/// stack, from which `redo()` takes it:
///
///     registerUndo ──▶ undo stack ──undo()──▶ redo stack ──redo()──▶ undo stack
///
/// With `groupsByEvent` the actions of one event are one group, which ends at the latest in the next turn of the main queue.
open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let perform: () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
        var isDiscardable = false
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// The groups that are open, the outermost first.
    private var open: [Group] = []
    /// True when the outermost open group was opened by a registration.
    private var isImplicit = false
    /// True when the last end of a group put one onto a stack; an empty group and a nested one do not.
    package private(set) var hasPushed = false
    private var disabling = 0

    /// Creates a manager without actions.
    public override init() { super.init() }

    // MARK: Groups

    /// Opens a group; the actions up to its end are undone together.
    open func beginUndoGrouping() {
        checkpoint()
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost open group; nothing happens without one.
    open func endUndoGrouping() {
        guard !open.isEmpty else { return }
        checkpoint()
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = open.removeLast()
        if open.isEmpty {
            isImplicit = false
            hasPushed = !group.actions.isEmpty
            if hasPushed { push(group) }
        } else {
            hasPushed = false
            open[open.count - 1].actions += group.actions
            if !group.name.isEmpty { open[open.count - 1].name = group.name }
            if isImplicit, open.count == 1 { endLater() }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func push(_ group: Group) {
        if isUndoing { return redoStack.append(group) }
        undoStack.append(group)
        if !isRedoing { redoStack = [] }
        if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    }

    /// The number of open groups.
    open var groupingLevel: Int { open.count }
    /// True when the open groups contain actions.
    package var hasOpenActions: Bool { open.contains { !$0.actions.isEmpty } }
    /// True when the actions of one event are a group; true by default.
    open var groupsByEvent = true
    /// The largest number of groups that can be undone; 0 for any.
    open var levelsOfUndo = 0 {
        didSet { if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) } }
    }
    /// The modes of the run loop in which groups end; stored without effect.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    // MARK: Registration

    /// Makes the manager ignore registrations, until a call of `enableUndoRegistration()` for each of this.
    open func disableUndoRegistration() { disabling += 1 }
    /// Ends one call of `disableUndoRegistration()`.
    open func enableUndoRegistration() { disabling = max(0, disabling - 1) }
    /// True when registrations are recorded.
    open var isUndoRegistrationEnabled: Bool { disabling == 0 }

    /// Records an action of a target, which is not retained.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        register(Action(target: target) { [weak target] in if let target { handler(target) } })
    }

    /// Records a call of a method with one argument; the target is not retained.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        let call = { [weak target] in
            guard let target else { return }
            // A method that is missing undoes nothing.
            _ = try? Methods.call(String(describing: selector), of: target, with: [anObject])
        }
        register(Action(target: target, perform: call))
    }

    private func register(_ action: Action) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty, groupsByEvent || isUndoing || isRedoing {
            beginUndoGrouping()
            isImplicit = true
            endLater()
        }
        guard !open.isEmpty else { return }
        open[open.count - 1].actions.append(action)
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Closes the group of this event in the next turn of the main queue, unless it is closed by then.
    private func endLater() {
        // The main queue's turn follows on the thread that uses the manager.
        nonisolated(unsafe) let manager = self
        DispatchQueue.main.async { unsafe manager.endImplicitGroup() }
    }

    /// Closes the group that a registration opened; one that the app opened stays open.
    package func endImplicitGroup() { if isImplicit, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() } }

    // MARK: Undoing

    /// True when there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || hasOpenActions }
    /// True when there is something to do again.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// True while actions are undone.
    open private(set) var isUndoing = false
    /// True while undone actions are done again.
    open private(set) var isRedoing = false

    /// Closes the open group and undoes the last one.
    open func undo() {
        guard !isUndoing, !isRedoing else { return }
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group; nothing happens while a group is open.
    open func undoNestedGroup() {
        guard open.isEmpty, !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        checkpoint()
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does the actions again that were undone last.
    open func redo() {
        guard open.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        checkpoint()
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs a group's actions, the latest first; what they register is one group of the same name.
    private func perform(_ group: Group) {
        beginUndoGrouping()
        for action in group.actions.reversed() { action.perform() }
        while open.count > 1 { endUndoGrouping() }
        // An action may have forgotten everything, or closed a group too many.
        guard !open.isEmpty else { return }
        if open[0].name.isEmpty { open[0].name = group.name }
        endUndoGrouping()
    }

    /// Forgets all actions.
    open func removeAllActions() {
        (undoStack, redoStack, open) = ([], [], [])
        (isImplicit, disabling) = (false, 0)
    }

    /// Forgets the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target === target }
                return group
            }
        }
        undoStack = without(undoStack).filter { !$0.actions.isEmpty }
        redoStack = without(redoStack).filter { !$0.actions.isEmpty }
        open = without(open)
    }

    // MARK: Names

    /// Names the group of the actions that are registered now.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty { open[open.count - 1].name = actionName } else if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    }
    /// Marks the group as one that needs no saving.
    open func setActionIsDiscardable(_ discardable: Bool) { if !open.isEmpty { open[open.count - 1].isDiscardable = discardable } }
    /// True when the action that would be undone needs no saving.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    /// True when the action that would be done again needs no saving.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
    /// The name of what would be undone; empty for none.
    open var undoActionName: String { open.last?.name ?? undoStack.last?.name ?? "" }
    /// The name of what would be done again; empty for none.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of a menu's entry that undoes, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu's entry that does again, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of a menu's entry that undoes an action.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    /// Returns the title of a menu's entry that does an action again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func checkpoint() { post(.NSUndoManagerCheckpoint) }
    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
