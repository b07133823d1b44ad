/// How the values between key frames come about.
public struct CAAnimationCalculationMode: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// The mode of this name; an animation with an unknown one shows nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a straight line from one to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each one stays until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In straight lines, at an even pace over all.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through all.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve, at a more even pace.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// The mode of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis points where the path goes.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points where the path comes from.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
