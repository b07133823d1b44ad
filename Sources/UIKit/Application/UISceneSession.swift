public import Foundation

/// What a scene goes on from when the app begins again.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Any name is taken.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Shows windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Shows something on another display.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, once there is one.
    open internal(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// How the scene is set up.
    open internal(set) var configuration: UISceneConfiguration
    /// The session's name.
    public let persistentIdentifier: String
    /// What the app keeps with the session, until it ends.
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = "main"
        super.init()
    }
}

/// How a scene is set up.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the set-up.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene; kept, scenes are `UIWindowScene` here.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, made by its `init()`.
    open var delegateClass: AnyClass?

    /// A set-up without classes.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
