import Foundation
import Synchronization

/// The implementation of a method: a C function with a fixed name, the object's own table, or a member of a façade's class.
///
/// `@safe`: a function is called only in `run`, with a call that lives until the function returns.
@safe
enum MethodFunction: Sendable {
    case function(@convention(c) (UnsafeRawPointer) -> Void)
    case provider
    case member(MemberTable.Body)
    case missing

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let selector: String
        let isClassMethod: Bool
    }

    /// The functions found so far; classes and functions are never unloaded, and a class does not get methods later.
    private static let found = Mutex<[Key: MethodFunction]>([:])

    /// Returns the implementation of a method of an object or, for a class, of a class method.
    ///
    /// - Complexity: One access to a dictionary, except for the first call of each class and selector.
    static func find(_ selector: String, of target: AnyObject) -> MethodFunction {
        let (type, isClassMethod): (AnyClass, Bool) = receiver(target)
        let key = Key(type: ObjectIdentifier(type), selector: selector, isClassMethod: isClassMethod)
        if let function = found.withLock({ $0[key] }) { return function }
        let function = lookUp(selector, of: type, isClassMethod: isClassMethod, target)
        found.withLock { $0[key] = function }
        return function
    }

    /// Runs the implementation; false when there is none.
    func run(_ call: MethodCall, on target: AnyObject) -> Bool {
        switch self {
        case .function(let function): unsafe function(Unmanaged.passUnretained(call).toOpaque())
        case .provider: (target as? any MethodProviding)?.laminaPerform(call)
        case .member(let body): call.isolated(body)
        case .missing: return false
        }
        return true
    }

    private static let box = ObjectIdentifier(type(of: NSObject.self as AnyObject))

    /// The class whose methods an object has; a class as an object is in a box.
    private static func receiver(_ target: AnyObject) -> (AnyClass, isClassMethod: Bool) {
        let type: AnyClass = type(of: target)
        if ObjectIdentifier(type) == box, let boxed: AnyClass = target as? AnyClass { return (boxed, true) }
        return (type, false)
    }

    private static func lookUp(_ selector: String, of type: AnyClass, isClassMethod: Bool, _ target: AnyObject) -> MethodFunction {
        if !isClassMethod, let provider = target as? any MethodProviding {
            let question = MethodCall(selector, of: target, with: [], isQuestion: true)
            provider.laminaPerform(question)
            if question.isKnown { return .provider }
        }
        var type: AnyClass? = type
        while let current = type {
            for name in ClassNames.symbolNames(of: current) {
                let symbol = "lamina$\(isClassMethod ? "+" : "")\(name)$\(selector)"
                if let function = unsafe function(symbol) { return unsafe .function(function) }
            }
            type = _getSuperclass(current)
        }
        let body = MemberTable.of(receiver(target).0)?.body(selector, isClassMethod: isClassMethod)
        return body.map { .member($0) } ?? .missing
    }

    private static func function(_ name: String) -> (@convention(c) (UnsafeRawPointer) -> Void)? {
        // Only functions of this signature have names that begin so.
        unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer) -> Void).self) }
    }
}
