/// A request of key-value coding.
package enum KeyedAccess {
    case value(forKey: String)
    case setValue(Any?, forKey: String)
    case valueAtPath(String)
    case setValueAtPath(Any?, String)
    case undefinedValue(forKey: String)
    case setUndefinedValue(Any?, forKey: String)
    case setNil(forKey: String)
    case values([String])
    case setValues([String: Any])

    /// The method that a class of rewritten source may override, and its arguments.
    var call: (selector: String, arguments: [Any?]) {
        switch self {
        case .value(let key): ("valueForKey:", [key])
        case .setValue(let value, let key): ("setValue:forKey:", [value, key])
        case .valueAtPath(let path): ("valueForKeyPath:", [path])
        case .setValueAtPath(let value, let path): ("setValue:forKeyPath:", [value, path])
        case .undefinedValue(let key): ("valueForUndefinedKey:", [key])
        case .setUndefinedValue(let value, let key): ("setValue:forUndefinedKey:", [value, key])
        case .setNil(let key): ("setNilValueForKey:", [key])
        case .values(let keys): ("dictionaryWithValuesForKeys:", [keys])
        case .setValues(let values): ("setValuesForKeysWithDictionary:", [values])
        }
    }
}

/// A class of a façade with methods of its own for key-value coding, which subclasses may override.
package protocol KeyedAccessReceiver: AnyObject {
    /// Answers a request by the class's own method for it, or by `KeyedValues.standard` when the class has none.
    func receive(_ access: KeyedAccess) -> Any?
}
