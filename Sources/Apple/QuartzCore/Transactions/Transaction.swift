import CoreGraphics
import Glibc
import LaminaProcess

/// The transactions of one thread: a stack of scopes, the innermost last.
final class Transaction {
    /// One level of the stack: an explicit scope, which `begin()` opens, or the implicit one, which a change outside all scopes opens.
    struct Scope {
        let isImplicit: Bool
        /// The value of `disableActions` in this scope; apart from `values`, because every change of a layer reads it.
        var disableActions: Bool?
        var values: [String: Any] = [:]
        /// The completion blocks that were set in this scope; all of them run, not only the last.
        var completions: [CompletionGroup] = []
        /// The block that the getter returns; nil after nil was set.
        var completionBlock: (() -> Void)?
    }

    private var scopes: [Scope] = []
    /// The changes since the last commit, one element for each host.
    @LayerGuarded private(set) var changes: [LayerChanges] = []
    /// True when a commit is scheduled for the end of the run-loop iteration.
    private var isScheduled = false
    /// The check on changes of a thread that may never commit; see `watchChanges()`.
    @LayerGuarded var watch = TransactionWatch()
    /// The animations of layers that no host shows.
    var unshown = UnshownAnimations()

    /// Returns the value of a key in the innermost scope that sets it.
    func value(forKey key: String) -> Any? {
        if key == kCATransactionDisableActions { return disableActions }
        return scopes.last { $0.values[key] != nil }?.values[key]
    }

    /// Sets a value in the innermost scope; opens the implicit scope when there is none.
    func setValue(_ value: Any?, forKey key: String) {
        openImplicitScope()
        if key == kCATransactionDisableActions {
            disableActions = value as? Bool
        } else {
            scopes[scopes.count - 1].values[key] = value
        }
    }

    /// The value that the innermost scope sets; nil when no scope sets one.
    var disableActions: Bool? {
        get {
            for index in scopes.indices.reversed() {
                if let flag = scopes[index].disableActions { return flag }
            }
            return nil
        }
        set {
            openImplicitScope()
            scopes[scopes.count - 1].disableActions = newValue
        }
    }

    var disablesActions: Bool { disableActions ?? false }

    var completionBlock: (() -> Void)? { scopes.last { $0.completionBlock != nil }?.completionBlock }

    /// Sets the block of the innermost scope.
    ///
    /// - Source: Measured on Apple's system, where every block that was set runs, even when another block or nil is set after it.
    func setCompletionBlock(_ block: (() -> Void)?) {
        openImplicitScope()
        scopes[scopes.count - 1].completionBlock = block
        if let block { scopes[scopes.count - 1].completions.append(CompletionGroup(block)) }
    }

    /// Adds an animation to all completion blocks that are set, and returns the groups, which must receive `leave()` when the animation ends.
    func enterCompletions() -> [CompletionGroup] {
        let groups = scopes.flatMap(\.completions)
        for group in groups { group.enter() }
        return groups
    }

    func begin() {
        scopes.append(Scope(isImplicit: false))
        watch.explicitCount += 1
    }

    /// Closes the innermost explicit scope, and commits the changed trees when it is the outermost scope.
    func commit() {
        guard let last = scopes.last, !last.isImplicit else { return }
        // Committed before the scope closes, because layout and display during the commit still belong to the outermost transaction.
        if scopes.count == 1 { commitHosts() }
        watch.explicitCount -= 1
        close(scopes.removeLast())
    }

    /// Commits the implicit transaction.
    ///
    /// While an explicit one is open this does nothing, because its end commits the changes.
    func flush() {
        guard scopes.allSatisfy(\.isImplicit) else { return }
        commitHosts()
        while let scope = scopes.popLast() { close(scope) }
    }

    /// Closes all scopes and commits their changes, because the thread ends.
    func end() {
        if scopes.contains(where: { !$0.isImplicit }) {
            Diagnostics.report(exception: "CATransaction", detail: "a thread has ended with an open transaction, which was committed")
        }
        commitHosts()
        while let scope = scopes.popLast() { close(scope) }
    }

    /// Notes a change of a layer in a host's tree; outside all scopes, schedules the commit for the end of the run-loop iteration.
    ///
    /// `layerLock` must be held.
    ///
    /// - Parameter isRearranged: True when sublayers of the layer were added, removed or reordered.
    func note(_ layer: CALayer, of host: LayerHost, isRearranged: Bool = false) {
        openImplicitScope()
        if changes.isEmpty { watchChanges() }
        let index = changes.firstIndex { $0.host === host } ?? changes.count
        if index == changes.count { changes.append(LayerChanges(host: host)) }
        changes[index].note(layer, isRearranged: isRearranged)
    }

    /// Removes and returns the changes in a host's tree; nil when there are none.
    ///
    /// `layerLock` must be held.
    func takeChanges(of host: LayerHost) -> LayerChanges? {
        changes.firstIndex { $0.host === host }.map { changes.remove(at: $0) }
    }

    private func openImplicitScope() {
        guard scopes.isEmpty else { return }
        scopes.append(Scope(isImplicit: true))
        guard !isScheduled else { return }
        isScheduled = true
        RunLoopIteration.performAfterCurrent { [self] in
            isScheduled = false
            flush()
        }
    }

    private func close(_ scope: Scope) {
        for completion in scope.completions { completion.close() }
    }

    /// The most commits of one flush: enough for the layouts of several hosts to change each other.
    ///
    /// Hosts that change each other at every commit stay in the list until the next flush.
    private static let mostCommits = 64

    private func commitHosts() {
        for _ in 0..<Self.mostCommits {
            guard let host = changes.first?.host else { return }
            host.commit()
        }
    }
}

/// A completion block with the number of animations that it still waits for.
final class CompletionGroup {
    @LayerGuarded private var block: (() -> Void)?
    @LayerGuarded private var waiting = 1  // one for the open scope itself

    init(_ block: @escaping () -> Void) { self.block = block }

    /// Adds an animation to wait for.
    func enter() { waiting += 1 }

    /// Counts down when an animation ends or the transaction closes; the last call runs the completion block.
    func leave() {
        let last = layerLock.withLock {
            waiting -= 1
            guard waiting == 0 else { return nil as (() -> Void)? }
            defer { block = nil }
            return block
        }
        guard let last else { return }
        RunJournal.shared.note(.transactionCompletion)
        last()
    }

    /// Notes that the scope is closed, so that no more animations are added.
    ///
    /// - Source: Measured on Apple's system, where the block never runs inside `commit`, but always in a later run-loop iteration.
    func close() {
        RunLoopIteration.notify { self.leave() }
    }
}
