import CoreGraphics
import LaminaScene

/// A property of an animation class, for access by key-value coding.
package struct AnimationProperty: Sendable {
    package let name: String
    /// The Swift property's name where it differs from the key, such as `isAdditive` for `additive`.
    package let alias: String?
    /// True for a value that is computed from other properties and cannot be set.
    let isResult: Bool
    /// A closure that returns the value as Apple's key-value coding does.
    let read: @Sendable (CAAnimation) -> Any?
    /// A closure that sets the value; it returns false, and leaves the animation unchanged, when the value has the wrong type.
    let write: @Sendable (CAAnimation, Any?) -> Bool

    private init<Root: CAAnimation, Content>(
        _ name: String, _ alias: String?, _ place: any ReferenceWritableKeyPath<Root, Content> & Sendable,
        encode: @escaping @Sendable (Content) -> Any?, decode: @escaping @Sendable (Any?) -> Content?
    ) {
        self.name = name
        self.alias = alias
        isResult = false
        read = { ($0 as? Root).flatMap { encode($0[keyPath: place]) } }
        write = { animation, value in
            guard let animation = animation as? Root, let content = decode(value) else { return false }
            animation[keyPath: place] = content
            return true
        }
    }

    /// Creates a row for a read-only number that is computed from other properties.
    private init<Root: CAAnimation, Number: BinaryFloatingPoint & Sendable>(_ name: String, result place: any KeyPath<Root, Number> & Sendable) {
        self.name = name
        alias = nil
        isResult = true
        read = { ($0 as? Root).map { NSNumber(value: Double($0[keyPath: place])) } }
        write = { _, _ in false }
    }
}

extension AnimationProperty {
    /// Creates a row for a number.
    static func number<Root: CAAnimation, Number: BinaryFloatingPoint & Sendable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Number> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, nil, place, encode: { NSNumber(value: Double($0)) },
            decode: { Value(bridging: $0).flatMap { Double($0) }.map { Number($0) } })
    }

    /// Creates a row for a read-only number.
    static func result<Root: CAAnimation, Number: BinaryFloatingPoint & Sendable>(
        _ name: String, _ place: any KeyPath<Root, Number> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(name, result: place)
    }

    /// Creates a row for a property of type `Bool`.
    static func flag<Root: CAAnimation>(
        _ name: String, alias: String? = nil, _ place: any ReferenceWritableKeyPath<Root, Bool> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, alias, place, encode: { NSNumber(value: $0) }, decode: { Value(bridging: $0).flatMap { Bool($0) } })
    }

    /// Creates a row for a name that cannot be nil.
    static func name<Root: CAAnimation, Name: _NameBridgeable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Name> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, nil, place, encode: { $0._bridgeToObjectiveC() },
            decode: { Value(bridging: $0).flatMap { String($0) }.map { Name(rawValue: $0) } })
    }

    /// Creates a row for a name that may be nil.
    static func name<Root: CAAnimation, Name: _NameBridgeable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Name?> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, nil, place, encode: { $0?._bridgeToObjectiveC() },
            decode: { Value(bridging: $0).flatMap { String?($0) }.map { $0.map { Name(rawValue: $0) } } })
    }

    /// Creates a row for an object that may be nil, which is returned as it was set.
    static func object<Root: CAAnimation, Object>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Object?> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, nil, place, encode: { $0 },
            decode: { value in
                guard let value else { return .some(nil) }
                if let object = value as? Object { return object }
                return value is NSNull ? .some(nil) : nil
            })
    }

    /// Creates a row for a struct that cannot be nil, which is returned as it was set.
    static func plain<Root: CAAnimation, Content>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Content> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(name, nil, place, encode: { $0 }, decode: { $0 as? Content })
    }
}

/// The properties of a class of animations, by name.
package struct AnimationPropertyTable: Sendable {
    /// The properties, the superclass's first.
    package let rows: [AnimationProperty]
    private let byName: [String: Int]

    init(_ rows: [AnimationProperty]) {
        self.rows = rows
        var byName: [String: Int] = [:]
        for (index, row) in rows.enumerated() {
            byName[row.name] = index
            if let alias = row.alias { byName[alias] = index }
        }
        self.byName = byName
    }

    static func + (table: AnimationPropertyTable, rows: [AnimationProperty]) -> AnimationPropertyTable {
        AnimationPropertyTable(table.rows + rows)
    }

    /// Returns the property with this name or alias; nil when there is none.
    package subscript(name: String) -> AnimationProperty? { byName[name].map { rows[$0] } }
}
