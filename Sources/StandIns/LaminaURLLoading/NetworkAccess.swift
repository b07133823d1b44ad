public import FoundationNetworking

// No network of this system is expensive or constrained, so a request may use all of them, whatever the app sets.

extension URLSessionConfiguration {
    /// True when requests may use networks whose bytes cost: always.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// True when requests may use networks whose bytes the user saves: always.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLRequest {
    /// True when the request may use networks whose bytes cost: always.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// True when the request may use networks whose bytes the user saves: always.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}
