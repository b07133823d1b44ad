import Foundation

/// Keyed archives with secure coding, and objects read from them.
enum Archive {
    /// Archives an object.
    static func data(_ object: NSObject) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    /// Archives an object, and reads it back.
    static func roundTrip<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        try read(data(object), as: Object.self)
    }

    /// Reads an archive whose root is of a class; throws the coder's error, or an error of its own when there is no object.
    static func read<Object: NSObject & NSSecureCoding>(_ data: Data, as type: Object.Type) throws -> Object {
        guard let object = try NSKeyedUnarchiver.unarchivedObject(ofClass: type, from: data) else { throw CocoaError(.coderValueNotFound) }
        return object
    }
}
