package import Foundation

extension NSCoder {
    /// The classes of Foundation whose objects archives of this system's classes contain.
    package static let plainClasses: [AnyClass] = [NSNumber.self, NSString.self, NSData.self, NSDate.self, NSUUID.self]

    /// Decodes an object; nil when it is missing or of another class.
    ///
    /// Foundation ends the process at a class that is not allowed, so the plain ones are, and those that the client allows.
    package func plainObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
        decodeObject(of: (allowedClasses ?? []) + Self.plainClasses + [type], forKey: key) as? Object
    }
}
