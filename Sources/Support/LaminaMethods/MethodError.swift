/// The reason why a call by selector did not return a value.
public enum MethodError: Error, CustomStringConvertible {
    /// The class has no method with the selector.
    case unrecognized(_ selector: String, _ className: String)
    /// The method was found for another class of the same name.
    case wrongTarget(_ selector: String, _ className: String)
    /// The method takes another number of arguments.
    case wrongCount(_ selector: String, expected: Int, given: Int)
    /// An argument, counted from 0, cannot be converted to the parameter's type.
    case wrongType(_ selector: String, position: Int, expected: String, given: String)
    /// The method threw an error.
    case thrown(_ selector: String, any Error)

    /// The error in one sentence, with Apple's words where there are any.
    public var description: String {
        switch self {
        case .unrecognized(let selector, let name): "-[\(name) \(selector)]: unrecognized selector"
        case .wrongTarget(let selector, let name): "\(selector): the method belongs to another class than \(name)"
        case .wrongCount(let selector, let expected, let given): "\(selector): the method takes \(expected) arguments and got \(given)"
        case .wrongType(let selector, let position, let expected, let given):
            "\(selector): argument \(position + 1) is of type \(given) instead of \(expected)"
        case .thrown(let selector, let error): "\(selector) threw \(error)"
        }
    }
}
