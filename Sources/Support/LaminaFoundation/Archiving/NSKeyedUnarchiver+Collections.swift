public import Foundation

extension NSKeyedUnarchiver {
    /// Returns the objects of an archived array; nil for an archive without one.
    public static func unarchivedArrayOfObjects<Element: NSObject & NSSecureCoding>(
        ofClass aClass: Element.Type, from data: Data
    ) throws -> [Element]? {
        let list = try checkedObject(ofClasses: [NSArray.self, aClass], from: data)
        return (list as? [Any])?.compactMap { $0 as? Element } ?? (list as? NSArray)?.compactMap { $0 as? Element }
    }

    /// Returns the objects of an archived array of several classes; nil for an archive without one.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        let list = try checkedObject(ofClasses: [NSArray.self] + classes, from: data)
        return list as? [Any] ?? (list as? NSArray)?.map { $0 }
    }
}
