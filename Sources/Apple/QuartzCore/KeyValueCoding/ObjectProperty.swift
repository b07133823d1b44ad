import CoreGraphics
import Foundation
import LaminaScene

/// A property that an object of this module stores itself, for access by key: those of animations and filters, and a layer's objects, such as `mask`.
package struct ObjectProperty<Owner: AnyObject>: NamedRow {
    package let name: String
    /// The Swift property's name where it differs from the key, such as `isAdditive` for `additive`.
    package let alias: String?
    package let place: any AnyKeyPath & Sendable
    /// The place of the value in an archive.
    package private(set) var archive = ArchivePlace.values
    /// A closure that returns the value as Apple's key-value coding does.
    let read: @Sendable (Owner) -> Any?
    /// A closure that sets the value; it returns false, and leaves the object unchanged, when the value has the wrong type.
    let write: @Sendable (Owner, Any?) -> Bool

    private init<Root, Content>(
        _ name: String, _ alias: String?, _ place: any ReferenceWritableKeyPath<Root, Content> & Sendable,
        encode: @escaping @Sendable (Content) -> Any?, decode: @escaping @Sendable (Any?) -> Content?
    ) {
        self.name = name
        self.alias = alias
        self.place = place
        read = { ($0 as? Root).flatMap { encode($0[keyPath: place]) } }
        write = { object, value in
            guard let object = object as? Root, let content = decode(value) else { return false }
            object[keyPath: place] = content
            return true
        }
    }

    /// Creates a row for a value that cannot be set, because other properties determine it.
    private init<Root, Content>(_ name: String, _ place: any KeyPath<Root, Content> & Sendable, encode: @escaping @Sendable (Content) -> Any?) {
        self.name = name
        alias = nil
        self.place = place
        archive = .none
        read = { ($0 as? Root).flatMap { encode($0[keyPath: place]) } }
        write = { _, _ in false }
    }

    /// The same row with another place in archives.
    func archived(_ archive: ArchivePlace) -> ObjectProperty {
        var row = self
        row.archive = archive
        return row
    }

    /// True when the value is nil or zero.
    func isBlank(_ owner: Owner) -> Bool { read(owner).map { ($0 as? NSNumber)?.doubleValue == 0 } ?? true }
}

/// The place of a value in an archive.
package enum ArchivePlace: Sendable {
    /// Before the other values, because it determines them.
    case first
    /// Among the other values.
    case values
    /// Among the layers of the tree, which the archive holds side by side.
    case tree
    /// Nowhere: other values or the place in the tree determine the value, or it belongs to the app.
    case none
}

extension ObjectProperty {
    /// Creates a row for a number.
    static func number<Root, Number: BinaryFloatingPoint & Sendable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Number> & Sendable
    ) -> ObjectProperty {
        ObjectProperty(
            name, nil, place, encode: { NSNumber(value: Double($0)) },
            decode: { Value(bridging: $0).flatMap { Double($0) }.map { Number($0) } })
    }

    /// Creates a row for a number that is computed from other properties.
    static func result<Root, Number: BinaryFloatingPoint & Sendable>(
        _ name: String, _ place: any KeyPath<Root, Number> & Sendable
    ) -> ObjectProperty {
        ObjectProperty(name, place, encode: { NSNumber(value: Double($0)) })
    }

    /// Creates a row for an object that cannot be set, and that may be nil.
    static func constant<Root, Object>(_ name: String, _ place: any KeyPath<Root, Object?> & Sendable) -> ObjectProperty {
        ObjectProperty(name, place, encode: { $0 })
    }

    /// Creates a row for an object that cannot be set.
    static func constant<Root, Content>(_ name: String, _ place: any KeyPath<Root, Content> & Sendable) -> ObjectProperty {
        ObjectProperty(name, place, encode: { $0 })
    }

    /// Creates a row for a property of type `Bool`.
    static func flag<Root>(
        _ name: String, alias: String? = nil, _ place: any ReferenceWritableKeyPath<Root, Bool> & Sendable
    ) -> ObjectProperty {
        ObjectProperty(
            name, alias, place, encode: { NSNumber(value: $0) }, decode: { Value(bridging: $0).flatMap { Bool($0) } })
    }

    /// Creates a row for a set of options, given as their bits; nil sets none.
    static func options<Root, Options: OptionSet & SendableMetatype>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Options> & Sendable
    ) -> ObjectProperty where Options.RawValue == UInt32 {
        ObjectProperty(
            name, nil, place, encode: { NSNumber(value: $0.rawValue) },
            decode: { Options(rawValue: ($0 as? NSNumber)?.uint32Value ?? 0) })
    }

    /// Creates a row for a name that cannot be nil.
    static func name<Root, Name: _NameBridgeable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Name> & Sendable
    ) -> ObjectProperty {
        ObjectProperty(
            name, nil, place, encode: { $0._bridgeToObjectiveC() },
            decode: { Value(bridging: $0).flatMap { String($0) }.map { Name(rawValue: $0) } })
    }

    /// Creates a row for a name that may be nil.
    static func name<Root, Name: _NameBridgeable>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Name?> & Sendable
    ) -> ObjectProperty {
        ObjectProperty(
            name, nil, place, encode: { $0?._bridgeToObjectiveC() },
            decode: { Value(bridging: $0).flatMap { String?($0) }.map { $0.map { Name(rawValue: $0) } } })
    }

    /// Creates a row for an object that may be nil, which is returned as it was set.
    static func object<Root, Object>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Object?> & Sendable
    ) -> ObjectProperty {
        ObjectProperty(
            name, nil, place, encode: { $0 },
            decode: { value in
                guard let value else { return .some(nil) }
                if let object = value as? Object { return object }
                return value is NSNull ? .some(nil) : nil
            })
    }

    /// Creates a row for a text that may be nil.
    static func text<Root>(_ name: String, _ place: any ReferenceWritableKeyPath<Root, String?> & Sendable) -> ObjectProperty {
        ObjectProperty(name, nil, place, encode: { $0.map { NSString(string: $0) } }, decode: { Value(bridging: $0).flatMap { String?($0) } })
    }

    /// Creates a row for a struct that cannot be nil, which is returned as it was set.
    static func plain<Root, Content>(
        _ name: String, _ place: any ReferenceWritableKeyPath<Root, Content> & Sendable
    ) -> ObjectProperty {
        ObjectProperty(name, nil, place, encode: { $0 }, decode: { $0 as? Content })
    }
}
