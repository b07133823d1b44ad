public import CoreGraphics

extension UIWindow {
    /// The stacking level of a window; windows of a higher level are in front of all windows of lower levels.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level; larger numbers are further in front.
        public let rawValue: CGFloat
        /// Creates a level from any number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from any number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of ordinary windows.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level of alerts, in front of the status bar.
        public static let alert = Level(2000)

        /// Returns true when the first level lies behind the second.
        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    }
}

extension UIWindow.Level {
    /// Returns a level further in front.
    public static func + (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level { UIWindow.Level(left.rawValue + right) }
    /// Returns a level further behind.
    public static func - (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level { UIWindow.Level(left.rawValue - right) }
    /// Moves a level to the front.
    public static func += (left: inout UIWindow.Level, right: CGFloat) { left = left + right }
    /// Moves a level back.
    public static func -= (left: inout UIWindow.Level, right: CGFloat) { left = left - right }
}

extension UIApplication {
    /// Puts a window into `windows`, in front of all windows of its level; a window that is already in the list is moved.
    package func add(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let place = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? windows.count
        windows.insert(window, at: place)
    }
}

extension UIWindow {
    func isInFront(of other: UIWindow) -> Bool { self !== other && windowLevel.rawValue > other.windowLevel.rawValue }
}
