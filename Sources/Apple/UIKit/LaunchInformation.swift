import Foundation
import LaminaMethods

/// The part of the app's `Info.plist` that says how its interface begins.
@MainActor
package struct LaunchInformation {
    private let value: (String) -> Any?

    /// The information of the main bundle.
    package static var main: LaunchInformation { LaunchInformation { Bundle.main.object(forInfoDictionaryKey: $0) } }

    /// Creates the information from a function that returns the value of a key.
    package init(_ value: @escaping (String) -> Any?) { self.value = value }

    /// The name of the storyboard for the delegate's window; nil for an app with scenes, and for an app that creates its window in code.
    package var mainStoryboard: String? {
        guard !hasScenes else { return nil }
        let variant = UIDevice.current.userInterfaceIdiom == .pad ? text("UIMainStoryboardFile~ipad") : nil
        return variant ?? text("UIMainStoryboardFile")
    }

    private func text(_ key: String) -> String? { Self.checked(value(key), "a text", key) }
    private static func text(_ key: String, in entry: [String: Any]) -> String? { checked(entry[key], "a text", key) }

    /// Returns a value of the right type; another value is named in a warning, and ignored.
    private static func checked<Value>(_ value: Any?, _ kind: String, _ key: String) -> Value? {
        guard let value else { return nil }
        if let value = value as? Value { return value }
        Diagnostics.warn("Info.plist: the value of \(key) is not \(kind), and is ignored")
        return nil
    }

    /// True when the app declares configurations of scenes.
    private var hasScenes: Bool { manifest?["UISceneConfigurations"] != nil }
    private var manifest: [String: Any]? {
        let key = "UIApplicationSceneManifest"
        return Self.checked(value(key), "a dictionary", key)
    }

    /// Adds to a configuration what the information says about its name, or without a name about its role; the app's own values stay.
    ///
    /// - Parameter owner: An object whose class is beside the delegate's, for a name of a class with another module.
    package func complete(_ configuration: UISceneConfiguration, for owner: AnyObject) {
        let key = "UISceneConfigurations"
        let configurations: [String: Any]? = Self.checked(manifest?[key], "a dictionary", key)
        let role = configuration.role.rawValue
        let found: [[String: Any]] = Self.checked(configurations?[role], "an array of dictionaries", role) ?? []
        let named = found.first { $0["UISceneConfigurationName"] as? String == configuration.name }
        guard let entry = named ?? (configuration.name == nil ? found.first : nil) else { return }
        if configuration.delegateClass == nil, let name = Self.text("UISceneDelegateClassName", in: entry) {
            configuration.delegateClass = Self.type(named: name, beside: owner)
            if configuration.delegateClass == nil { Diagnostics.warn("Info.plist: no class “\(name)” for the scene's delegate") }
        }
        if configuration.storyboard == nil, let name = Self.text("UISceneStoryboardFile", in: entry) {
            configuration.storyboard = UIStoryboard(name: name, bundle: nil)
        }
    }

    /// Returns a class by its name, or by its name in the module of an object.
    private static func type(named name: String, beside owner: AnyObject) -> AnyClass? {
        if let type = ClassNames.type(named: name) { return type }
        let module = ClassNames.name(of: Swift.type(of: owner)).prefix { $0 != "." }
        return name.split(separator: ".").last.flatMap { ClassNames.type(named: "\(module).\($0)") }
    }
}
