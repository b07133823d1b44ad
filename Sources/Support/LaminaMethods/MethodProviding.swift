/// A class whose methods are found through a method of its own: a generic, private or local class, which no C function can name.
public protocol MethodProviding: AnyObject {
    /// Performs the call if the class has a method with its selector, and otherwise calls `isUnknown()` of the call.
    func laminaPerform(_ call: MethodCall)
}
