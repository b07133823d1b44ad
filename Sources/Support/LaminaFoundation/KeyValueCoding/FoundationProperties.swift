import Foundation

/// Properties of Foundation's classes that key paths end with.
enum FoundationProperties {
    /// Returns the value of a property; nil when the class has none of this name.
    static func value(of key: String, in object: AnyObject) -> Any? {
        if key == "self" { return object }
        return switch object {
        case let text as NSString: value(of: key, in: text as String)
        case let number as NSNumber: value(of: key, in: number)
        case let date as NSDate: value(of: key, in: date as Date)
        case let url as NSURL: value(of: key, in: url as URL)
        default: common(key, of: object)
        }
    }

    private static func common(_ key: String, of object: AnyObject) -> Any? {
        guard let object = object as? NSObject else { return nil }
        return switch key {
        case "description": object.description
        case "debugDescription": object.debugDescription
        case "hash": NSNumber(value: object.hash)
        case "class": type(of: object)
        default: nil
        }
    }

    private static func value(of key: String, in text: String) -> Any? {
        switch key {
        case "length": NSNumber(value: text.utf16.count)
        case "uppercaseString": text.uppercased()
        case "lowercaseString": text.lowercased()
        case "capitalizedString": text.capitalized
        case "intValue", "integerValue": NSNumber(value: (text as NSString).integerValue)
        case "doubleValue", "floatValue": NSNumber(value: (text as NSString).doubleValue)
        case "boolValue": NSNumber(value: (text as NSString).boolValue)
        case "lastPathComponent": (text as NSString).lastPathComponent
        case "pathExtension": (text as NSString).pathExtension
        default: common(key, of: text as NSString)
        }
    }

    private static func value(of key: String, in number: NSNumber) -> Any? {
        switch key {
        case "intValue", "integerValue": NSNumber(value: number.intValue)
        case "doubleValue": NSNumber(value: number.doubleValue)
        case "floatValue": NSNumber(value: number.floatValue)
        case "boolValue": NSNumber(value: number.boolValue)
        case "stringValue": number.stringValue
        default: common(key, of: number)
        }
    }

    private static func value(of key: String, in date: Date) -> Any? {
        switch key {
        case "timeIntervalSince1970": NSNumber(value: date.timeIntervalSince1970)
        case "timeIntervalSinceNow": NSNumber(value: date.timeIntervalSinceNow)
        case "timeIntervalSinceReferenceDate": NSNumber(value: date.timeIntervalSinceReferenceDate)
        default: common(key, of: date as NSDate)
        }
    }

    private static func value(of key: String, in url: URL) -> Any? {
        switch key {
        case "absoluteString": url.absoluteString
        case "path": url.path
        case "host": url.host
        case "scheme": url.scheme
        case "lastPathComponent": url.lastPathComponent
        case "pathExtension": url.pathExtension
        default: common(key, of: url as NSURL)
        }
    }
}
