public import Foundation

extension NSMutableString {
    /// Appends a formatted text.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) { append(String(format: format as String, arguments: args)) }
}
