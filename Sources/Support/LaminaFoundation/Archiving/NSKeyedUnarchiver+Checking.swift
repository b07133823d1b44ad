public import Foundation

extension NSKeyedUnarchiver {
    /// Returns the root of an archive; throws for an archive whose root is of another class, at which Foundation's function ends the process.
    ///
    /// The compiler prefers this function, because its requirement is narrower. An attributed string may have values of every class of this system's
    /// frameworks that supports secure coding, as on Apple's systems.
    public static func unarchivedObject<Object: NSObject & NSSecureCoding>(ofClass type: Object.Type, from data: Data) throws -> Object? {
        try checkedObject(ofClasses: [type], from: data) as? Object
    }

    /// Returns the root of an archive, whose class must be one of `classes` or a subclass of one.
    static func checkedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        guard let archive = try ArchiveClasses(data), let root = archive.root else { return try unarchivedObject(ofClasses: classes, from: data) }
        guard ArchiveClasses.isKind(root, of: classes), ArchiveClasses.isSecure(root) else {
            throw ArchiveClasses.corrupt("the root is of class \(root), not of one of \(classes)")
        }
        let hasAttributes = ArchiveClasses.isKind(root, of: [NSAttributedString.self])
        return try unarchivedObject(ofClasses: classes + (hasAttributes ? archive.ofFrameworks : []), from: data)
    }
}
