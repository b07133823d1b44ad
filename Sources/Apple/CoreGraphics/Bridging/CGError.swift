/// The result of a graphics function.
public enum CGError: Int32, Error, Sendable {
    /// No error.
    case success = 0
    /// An error of another kind.
    case failure = 1000
    /// A number or pointer is not allowed.
    case illegalArgument = 1001
    /// There is no such connection to a window server.
    case invalidConnection = 1002
    /// The context cannot be drawn on.
    case invalidContext = 1003
    /// The operation cannot be completed.
    case cannotComplete = 1004
    /// The function does not exist here.
    case notImplemented = 1006
    /// A number lies outside its range.
    case rangeCheck = 1007
    /// A value has the wrong type.
    case typeCheck = 1008
    /// The operation is not allowed in this state.
    case invalidOperation = 1010
    /// There is nothing to return.
    case noneAvailable = 1011
}
