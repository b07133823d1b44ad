extension UIApplication {
    /// Why an app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String
        /// Any name is taken.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How something outside the app is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String
        /// Any name is taken.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only if an app other than a browser opens it; without effect here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether the app is in front.
    public enum State: Int, Sendable {
        /// In front, and gets events.
        case active = 0
        /// Seen, but gets no events.
        case inactive
        /// Not seen.
        case background
    }
}
