import CoreGraphics
import Foundation
import Glibc

/// The transactions of one thread: a stack of scopes, the innermost last.
final class Transaction {
    /// What one `begin()` opened, or what changes outside of any opened by themselves.
    struct Scope {
        let isImplicit: Bool
        /// Apart from the other values, since every change of a layer asks for it.
        var disableActions: Bool?
        var values: [String: Any] = [:]
        /// The blocks set in this scope, one for each time; all of them run.
        var completions: [CompletionGroup] = []
        /// What the getter returns; taken away by setting nil.
        var completionBlock: (() -> Void)?
    }

    /// Key under which the stack is kept with its thread.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        unsafe pthread_key_create(&key) { address in
            // Balances the retain in `current` when the thread ends.
            if let address = unsafe address { unsafe Unmanaged<Transaction>.fromOpaque(address).release() }
        }
        return key
    }()

    /// This thread's transactions.
    static var current: Transaction {
        if let address = unsafe pthread_getspecific(key) {
            return unsafe Unmanaged<Transaction>.fromOpaque(address).takeUnretainedValue()
        }
        let created = Transaction()
        unsafe pthread_setspecific(key, Unmanaged.passRetained(created).toOpaque())
        return created
    }

    private var scopes: [Scope] = []
    /// Hosts whose trees changed since the last commit.
    private var hosts: [LayerHost] = []
    /// A commit at the end of the run loop's turn is arranged.
    private var isScheduled = false

    /// The innermost scope that set a value wins.
    func value(forKey key: String) -> Any? {
        if key == kCATransactionDisableActions { return disableActions }
        return scopes.last { $0.values[key] != nil }?.values[key]
    }

    /// Sets a value in the innermost scope; opens the implicit one when there is none.
    func setValue(_ value: Any?, forKey key: String) {
        openImplicitScope()
        if key == kCATransactionDisableActions {
            disableActions = value as? Bool
        } else {
            scopes[scopes.count - 1].values[key] = value
        }
    }

    /// What the innermost scope says that says it; nil when none does.
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

    /// - Source: Measured on Apple's system: every block that was set runs, also when another or nil was set after it.
    func setCompletionBlock(_ block: (() -> Void)?) {
        openImplicitScope()
        scopes[scopes.count - 1].completionBlock = block
        if let block { scopes[scopes.count - 1].completions.append(CompletionGroup(block)) }
    }

    /// The blocks that wait for an animation that is added now.
    func enterCompletions() -> [CompletionGroup] {
        let groups = scopes.flatMap(\.completions)
        for group in groups { group.enter() }
        return groups
    }

    func begin() { scopes.append(Scope(isImplicit: false)) }

    /// Closes the innermost explicit scope; the tree is handed over when it was the outermost of all.
    func commit() {
        guard let last = scopes.last, !last.isImplicit else { return }
        // Layout and display during the commit still belong to the outermost transaction.
        if scopes.count == 1 { commitHosts() }
        close(scopes.removeLast())
    }

    /// Commits the implicit scope; while explicit ones are open, that waits for them.
    func flush() {
        guard scopes.allSatisfy(\.isImplicit) else { return }
        commitHosts()
        while let scope = scopes.popLast() { close(scope) }
    }

    /// Notes that a tree has to be handed over, and arranges that for the end of the turn unless an explicit transaction will do it.
    func touch(_ host: LayerHost) {
        if !hosts.contains(where: { $0 === host }) { hosts.append(host) }
        openImplicitScope()
    }

    private func openImplicitScope() {
        guard scopes.isEmpty else { return }
        scopes.append(Scope(isImplicit: true))
        guard !isScheduled else { return }
        isScheduled = true
        RunLoopTurn.afterThisOne { [self] in
            isScheduled = false
            flush()
        }
    }

    private func close(_ scope: Scope) {
        for completion in scope.completions { completion.close() }
    }

    private func commitHosts() {
        for host in hosts { host.commit() }
        // What layout touched is committed with the rest.
        hosts = []
    }
}

/// Counts the animations that a completion block waits for.
final class CompletionGroup {
    private var block: (() -> Void)?
    private var waiting = 1  // the open scope

    init(_ block: @escaping () -> Void) { self.block = block }

    /// One more animation to wait for.
    func enter() { waiting += 1 }

    /// An animation is over.
    func leave() {
        waiting -= 1
        guard waiting == 0, let block else { return }
        self.block = nil
        block()
    }

    /// The scope is closed: nothing more will enter.
    ///
    /// - Source: Measured on Apple's system: the block never runs inside `commit`, always on a later turn of the run loop.
    func close() {
        RunLoopTurn.afterThisOne { self.leave() }
    }
}
