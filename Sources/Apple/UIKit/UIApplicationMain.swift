import Foundation
import LaminaMethods

/// The hook that runs an app until it ends; `UIApplicationMain` calls it once.
///
/// The module `Lamina` sets the hook before `main` runs. UIKit cannot call `Lamina` directly, because `Lamina` imports UIKit.
///
/// `nonisolated(unsafe)` is safe: the variable is written only before `main`, while the process has a single thread.
package nonisolated(unsafe) var applicationHost: (@Sendable @MainActor (any UIApplicationDelegate) -> Int32)?

/// Launches the app and runs it until it terminates.
///
/// - Parameter delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it.
/// - Returns: The exit status of the process; 1 when the delegate cannot be created.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let delegateClass: AnyClass? = delegateClassName.flatMap { ClassNames.type(named: $0) }
    return runApplication(of: delegateClass) { delegateClassName ?? "nil" }
}

/// Launches the app and runs it until it terminates; the overload for `main.swift` files with the signature of early Swift versions.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>>!, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    // Both types describe the `argv` of C and have the same memory layout.
    let arguments = unsafe argv.map { unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self) }
    return unsafe UIApplicationMain(argc, arguments ?? CommandLine.unsafeArgv, principalClassName, delegateClassName)
}

/// Launches an app with a delegate of a class, and runs it until it terminates.
///
/// - Parameter name: The name of the class, for the report that there is no such delegate.
/// - Returns: The exit status of the process; 1 when the delegate cannot be created.
@MainActor
func runApplication(of delegateClass: AnyClass?, named name: () -> String) -> Int32 {
    guard let delegate = (delegateClass as? NSObject.Type)?.laminaInit() as? any UIApplicationDelegate else {
        Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "no application delegate of class \(name())")
        return 1
    }
    return runApplication(delegate)
}

/// Launches an app with a delegate, and runs it until it terminates.
///
/// - Returns: The exit status of the process.
@MainActor
package func runApplication(_ delegate: any UIApplicationDelegate) -> Int32 {
    AppFonts.register()
    // A program that does not link `Lamina` has no host. Its app runs on the bare run loop, without a window or a recording.
    if let host = unsafe applicationHost { return host(delegate) }
    UIApplication.shared.launch(with: delegate)
    while RunLoop.main.run(mode: .default, before: .distantFuture) {}
    return 0
}

extension UIApplicationDelegate {
    /// The entry point of a delegate class that is marked `@main`.
    ///
    /// Nested and private classes are delegates too. The class is used directly, because the first call of `NSStringFromClass` takes 5 ms.
    public static func main() { exit(runApplication(of: Self.self as AnyClass) { ClassNames.name(of: Self.self as AnyClass) }) }
}
