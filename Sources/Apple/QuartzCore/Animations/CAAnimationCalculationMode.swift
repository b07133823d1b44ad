/// The method with which values between key frames are computed.
public struct CAAnimationCalculationMode: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// Creates a mode with any name; an animation with an unknown mode has no effect.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interpolates linearly between neighbouring values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Keeps each value until the time of the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Interpolates linearly at a constant speed over the whole course; ignores key times.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolates along a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolates along a smooth curve at a nearly constant speed; ignores key times.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// Creates a mode with any name; with an unknown mode the layer does not rotate.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points along the path, in the direction of movement.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points along the path, against the direction of movement.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
