public import Foundation

/// A callback that computes a function: it receives the caller's pointer, the inputs and room for the outputs.
public typealias CGFunctionEvaluateCallback = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// A callback that releases the caller's pointer when a function is no longer needed.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
///
/// Marked `@safe` because the functions receive their own caller's pointer only.
@safe
public struct CGFunctionCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Computes the outputs; a function without this callback cannot be made.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Releases the caller's pointer; nil does nothing.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { unsafe self.init(version: 0, evaluate: nil, releaseInfo: nil) }

    /// Creates callbacks.
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        self.version = version
        unsafe self.evaluate = evaluate
        unsafe self.releaseInfo = releaseInfo
    }
}
