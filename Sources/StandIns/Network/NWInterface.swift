/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    /// The kinds of ways.
    public enum InterfaceType: Hashable, Sendable {
        /// Another.
        case other
        /// Wireless.
        case wifi
        /// Of a telephone.
        case cellular
        /// A wire.
        case wiredEthernet
        /// This computer.
        case loopback
    }

    /// The kind.
    public let type: InterfaceType
    /// The name, such as `en0`.
    public let name: String
    /// The number.
    public let index: Int
}
