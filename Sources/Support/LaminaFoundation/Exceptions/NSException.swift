public import Foundation
import Glibc
import LaminaConcurrency
import LaminaProcess

/// The name of a kind of exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Any.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index or a range outside a collection.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// A wrong argument.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An unexpected state.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An object that is not there.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object that cannot be reached.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// Memory that cannot be had.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// A key that an object does not have.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    /// A text that cannot be read.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

/// A mistake that ends the program, as nothing written in Swift can catch it.
open class NSException: NSObject, NSCopying {
    /// The kind.
    public let name: NSExceptionName
    /// The words for people.
    public let reason: String?
    /// More values.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception, which has no effect until it is raised.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// The addresses of the functions that were running; empty, because Swift's runtime prints them itself.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The functions that were running.
    open var callStackSymbols: [String] { Thread.callStackSymbols }

    /// Calls the program's handler, writes Apple's line about an exception that nothing catches, and ends the program.
    open func raise() {
        NSGetUncaughtExceptionHandler()?(self)
        StandardError.write("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'\n")
        abort()
    }
    /// Raises an exception whose reason is made from a format.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: unsafe NSString(format: format, arguments: argList) as String).raise()
    }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { reason ?? name.rawValue }
}

private let handler = Guarded<(@Sendable (NSException) -> Void)?>(nil)

/// Sets the function that an exception calls before it ends the program; nil for none.
public func NSSetUncaughtExceptionHandler(_ function: (@Sendable (NSException) -> Void)?) { handler.withLock { $0 = function } }

/// Returns the function that an exception calls before it ends the program; nil for none.
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? { handler.withLock { $0 } }
