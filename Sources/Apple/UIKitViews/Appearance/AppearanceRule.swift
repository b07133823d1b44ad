import CoreGraphics
import Foundation
import LaminaFoundation
import UIKitValues

/// The changes that a proxy has recorded, and the objects that they are for.
@MainActor
final class AppearanceRule {
    private let type: AnyClass
    private let containers: [AnyClass]
    private let traits: UITraitCollection?
    private var changes: [(property: ObjectIdentifier, apply: @MainActor (NSObject) -> Void)] = []
    /// An object of the class, on which the app sets properties and which is never shown.
    let proxy: NSObject
    private let pristine: [String: Any]

    init?(_ type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?) {
        guard let proxy = (type as? NSObject.Type)?.laminaInit(), let customizable = proxy as? any AppearanceCustomizable else { return nil }
        (self.type, self.containers, self.traits, self.proxy) = (type, containers, traits, proxy)
        pristine = Self.ownValues(of: proxy)
        customizable.appearanceState.rule = self
    }

    func isFor(_ type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?) -> Bool {
        self.type == type && self.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init) && self.traits == traits
    }

    func add(_ property: ObjectIdentifier, _ apply: @escaping @MainActor (NSObject) -> Void) { changes.append((property, apply)) }

    /// The order in which rules apply: rules of superclasses and rules with fewer containers come first, so that more specific rules replace them.
    var rank: (Int, Int) {
        var depth = 0
        var current: AnyClass? = type
        while let known = current {
            depth += 1
            current = class_getSuperclass(of: known)
        }
        return (depth, containers.count)
    }

    private func class_getSuperclass(of type: AnyClass) -> AnyClass? { Mirror.superclass(of: type) }

    /// Returns true for an object of the class, inside the containers, with the traits.
    func matches(_ object: NSObject, in view: UIView?) -> Bool {
        guard object.isKind(of: type) else { return false }
        if let traits, view?.traitCollection.containsTraits(in: traits) != true { return false }
        var wanted = containers[...]
        var responder: UIResponder? = object === view ? view?.next : view
        while let current = responder, let container = wanted.first {
            if current.isKind(of: container) { wanted.removeFirst() }
            responder = current.next
        }
        return wanted.isEmpty
    }

    /// Applies the rule's changes to an object, except to properties that the app has set on it.
    func apply(to object: any AppearanceCustomizable) {
        object.appearanceState.isApplying = true
        for change in changes where !object.appearanceState.hasOwn(change.property) { change.apply(object) }
        applyOwnValues(to: object)
        object.appearanceState.isApplying = false
    }

    // MARK: Properties of the app's classes

    /// Sets the app's own properties that were changed on the proxy and not on the object.
    private func applyOwnValues(to object: NSObject) {
        let (wanted, current) = (Self.ownValues(of: proxy), Self.ownValues(of: object))
        for (name, value) in wanted.sorted(by: { $0.key < $1.key }) {
            guard let first = pristine[name], !Self.areSame(value, first), current[name].map({ Self.areSame($0, first) }) ?? false else { continue }
            _ = KeyedValues.perform(.setValue(value, forKey: name), on: object)
        }
    }

    /// The stored properties that classes outside UIKit declare.
    private static func ownValues(of object: NSObject) -> [String: Any] {
        var values: [String: Any] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
            for child in current.children { if let name = child.label { values[name] = child.value } }
            mirror = current.superclassMirror
        }
        return values
    }

    private static func areSame(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return (first as AnyObject) === (second as AnyObject)
    }
}

extension Mirror {
    /// Returns the superclass of a class; nil for a root.
    fileprivate static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
