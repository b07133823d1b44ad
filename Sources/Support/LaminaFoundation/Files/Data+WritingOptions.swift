public import Foundation

extension Data.WritingOptions {
    /// The old name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
