/// One call of a method by its selector: the target, the arguments, and later the result.
///
/// A method is found through a public C function of its own, which receives a pointer to the call. Its name is `lamina$`, the class with its module,
/// `$` and the selector; a class method has `+` before the class. Without a compiler that writes these functions, they can be written by hand:
///
///     @_cdecl("lamina$MyApp.Player$play:")
///     public func playerPlay(_ call: UnsafeRawPointer) {
///         MethodCall.open(call) { $0.perform { (player: Player, sender: Any?) in player.play(sender) } }
///     }
///
/// The program must export its symbols (linker option `-rdynamic`). A getter has the selector `volume`, its setter `setVolume:`; both may call
/// `property`. Generic, private and local classes cannot have such functions: they conform to `MethodProviding`.
public final class MethodCall {
    /// The object whose method is called, or the class for a class method.
    public let target: Any
    /// The name of the method in Objective-C's notation, such as `tap:`.
    public let selector: String
    /// The arguments, in order.
    public let arguments: [Any?]
    /// The value that the method returned; nil for methods without a result.
    public private(set) var result: Any?
    /// The reason why the method was not called, or the error that it threw.
    private(set) var failure: MethodError?
    /// True when the class has the method.
    private(set) var isKnown = true
    /// True when the call only asks for the method's existence.
    private let isQuestion: Bool

    init(_ selector: String, of target: Any, with arguments: [Any?], isQuestion: Bool = false) {
        self.target = target
        self.selector = selector
        self.arguments = arguments
        self.isQuestion = isQuestion
    }

    /// Runs a method's C function with the call that it received.
    ///
    /// As in an Objective-C call, the body runs on the current thread, and the compiler's isolation to the main actor is not checked.
    public static func open(_ pointer: UnsafeRawPointer, _ body: @MainActor (MethodCall) -> Void) {
        // The pointer comes from `MethodFunction.run`, which keeps the call alive.
        let call = unsafe Unmanaged<MethodCall>.fromOpaque(pointer).takeUnretainedValue()
        call.isolated(body)
    }

    /// Runs a body that the compiler takes to be on the main actor.
    public func isolated(_ body: @MainActor (MethodCall) -> Void) { Isolation.ignored(self, body) }

    /// Calls a method with the target and the converted arguments.
    ///
    /// Numbers, `NSNumber`, strings, `NSString` and raw values of enumerations are converted to the parameter's type. When the number of arguments or
    /// a type does not fit, the method is not called and the call fails.
    public func perform<Target, each Argument, Result>(_ body: (Target, repeat each Argument) throws -> Result) {
        guard !isQuestion else { return }
        do {
            var expected = 0
            for _ in repeat (each Argument).self { expected += 1 }
            guard arguments.count == expected else { throw MethodError.wrongCount(selector, expected: expected, given: arguments.count) }
            guard let target = target as? Target else { throw MethodError.wrongTarget(selector, typeName(target)) }
            var position = 0
            let value = try body(target, repeat try argument(&position, (each Argument).self))
            result = Result.self == Void.self ? nil : flattened(value)
        } catch let error as MethodError {
            failure = error
        } catch {
            failure = .thrown(selector, error)
        }
    }

    /// Reads a property, when the call has no argument, or sets it.
    public func property<Target, Value>(_ path: ReferenceWritableKeyPath<Target, Value>) {
        if arguments.isEmpty {
            perform { (target: Target) in target[keyPath: path] }
        } else {
            perform { (target: Target, value: Value) in target[keyPath: path] = value }
        }
    }

    /// Reads a property without a setter.
    public func property<Target, Value>(_ path: KeyPath<Target, Value>) { perform { (target: Target) in target[keyPath: path] } }

    /// States that the class does not have the method.
    public func isUnknown() { isKnown = false }

    private func argument<Value>(_ position: inout Int, _ type: Value.Type) throws(MethodError) -> Value {
        let value = arguments[position]
        guard let converted = ValueConversion.convert(value, to: type) else {
            throw .wrongType(selector, position: position, expected: "\(type)", given: value.map(typeName) ?? "nil")
        }
        position += 1
        return converted
    }
}

private func typeName(_ value: Any) -> String { "\(type(of: value))" }
