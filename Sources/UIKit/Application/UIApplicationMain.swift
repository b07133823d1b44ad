import Foundation

/// Runs an app: set before `main` by whatever assembles window, clock and output, called once from `UIApplicationMain`.
///
/// `unsafe` to touch, because it is a variable of the process; it is written while there is one thread only.
package nonisolated(unsafe) var applicationHost: (@Sendable @MainActor (any UIApplicationDelegate) -> Int32)?

/// Begins the app and runs it until it ends.
///
/// - Parameter delegateClassName: As `NSStringFromClass` gives it.
/// - Returns: The exit status of the process.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let delegateClass: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
    guard let delegate = delegateClass.flatMap({ ObjectMaker.make($0) as? any UIApplicationDelegate }) else {
        Diagnostics.report(
            exception: "NSInternalInconsistencyException", detail: "no application delegate of class \(delegateClassName ?? "nil")")
        return 1
    }
    return runApplication(delegate)
}

/// Begins the app and runs it until it ends; the spelling of Swift's first years.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>>!, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let arguments = unsafe argv.map { unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self) }
    return unsafe UIApplicationMain(argc, arguments ?? CommandLine.unsafeArgv, principalClassName, delegateClassName)
}

@MainActor
private func runApplication(_ delegate: any UIApplicationDelegate) -> Int32 {
    if let host = unsafe applicationHost { return host(delegate) }
    UIApplication.shared.launch(with: delegate)
    while RunLoop.main.run(mode: .default, before: .distantFuture) {}
    return 0
}

extension UIApplicationDelegate {
    /// What `@main` calls.
    public static func main() {
        exit(unsafe UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Self.self)))
    }
}
