/// The state of a view that a configuration adapts to.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// Creates a state with traits, in which every flag is false.
    init(traitCollection: UITraitCollection)
    /// The traits of the view that the configuration is for.
    var traitCollection: UITraitCollection { get set }
    /// The value of an app's own state; nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of an app's own state in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from any name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, such as a table's header.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view that the configuration is for.
    public var traitCollection: UITraitCollection
    /// True when the view does not react to touches.
    public var isDisabled = false
    /// True while the view shows the highlight of a touch.
    public var isHighlighted = false
    /// True while the view is selected.
    public var isSelected = false
    /// True while the view has the focus; never set by Lamina, which has no focus engine.
    public var isFocused = false
    /// True while the view is pinned to an edge of its list.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits, in which every flag is false.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value of an app's own state; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
