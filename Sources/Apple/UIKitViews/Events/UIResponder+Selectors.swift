import CoreGraphics
import LaminaFoundation
import LaminaMethods

extension UIResponder {
    /// The editing commands: every responder has their methods, and `canPerformAction(_:withSender:)` decides which of them apply.
    static let editActions: Set<Selector> = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

    /// Calls a method by its selector; a method of this class is always called, since the call comes from `perform`.
    func result(of selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector, let result = SelectorCall.call(selector, of: self, arguments) else { return nil }
        return unsafe .returned(result)
    }
}

extension UIResponder: nonisolated MemberTableOwner {}

extension UIResponder: nonisolated KeyedAccessReceiver {
    nonisolated package func receive(_ access: KeyedAccess) -> Any? {
        Isolation.ignored((self, access)) { call in
            let (responder, access) = call
            switch access {
            case .value(let key): return responder.value(forKey: key)
            case .setValue(let value, let key): responder.setValue(value, forKey: key)
            case .undefinedValue(let key): return responder.value(forUndefinedKey: key)
            case .setUndefinedValue(let value, let key): responder.setValue(value, forUndefinedKey: key)
            default: return KeyedValues.standard(access, of: responder)
            }
            return nil
        }
    }
}

extension UIResponder: nonisolated ObservationReceiver {
    nonisolated package func receive(_ keyPath: String, _ object: Any?, _ change: [NSKeyValueChangeKey: Any], _ context: UInt) {
        Isolation.ignored((self, object, change)) { call in
            let (responder, object, change) = call
            unsafe responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: UnsafeMutableRawPointer(bitPattern: context))
        }
    }
}
