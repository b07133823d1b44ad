public import Foundation

extension NSObject {
    /// Returns the class itself, under which archives store its objects; Foundation here has the property of objects alone.
    public class func classForCoder() -> AnyClass { self }
}
