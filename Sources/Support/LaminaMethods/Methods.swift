/// The methods and properties of all classes, by name.
///
/// A class has the methods that its source marks with `@objc`, those of its superclasses, and those of extensions in any module of the program. A
/// call finds a method in a cache by class and selector. All functions may be called from any thread; a method runs on the caller's thread.
public enum Methods {
    /// Returns true when an object has a method, or a class a class method.
    public static func responds(_ target: AnyObject, to selector: String) -> Bool {
        if case .missing = MethodFunction.find(selector, of: target) { return false }
        return true
    }

    /// Calls a method.
    ///
    /// - Returns: The method's result; nil when it has none.
    /// - Throws: A `MethodError` when there is no such method, when number or types of the arguments do not fit, or when the method throws.
    @discardableResult
    public static func call(_ selector: String, of target: AnyObject, with arguments: [Any?] = []) throws(MethodError) -> Any? {
        let function = MethodFunction.find(selector, of: target)
        let receiver: Any = target
        let call = MethodCall(selector, of: receiver, with: arguments)
        guard function.run(call, on: target), call.isKnown else { throw .unrecognized(selector, ClassNames.name(of: target)) }
        if let failure = call.failure { throw failure }
        return call.result
    }

    /// Reads a property through its getter, which may be `name` or `isName`.
    public static func value(of name: String, in target: AnyObject) throws(MethodError) -> Any? {
        guard let getter = getter(of: name, in: target) else { throw .unrecognized(name, ClassNames.name(of: target)) }
        return try call(getter, of: target)
    }

    /// Sets a property through the setter `setName:`.
    public static func setValue(_ value: Any?, of name: String, in target: AnyObject) throws(MethodError) {
        try call(setter(of: name, in: target) ?? "set\(PropertyNames.capitalized(name)):", of: target, with: [value])
    }

    /// Returns true when a property can be read by its name.
    public static func hasProperty(_ name: String, in target: AnyObject) -> Bool { getter(of: name, in: target) != nil }

    /// Returns the selector of the method that reads a property; nil when there is none.
    public static func getter(of name: String, in target: AnyObject) -> String? {
        PropertyNames.getters(of: name).first { responds(target, to: $0) }
    }

    /// Returns the selector of the method that sets a property; nil when there is none.
    public static func setter(of name: String, in target: AnyObject) -> String? {
        PropertyNames.setters(of: name).first { responds(target, to: $0) }
    }

    /// Returns true when the method comes from source that was rewritten, and not from a façade's table.
    package static func isDeclared(_ selector: String, in target: AnyObject) -> Bool {
        switch MethodFunction.find(selector, of: target) {
        case .function, .provider: true
        case .member, .missing: false
        }
    }

    /// Calls a method that the caller's type does not know, and reports an error by a trap, as an Objective-C call does.
    public static func dispatch<Result>(_ selector: String, _ target: AnyObject, _ arguments: [Any?]) -> Result {
        do {
            let result = try call(selector, of: target, with: arguments)
            if Result.self == Void.self, let nothing = () as? Result { return nothing }
            guard let value = ValueConversion.convert(result, to: Result.self) else {
                preconditionFailure("\(selector) returned \(String(describing: result)) instead of \(Result.self)")
            }
            return value
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Reads an optional property of a protocol; nil when the class does not have it.
    public static func optionalValue<Value>(_ name: String, _ target: AnyObject) -> Value? {
        guard let value = try? value(of: name, in: target) else { return nil }
        return ValueConversion.convert(value, to: Value.self)
    }
}
