import CoreGraphics
import Foundation

extension UIResponder {
    /// Calls the method that the class registered for a selector; reports an unknown selector and returns nil.
    func performRegistered(_ selector: Selector?, _ first: Any?, _ second: Any?) -> AnyObject? {
        guard let selector else { return nil }
        guard let method = SelectorTable.shared.method(selector, of: self) else {
            ActionCall.reportUnknown(selector, of: self)
            return nil
        }
        return method(self, first, second)
    }

    func refuseKey(_ key: String) {
        Diagnostics.report(
            exception: "NSUnknownKeyException", detail: "\(type(of: self)) has no value for the key “\(key)”; nothing is set or read")
    }
}
