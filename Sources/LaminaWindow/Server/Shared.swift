import Foundation

/// A value that several threads change under a lock, and whose changes they can wait for.
///
/// `@unchecked`: the value is accessed only under the condition's lock.
@safe
final class Shared<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Changes the value, and wakes the threads in `wait(for:)`.
    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        let result = body(&value)
        condition.broadcast()
        return result
    }

    /// Calls `body` at once and after every change, until it returns a value; returns that value.
    func wait<Result>(for body: (inout Value) -> Result?) -> Result {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&value) { return result }
            condition.wait()
        }
    }
}
