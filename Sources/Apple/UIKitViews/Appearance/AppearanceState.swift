package import Foundation

/// The state of an object that appearance proxies need.
@MainActor
package struct AppearanceState {
    /// The rule whose proxy the object is; nil for objects on the screen.
    var rule: AppearanceRule?
    /// The properties that the app has set itself, which appearance rules then leave alone.
    private var own: [ObjectIdentifier] = []
    /// True while rules are applied to the object.
    var isApplying = false

    package init() {}

    mutating func mark(_ property: ObjectIdentifier) { if !isApplying, !hasOwn(property) { own.append(property) } }

    func hasOwn(_ property: ObjectIdentifier) -> Bool { own.contains(property) }
}

/// An object that proxies customise: a view or an item of a bar.
@MainActor
package protocol AppearanceCustomizable: NSObject {
    var appearanceState: AppearanceState { get set }
}

extension AppearanceCustomizable {
    /// Notes that a property was set: as a change to replay for a proxy, and as the app's own choice otherwise.
    package func customized<Value>(_ path: ReferenceWritableKeyPath<Self, Value>) {
        guard appearanceState.rule != nil else { return appearanceState.mark(ObjectIdentifier(path)) }
        let value = self[keyPath: path]
        customized(path) { $0[keyPath: path] = value }
    }

    /// Notes that a method was called that sets a part of a property.
    ///
    /// - Parameter path: The property, written as a literal: there is one object for each literal, which identifies the property.
    package func customized<Value>(_ path: KeyPath<Self, Value>, by change: @escaping @MainActor (Self) -> Void) {
        guard let rule = appearanceState.rule else { return appearanceState.mark(ObjectIdentifier(path)) }
        rule.add(ObjectIdentifier(path)) { if let object = $0 as? Self { change(object) } }
    }
}
