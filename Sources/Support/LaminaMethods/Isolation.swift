/// The isolation of methods that are called by name.
package enum Isolation {
    /// Runs a body that the compiler takes to be on the main actor; as in an Objective-C call, nothing is checked.
    package static func ignored<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        // Both function types have the same representation; an Objective-C call has no isolation either.
        withoutActuallyEscaping(body) { unsafe unsafeBitCast($0, to: ((Value) -> Result).self)(value) }
    }
}
