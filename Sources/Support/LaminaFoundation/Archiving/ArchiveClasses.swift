import Foundation

/// The objects of a keyed archive and their classes, read without decoding an object.
///
/// Foundation ends the process at an object of a class that its reader does not expect, at a collection that contains itself, and at a dictionary with
/// more keys than values. Bytes from outside may contain all three, so they are looked for first:
///
///     $top.root ─► 1: array [2, 3] ─► 2: Note    allowed: array, Note ─► decoded by Foundation
///                                  └► 3: UUID    not allowed          ─► an error
struct ArchiveClasses {
    let objects: [Any]
    /// The index of the root; nil for a root that is not an object with a class, such as a string.
    let root: Int?
    /// The names of the classes of the objects that have one, by the objects' indices.
    let names: [Int: String]

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
        self.objects = objects
        let containers = objects.indices.filter { (objects[$0] as? [String: Any])?["$class"] != nil }
        let places = Self.indices(containers.compactMap { (objects[$0] as? [String: Any])?["$class"] })
        guard places.count == containers.count else { throw Self.corrupt("an object has no class") }
        var names: [Int: String] = [:]
        for (container, place) in zip(containers, places) {
            guard objects.indices.contains(place), let name = (objects[place] as? [String: Any])?["$classname"] as? String else {
                throw Self.corrupt("an object has no class")
            }
            names[container] = name
        }
        self.names = names
        root = Self.indices([top[NSKeyedArchiveRootObjectKey] ?? ""]).first.flatMap { names[$0] == nil ? nil : $0 }
    }

    /// The class of the object at an index; nil when it has none, or when the class does not exist here.
    func type(at index: Int) -> AnyClass? { names[index].flatMap(Self.type) }

    /// The classes of this system's frameworks in the archive that support secure coding.
    var ofFrameworks: [AnyClass] { Set(names.values).filter(Self.isOfFrameworks).compactMap(Self.type).filter(Self.isSecure) }

    /// Foundation's names have no module here; those of other frameworks do, as have those of an app's classes.
    static func isOfFrameworks(_ name: String) -> Bool { !name.contains(".") || isOurs(name) }

    /// Returns whether a class with this name is one of this system's own.
    static func isOurs(_ name: String) -> Bool { ["CoreGraphics.", "QuartzCore.", "UIKit."].contains { name.hasPrefix($0) } }

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

    static func type(named name: String) -> AnyClass? { NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name) }

    /// Returns the indices in references, whose class is private; in XML each is a dictionary of `CF$UID` and an integer.
    ///
    /// - Returns: Fewer indices than references when some are other objects.
    static func indices(_ references: [Any]) -> [Int] {
        guard let data = try? PropertyListSerialization.data(fromPropertyList: references, format: .xml, options: 0) else { return [] }
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "<key>CF$UID</key>").dropFirst()
        return parts.compactMap { Int($0.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }) }
    }
}
