public import Foundation

extension NSKeyedUnarchiver {
    /// Returns the root of an archive; throws for an archive whose root is of another class, at which Foundation's function ends the process.
    ///
    /// The compiler prefers this function, because its requirement is narrower. An attributed string may have values of every class of this system's
    /// frameworks that supports secure coding, as on Apple's systems.
    public static func unarchivedObject<Object: NSObject & NSSecureCoding>(ofClass type: Object.Type, from data: Data) throws -> Object? {
        try checkedObject(ofClasses: [type], from: data) as? Object
    }

    /// Returns the root of an archive; throws for an archive whose root, or an element of its collections, is of a class that is not in the list.
    ///
    /// The compiler prefers this function for lists that are written out. A variable of the type `[AnyClass]` reaches Foundation's function, which ends
    /// the process at another class.
    public static func unarchivedObject(ofClasses classes: [any (NSObject & NSSecureCoding).Type], from data: Data) throws -> Any? {
        try checkedObject(ofClasses: classes.map { $0 as AnyClass }, from: data)
    }

    /// Returns the root of an archive, whose class must be one of `classes` or a subclass of one.
    static func checkedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        guard let archive = try ArchiveClasses(data), let root = archive.root else { return try unarchivedObject(ofClasses: classes, from: data) }
        try archive.check(root, classes: classes)
        let hasAttributes = archive.type(at: root).map { ArchiveClasses.isKind($0, of: [NSAttributedString.self]) } ?? false
        // The contents are read with these classes, and then compared with the kind that is needed.
        return try unarchivedObject(ofClasses: classes + (hasAttributes || archive.isOurs ? archive.ofFrameworks : []), from: data)
    }
}
