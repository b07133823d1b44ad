import CoreGraphics
import LaminaScene

/// One property of a class of animations, as key-value coding sees it.
package struct AnimationProperty: Sendable {
    package let name: String
    /// The name of Swift's property where that differs, such as `isAdditive` for `additive`.
    package let alias: String?
    /// The value as Apple's key-value coding gives it.
    let read: @Sendable (CAAnimation) -> Any?
    /// Whether the value was of the right kind; the animation is unchanged if not.
    let write: @Sendable (CAAnimation, Any?) -> Bool

    private init<Root: CAAnimation, Content>(
        _ name: String, _ alias: String?, _ place: any ReferenceWritableKeyPath<Root, Content> & Sendable,
        encode: @escaping @Sendable (Content) -> Any?, decode: @escaping @Sendable (Any?) -> Content?
    ) {
        self.name = name
        self.alias = alias
        read = { ($0 as? Root).flatMap { encode($0[keyPath: place]) } }
        write = { animation, value in
            guard let animation = animation as? Root, let content = decode(value) else { return false }
            animation[keyPath: place] = content
            return true
        }
    }

    /// A number that is worked out from other properties.
    private init<Root: CAAnimation, Number: BinaryFloatingPoint & Sendable>(_ name: String, result place: any KeyPath<Root, Number> & Sendable) {
        self.name = name
        alias = nil
        read = { ($0 as? Root).map { NSNumber(value: Double($0[keyPath: place])) } }
        write = { _, _ in false }
    }
}

extension AnimationProperty {
    /// A number.
    static func number<Root: CAAnimation, Number: BinaryFloatingPoint & Sendable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Number> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, nil, place, encode: { NSNumber(value: Double($0)) },
            decode: { Value(bridging: $0).flatMap { Double($0) }.map { Number($0) } })
    }

    /// A number that nobody can set.
    static func result<Root: CAAnimation, Number: BinaryFloatingPoint & Sendable>(
        _ name: String, _ place: any KeyPath<Root, Number> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(name, result: place)
    }

    /// A flag.
    static func flag<Root: CAAnimation>(
        _ name: String, alias: String? = nil, _ place: any ReferenceWritableKeyPath<Root, Bool> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, alias, place, encode: { NSNumber(value: $0) }, decode: { Value(bridging: $0).flatMap { Bool($0) } })
    }

    /// A name that is never missing.
    static func name<Root: CAAnimation, Name: _NameBridgeable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Name> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, nil, place, encode: { $0._bridgeToObjectiveC() },
            decode: { Value(bridging: $0).flatMap { String($0) }.map { Name(rawValue: $0) } })
    }

    /// A name that may be missing.
    static func name<Root: CAAnimation, Name: _NameBridgeable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Name?> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(
            name, nil, place, encode: { $0?._bridgeToObjectiveC() },
            decode: { Value(bridging: $0).flatMap { String?($0) }.map { $0.map { Name(rawValue: $0) } } })
    }

    /// Anything that may be missing, given back as it was set.
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

    /// A struct that is never missing, given back as it was set.
    static func plain<Root: CAAnimation, Content>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Content> & Sendable
    ) -> AnimationProperty {
        AnimationProperty(name, nil, place, encode: { $0 }, decode: { $0 as? Content })
    }
}

/// The properties of one class of animations, found by name.
package struct AnimationPropertyTable: Sendable {
    /// A class's own after those of its superclass.
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

    /// The property of this name or alias.
    package subscript(name: String) -> AnimationProperty? { byName[name].map { rows[$0] } }
}
