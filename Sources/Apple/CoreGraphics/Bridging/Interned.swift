import Foundation
import LaminaConcurrency

/// The constant strings of the façades.
///
/// Code passes the addresses of constants to dictionaries, so that each must stay the same object for the life of the process.
private let constants = Guarded<[String: Constant]>([:])

/// A string that never changes.
private final class Constant: @unchecked Sendable {
    // Unchecked because Foundation does not declare `NSString` sendable; the object is immutable.
    let string: CFString

    init(_ text: String) { string = CFString(string: text) }
}

/// Returns the one object of a constant string.
package func interned(_ text: String) -> CFString {
    constants.withLock { constants in
        if let known = constants[text] { return known }
        let constant = Constant(text)
        constants[text] = constant
        return constant
    }.string
}
