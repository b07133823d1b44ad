extension UIApplication {
    /// The keys of the launch options; launch options are always nil here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string that Apple's API uses for the key.
        public let rawValue: String
        /// Creates a key from any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL for which the app was launched; never given here.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The identifier of the app that asked for the launch; never given here.
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// Values that the asking app added to the URL; never given here.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The notification from a server; never given here.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A change of place; never given here.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The shortcut that was chosen on a home screen; never given here.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The activity that the app continues; never given here.
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The kind of that activity; never given here.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
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
    public typealias State = UIApplicationState
}
