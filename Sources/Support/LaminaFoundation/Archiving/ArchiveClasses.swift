import Foundation

/// The classes of the objects in a keyed archive, read without decoding an object.
struct ArchiveClasses {
    /// The names of all classes in the archive.
    private let names: [String]
    /// The name of the root's class; nil for a root without a class, such as a string.
    private let rootName: String?

    /// Reads the names of the classes.
    ///
    /// - Throws: An error when an object has no readable class; Foundation would end the process.
    /// - Returns: Nil for data that is no keyed archive; Foundation reports it.
    init?(_ data: Data) throws {
        // Unsafe only for the pointer to the format, which is nil.
        let list = try? unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let archive = list as? [String: Any], let objects = archive["$objects"] as? [Any], let top = archive["$top"] as? [String: Any] else {
            return nil
        }
        let containers = objects.compactMap { ($0 as? [String: Any])?["$class"] }
        let places = Self.indices(containers)
        names = places.compactMap { place in
            guard objects.indices.contains(place), let type = objects[place] as? [String: Any] else { return nil }
            return type["$classname"] as? String
        }
        guard places.count == containers.count, names.count == places.count else { throw Self.corrupt("an object has no class") }
        let root = Self.indices([top[NSKeyedArchiveRootObjectKey] ?? ""]).first
        let hasClass = root.map { objects.indices.contains($0) && (objects[$0] as? [String: Any])?["$class"] != nil } ?? false
        guard hasClass, let root else {
            rootName = nil
            return
        }
        // The root is the container after those before it.
        let before = objects[..<root].count { ($0 as? [String: Any])?["$class"] != nil }
        rootName = names[before]
    }

    /// The class of the root; nil when the root has none, or when the class does not exist here.
    var root: AnyClass? { rootName.flatMap(Self.type) }

    /// The classes of this system's frameworks in the archive that support secure coding.
    ///
    /// Foundation's names have no module here; those of other frameworks do, as have those of an app's classes.
    var ofFrameworks: [AnyClass] {
        let ours = Set(names).filter { name in !name.contains(".") || Self.frameworks.contains { name.hasPrefix($0) } }
        return ours.compactMap(Self.type).filter(Self.isSecure)
    }

    private static let frameworks = ["CoreGraphics.", "QuartzCore.", "UIKit."]

    static func isSecure(_ type: AnyClass) -> Bool { (type as? any NSSecureCoding.Type)?.supportsSecureCoding == true }

    /// Returns whether a class is one of `classes` or a subclass of one.
    static func isKind(_ type: AnyClass, of classes: [AnyClass]) -> Bool {
        var ancestor: AnyClass? = type
        while let current = ancestor {
            if classes.contains(where: { $0 == current }) { return true }
            ancestor = _getSuperclass(current)
        }
        return false
    }

    /// An error of Foundation's domain for an archive that cannot be read.
    static func corrupt(_ problem: String) -> CocoaError { CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: problem]) }

    private static func type(named name: String) -> AnyClass? { NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name) }

    /// Returns the indices in references, whose class is private; in XML each is a dictionary of `CF$UID` and an integer.
    ///
    /// - Returns: Fewer indices than references when some are other objects.
    private static func indices(_ references: [Any]) -> [Int] {
        guard let data = try? PropertyListSerialization.data(fromPropertyList: references, format: .xml, options: 0) else { return [] }
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "<key>CF$UID</key>").dropFirst()
        return parts.compactMap { Int($0.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }) }
    }
}
