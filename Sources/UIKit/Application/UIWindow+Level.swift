public import CoreGraphics

extension UIWindow {
    /// How far in front a window is; windows of a higher level are in front of all others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// Larger is further in front.
        public let rawValue: CGFloat
        /// Any number is taken.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Any number is taken.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ordinary windows.
        public static let normal = Level(0)
        /// As far in front as the status bar.
        public static let statusBar = Level(1000)
        /// In front of the status bar.
        public static let alert = Level(2000)
    }
}

extension UIApplication {
    /// The place of a window among the others: in front of all of its level.
    func add(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let place = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? windows.count
        windows.insert(window, at: place)
    }
}

extension UIWindow {
    func isInFront(of other: UIWindow) -> Bool { self !== other && windowLevel.rawValue > other.windowLevel.rawValue }
}
