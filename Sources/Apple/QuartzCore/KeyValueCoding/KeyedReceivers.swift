package import LaminaFoundation
import LaminaMethods

// Calls on an object whose class is not known, such as `(object as NSObject).value(forKey:)`, reach the methods of QuartzCore's classes, which apps override.

/// An object whose class has methods of its own for keys.
package protocol KeyMethods: AnyObject, KeyedAccessReceiver {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
}

/// An object whose class has methods of its own for keys and for key paths.
package protocol KeyPathMethods: KeyMethods {
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension KeyMethods {
    package func receive(_ access: KeyedAccess) -> Any? { receiveKey(access) }

    fileprivate func receiveKey(_ access: KeyedAccess) -> Any? {
        switch access {
        case .value(let key): return value(forKey: key)
        case .setValue(let value, let key): setValue(value, forKey: key)
        default: return KeyedValues.standard(access, of: self)
        }
        return nil
    }
}

extension KeyPathMethods {
    package func receive(_ access: KeyedAccess) -> Any? {
        switch access {
        case .valueAtPath(let path): return value(forKeyPath: path)
        case .setValueAtPath(let value, let path): setValue(value, forKeyPath: path)
        default: return receiveKey(access)
        }
        return nil
    }
}

extension CALayer: MemberTableOwner, KeyPathMethods {}
extension CAAnimation: KeyPathMethods {}
extension CAEmitterCell: KeyPathMethods {}
extension CAFilter: KeyMethods {}
extension CIFilter: KeyMethods {}
