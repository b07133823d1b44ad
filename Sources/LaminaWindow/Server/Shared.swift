import Foundation

/// A value that several threads change, one at a time, and wait for.
///
/// `@unchecked`: the value is read and written under the condition's lock alone.
@safe
final class Shared<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Changes the value, and lets those who wait look at it again.
    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        let result = body(&value)
        condition.broadcast()
        return result
    }

    /// Waits until `body` has an answer.
    func wait<Result>(for body: (inout Value) -> Result?) -> Result {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&value) { return result }
            condition.wait()
        }
    }
}
