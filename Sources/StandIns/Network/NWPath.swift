/// The state of the ways to the network.
public struct NWPath: Hashable, Sendable {
    /// The answers to the question whether a connection can be made.
    public enum Status: Hashable, Sendable {
        /// Yes.
        case satisfied
        /// No.
        case unsatisfied
        /// Perhaps, after an attempt.
        case requiresConnection
    }

    /// The reasons why no connection can be made.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// Unknown.
        case notAvailable
        /// The user does not allow it.
        case cellularDenied
        /// The user does not allow it.
        case wifiDenied
        /// The user does not allow it.
        case localNetworkDenied
    }

    /// The answer.
    public let status: Status
    /// The ways, the best one first.
    public let availableInterfaces: [NWInterface]
    /// The reason why no connection can be made.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// True when each byte costs.
    public var isExpensive: Bool { false }
    /// True when bytes shall be saved.
    public var isConstrained: Bool { false }
    /// True when there is a way for addresses of version 4.
    public var supportsIPv4: Bool { status == .satisfied }
    /// True when there is a way for addresses of version 6.
    public var supportsIPv6: Bool { false }
    /// True when names can be looked up.
    public var supportsDNS: Bool { status == .satisfied }

    /// Returns true when connections take a kind of way.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }
}
