package import LaminaFoundation
import LaminaMethods

// Calls on an object whose class is not known, such as `(object as NSObject).value(forKey:)`, reach the methods of QuartzCore's classes, which apps override.

extension CALayer: MemberTableOwner, KeyedAccessReceiver {
    package func receive(_ access: KeyedAccess) -> Any? {
        switch access {
        case .value(let key): return value(forKey: key)
        case .setValue(let value, let key): setValue(value, forKey: key)
        case .valueAtPath(let path): return value(forKeyPath: path)
        case .setValueAtPath(let value, let path): setValue(value, forKeyPath: path)
        default: return KeyedValues.standard(access, of: self)
        }
        return nil
    }
}

extension CAAnimation: KeyedAccessReceiver {
    package func receive(_ access: KeyedAccess) -> Any? {
        switch access {
        case .value(let key): return value(forKey: key)
        case .setValue(let value, let key): setValue(value, forKey: key)
        case .valueAtPath(let path): return value(forKeyPath: path)
        case .setValueAtPath(let value, let path): setValue(value, forKeyPath: path)
        default: return KeyedValues.standard(access, of: self)
        }
        return nil
    }
}

extension CAEmitterCell: KeyedAccessReceiver {
    package func receive(_ access: KeyedAccess) -> Any? {
        switch access {
        case .value(let key): return value(forKey: key)
        case .setValue(let value, let key): setValue(value, forKey: key)
        case .valueAtPath(let path): return value(forKeyPath: path)
        case .setValueAtPath(let value, let path): setValue(value, forKeyPath: path)
        default: return KeyedValues.standard(access, of: self)
        }
        return nil
    }
}

extension CAFilter: KeyedAccessReceiver {
    package func receive(_ access: KeyedAccess) -> Any? {
        switch access {
        case .value(let key): return value(forKey: key)
        case .setValue(let value, let key): setValue(value, forKey: key)
        default: return KeyedValues.standard(access, of: self)
        }
        return nil
    }
}

extension CIFilter: KeyedAccessReceiver {
    package func receive(_ access: KeyedAccess) -> Any? {
        switch access {
        case .value(let key): return value(forKey: key)
        case .setValue(let value, let key): setValue(value, forKey: key)
        default: return KeyedValues.standard(access, of: self)
        }
        return nil
    }
}
