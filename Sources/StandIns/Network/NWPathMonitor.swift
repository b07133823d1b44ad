public import Dispatch
import LaminaConcurrency
import LaminaProcess

/// Tells of the ways to the network: a film without `--network` has none, and all other runs have Wi-Fi.
///
/// The state never changes, because a film is the same on every run. The app's requests fail and succeed accordingly.
public final class NWPathMonitor: @unchecked Sendable {
    // Sendable because its state is behind a lock.

    private struct State {
        var update: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var isCancelled = false
    }

    private let state = Guarded(State())
    private let isRelevant: Bool

    /// Creates a monitor of all ways.
    public init() { isRelevant = true }
    /// Creates a monitor of one kind of way.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { isRelevant = requiredInterfaceType == .wifi }
    /// Creates a monitor of all ways but some.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { isRelevant = !prohibitedInterfaceTypes.contains(.wifi) }

    /// The state of the ways.
    public var currentPath: NWPath { Self.path(isReachable: isRelevant && NetworkModule.isReachable) }

    package static func path(isReachable: Bool) -> NWPath {
        let interfaces = isReachable ? [NWInterface(type: .wifi, name: "en0", index: 1)] : []
        return NWPath(status: isReachable ? .satisfied : .unsatisfied, availableInterfaces: interfaces)
    }

    /// The queue on which the closure is called; nil before `start(queue:)`.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }
    /// Called with the first state after `start(queue:)`, and never again.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.update } }
        set { state.withLock { $0.update = newValue } }
    }

    /// Begins to call the closure.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            defer { state.queue = queue }
            return state.queue == nil && !state.isCancelled
        }
        guard isFirst else { return }
        let path = currentPath
        queue.async { [self] in
            let update = state.withLock { $0.isCancelled ? nil : $0.update }
            update?(path)
        }
    }
    /// Ends the calls.
    public func cancel() { state.withLock { $0.isCancelled = true } }
}
