extension UIDeviceOrientation {
    /// True for upright and upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True when the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True when the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// True for the four orientations that an interface can have.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIInterfaceOrientation {
    /// True for upright and upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True when the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits, one per orientation.
    public let rawValue: UInt
    /// Creates a set from any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, with the device's top to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, with the device's top to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
