import Foundation
import LaminaFoundation

/// The place of a document in the line of its changes, and the place at which it was saved.
///
/// Undoing goes back on the line, and doing again goes forward. A new change after undoing begins another branch, on which the old places are never
/// reached again.
struct ChangeCount {
    /// A place on a branch.
    struct Place: Hashable {
        var branch = 0
        var number = 0
    }

    private(set) var place = Place()
    var saved = Place()
    /// The branch that each number was reached on, for numbers below the present one.
    private var branches: [Int: Int] = [:]
    private var lastBranch = 0
    private var hasUndone = false

    var isUnsaved: Bool { place != saved }

    mutating func markSaved() { saved = place }

    mutating func note(_ change: UIDocument.ChangeKind) {
        branches[place.number] = place.branch
        switch change {
        case .done:
            if hasUndone {
                lastBranch += 1
                hasUndone = false
            }
            place = Place(branch: lastBranch, number: place.number + 1)
            branches[place.number] = lastBranch
        case .undone:
            hasUndone = true
            place = Place(branch: branches[place.number - 1] ?? 0, number: place.number - 1)
        case .redone: place = Place(branch: branches[place.number + 1] ?? lastBranch, number: place.number + 1)
        case .cleared: markSaved()
        @unknown default: break
        }
    }
}

/// Tells a document of the changes that an undo manager records, undoes and does again.
@MainActor
final class UndoWatch {
    // Read once more in `deinit`, which may run on another thread; nothing writes it.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    private let manager: UndoManager

    /// True while the changes of an event are collected.
    var hasOpenChanges: Bool { manager.hasOpenActions }

    /// Counts the changes of this event now, so that the present place is behind them.
    func countOpenChanges() { manager.endImplicitGroup() }

    init(_ manager: UndoManager, _ note: @escaping @MainActor (UIDocument.ChangeKind) -> Void) {
        self.manager = manager
        let kinds: [(Notification.Name, UIDocument.ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone),
        ]
        unsafe observers = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { notification in
                guard let manager = notification.object as? UndoManager else { return }
                guard kind != .done || manager.hasPushed && !manager.isUndoing && !manager.isRedoing else { return }
                // The manager belongs to the document, which is used on the main thread.
                MainActor.assumeIsolated { note(kind) }
            }
        }
    }

    deinit { for observer in unsafe observers { NotificationCenter.default.removeObserver(observer) } }
}
