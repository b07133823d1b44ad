public import Foundation

/// The persistent information about a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The string that Apple's API uses for the role.
        public let rawValue: String
        /// Creates a role from any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene that shows windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene that shows content on an external display.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene of the session; nil before it is created.
    open package(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration with which the scene was connected.
    open package(set) var configuration: UISceneConfiguration
    /// The identifier of the session; always "main".
    public let persistentIdentifier: String
    /// The app's own values for the session; lost when the process ends.
    open var userInfo: [String: Any]?

    /// The activity from which the scene was to be restored; kept until the process ends.
    open var stateRestorationActivity: NSUserActivity?

    package init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = "main"
        super.init()
    }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene; stored without effect, because scenes are always `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, which is created with `init()`.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows; nil for a window that the app creates.
    open var storyboard: UIStoryboard?

    /// Creates a configuration without classes.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
