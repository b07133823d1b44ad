extension UIApplication {
    /// The keys of the launch options; launch options are always nil here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string that Apple's API uses for the key.
        public let rawValue: String
        /// Creates a key from any string.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The keys of the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string that Apple's API uses for the key.
        public let rawValue: String
        /// Creates a key from any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Opens the URL only in an app that is no browser; without effect here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The activity of the app.
    public enum State: Int, Sendable {
        /// In the foreground, receiving events.
        case active = 0
        /// Visible, but receiving no events.
        case inactive
        /// Not visible.
        case background
    }
}
