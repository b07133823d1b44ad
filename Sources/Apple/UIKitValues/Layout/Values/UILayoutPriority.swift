/// The priority of a constraint: 1 to 1000.
///
/// A required constraint (1000) must hold. In a contradiction, one constraint of a higher priority wins over any number of lower priorities.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number, 1 to 1000.
    public let rawValue: Float

    /// Creates a priority of 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority of 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a constraint that must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default compression resistance of content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize the window's scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a window's scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that must not resize the window's scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default hugging priority of content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority at which `systemLayoutSizeFitting` pulls a view towards the target size: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns true when the left priority is lower.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

    /// The priority as the solver accepts it: clamped to 0.001…1000; NaN counts as 1.
    package var level: Double { rawValue.isNaN ? 1 : Double(min(max(rawValue, 0.001), 1000)) }
}

extension UILayoutPriority {
    /// Returns a priority that is higher by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue + right) }
    /// Returns a priority that is lower by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue - right) }
    /// Raises a priority by a number.
    public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
    /// Lowers a priority by a number.
    public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
