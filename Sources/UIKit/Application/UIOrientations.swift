/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, its top to the left.
    case landscapeLeft
    /// On its side, its top to the right.
    case landscapeRight
    /// Lying, the screen up.
    case faceUp
    /// Lying, the screen down.
    case faceDown

    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Lying.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// One that an interface can have.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the app's interface stands on the device.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, the device's top to the right.
    case landscapeLeft = 4
    /// On its side, the device's top to the left.
    case landscapeRight = 3

    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways for the interface to stand on the device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each orientation.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, the device's top to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, the device's top to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On one of its sides.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
    /// As light or dark asks for.
    case `default` = 0
    /// Light, on dark contents.
    case lightContent = 1
    /// Dark, on light contents.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// Fading.
    case fade
    /// Sliding.
    case slide
}
