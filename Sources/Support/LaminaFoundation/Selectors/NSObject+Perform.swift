public import Foundation

extension NSObjectProtocol {
    /// Returns true when the object's class, a superclass or an extension of them has a method.
    public func responds(to aSelector: Selector!) -> Bool { aSelector.map { SelectorCall.responds(self, to: $0) } ?? false }

    /// The method of `NSObject`, which overrides of rewritten source call in place of `super`'s.
    public func _standardResponds(to aSelector: Selector!) -> Bool {
        aSelector.map { SelectorCall.standardResponds(self, to: $0) } ?? false
    }

    /// Calls a method without arguments by its selector; one that does not exist is reported.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { unsafe result(of: aSelector, []) }

    /// Calls a method with one argument by its selector; one that does not exist is reported.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { unsafe result(of: aSelector, [object]) }

    /// Calls a method with two arguments by its selector; one that does not exist is reported.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unsafe result(of: aSelector, [object1, object2])
    }

    private func result(of selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
        guard let selector, let result = SelectorCall.send(selector, to: self, arguments) else { return nil }
        return unsafe .returned(result)
    }
}

extension Unmanaged where Instance == AnyObject {
    /// Returns an object as Apple's signatures do: unretained, and kept until the turn of the main queue ends.
    package static func returned(_ object: AnyObject) -> Unmanaged<AnyObject> {
        ReturnedObjects.keep(object)
        return unsafe passUnretained(object)
    }
}

extension NSObject {
    /// Returns true when the class itself has a method, such as `sharedApplication` of `UIApplication`.
    public class func responds(to aSelector: Selector!) -> Bool { aSelector.map { SelectorCall.responds(self as AnyObject, to: $0) } ?? false }

    /// Calls a method of the class without arguments by its selector; one that does not exist is reported.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard let aSelector, let result = SelectorCall.send(aSelector, to: self as AnyObject, []) else { return nil }
        return unsafe .returned(result)
    }
}
