public import Foundation
public import UIKitValues

/// A class whose objects can be customised all at once, through a proxy.
///
/// A proxy is an object of the class that is never shown. What is set on it is recorded, and set on each object when it enters a window, unless the
/// app has set the same property on the object itself.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all objects of the class.
    static func appearance() -> Self
    /// Returns the proxy for objects inside others, the innermost container first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy for objects with traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for objects with traits inside others, the innermost container first.
    static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// An object that contains others that proxies customise.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCustomizable {}
extension UIBarItem: UIAppearance, AppearanceCustomizable {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
    /// Returns the proxy for all views of the class.
    public static func appearance() -> Self { AppearanceRules.proxy(Self.self) }
    /// Returns the proxy for views inside others, the innermost container first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRules.proxy(Self.self, in: containerTypes)
    }
    /// Returns the proxy for views with traits.
    public static func appearance(for trait: UITraitCollection) -> Self { AppearanceRules.proxy(Self.self, for: trait) }
    /// Returns the proxy for views with traits inside others, the innermost container first.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(Self.self, in: containerTypes, for: trait) }
}

extension UIBarItem {
    /// Returns the proxy for all items of the class.
    public static func appearance() -> Self { AppearanceRules.proxy(Self.self) }
    /// Returns the proxy for items inside views, the innermost container first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRules.proxy(Self.self, in: containerTypes)
    }
    /// Returns the proxy for items in views with traits.
    public static func appearance(for trait: UITraitCollection) -> Self { AppearanceRules.proxy(Self.self, for: trait) }
    /// Returns the proxy for items in views with traits, the innermost container first.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(Self.self, in: containerTypes, for: trait) }
}

/// The rules of all proxies.
@MainActor
package enum AppearanceRules {
    private static var rules: [AppearanceRule] = []

    static func proxy<Object: NSObject>(
        _ type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
    ) -> Object {
        let containers = containers.map { $0 as AnyClass }
        if let known = rules.first(where: { $0.isFor(type, in: containers, for: traits) })?.proxy as? Object { return known }
        guard let rule = AppearanceRule(type, in: containers, for: traits), let proxy = rule.proxy as? Object else {
            preconditionFailure("views and items of bars can be made")
        }
        rules.append(rule)
        rules.sort { $0.rank < $1.rank }
        return proxy
    }

    /// Customises an object that enters a window, inside a view or as that view.
    package static func apply(to object: any AppearanceCustomizable, in view: UIView?) {
        // Most apps have no proxies, and views enter windows often.
        guard !rules.isEmpty, object.appearanceState.rule == nil else { return }
        for rule in rules where rule.matches(object, in: view) { rule.apply(to: object) }
    }

    /// Forgets all rules.
    package static func removeAll() { rules = [] }
}
