package import Foundation
import LaminaFoundation

/// The manners that stand-ins share: modules for frameworks whose device or service this system lacks.
package enum StandIn {
    /// Says in one line, once, that a part of a framework stands in for a device or a service, and what it does in its place.
    ///
    /// - Parameters:
    ///   - name: The class that was used.
    ///   - limit: The missing thing, and the consequence.
    package static func say(_ name: String, _ limit: String) { Diagnostics.warn("\(name): \(limit)") }

    /// Calls a closure from the main queue, as services answer: after the caller's own work, under the driven clock too.
    ///
    /// - Parameter delay: The time until then, in seconds.
    package static func answer(after delay: TimeInterval = 0, _ body: @escaping () -> Void) {
        // Safe because callers use their objects on the main thread, as their frameworks ask.
        nonisolated(unsafe) let body = body
        guard delay > 0 else { return DispatchQueue.main.async { unsafe body() } }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { unsafe body() }
    }
}
