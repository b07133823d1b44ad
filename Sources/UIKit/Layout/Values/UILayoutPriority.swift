/// How much a constraint matters: 1 to 1000, where 1000 must hold and a higher one always wins.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// 1 to 1000.
    public let rawValue: Float

    /// A priority of 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// How much content resists being made smaller, unless said otherwise.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag that may make the window larger.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// How much a window wants to keep its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that leaves the window as large as it is.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much content resists being made larger, unless said otherwise.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a view wants the size that it is fitted to.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// The lower one.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

    /// What a solver takes: numbers that are none count as the nearest that is.
    var level: Double { rawValue.isNaN ? 1 : Double(min(max(rawValue, 0.001), 1000)) }
}
