import CLaminaEntry
import Lamina
import LaminaFoundation
import LaminaProcess
import UIKit

/// Stops the media clock of a test process before its first test; called from C before `main`.
@c(lamina_snapshots_hold_clock)
public func holdSnapshotClock() { HeldClock.hold() }

/// Runs a class as the app of a film, in place of the tests; called from C in place of `main`.
///
/// - Parameter name: The mangled name of the class.
/// - Returns: The exit status of the process.
@c(lamina_snapshots_run)
public func runSnapshotClass(_ name: UnsafePointer<CChar>) -> Int32 {
    // Safe because the C side passes a string of the environment, which stays.
    let name = unsafe String(cString: name)
    // Programs that the app starts are no apps of films.
    unsafe unsetenv(LAMINA_SNAPSHOT_CLASS)
    unsafe unsetenv("LD_PRELOAD")
    return MainActor.assumeIsolated {
        guard let type = _typeByName(name) as? NSObject.Type, let delegate = SnapshotApp.delegate(of: type) else {
            StandardError.write("\(SnapshotError.noApp(name: name))\n")
            return 1
        }
        return runApplication(delegate)
    }
}

/// The delegate of a film that shows one controller or view.
final class SnapshotApp: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private let content: NSObject.Type

    private init(_ content: NSObject.Type) { self.content = content }

    /// True for a class that has a delegate.
    static func canRun(_ type: AnyClass) -> Bool {
        type is NSObject.Type && (type is any UIApplicationDelegate.Type || type is UIViewController.Type || type is UIView.Type)
    }

    /// Returns the delegate for a class: one of its own, or one that shows it.
    static func delegate(of type: NSObject.Type) -> (any UIApplicationDelegate)? {
        guard canRun(type) else { return nil }
        return type is any UIApplicationDelegate.Type ? type.laminaInit() as? any UIApplicationDelegate : SnapshotApp(type)
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let made = content.laminaInit()
        window.rootViewController = made as? UIViewController ?? Self.controller(showing: made as? UIView)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// A controller whose view a view fills.
    private static func controller(showing view: UIView?) -> UIViewController {
        let controller = UIViewController()
        if let view {
            view.frame = UIScreen.main.bounds
            controller.view = view
        }
        return controller
    }
}
