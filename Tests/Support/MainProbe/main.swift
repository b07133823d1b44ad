import UIKit

/// An app in the style before `@main`, whose main file calls `UIApplicationMain`.
///
/// It also accesses the delegate's window in every form that apps use.
final class MainProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        // An expression that does not find the window ends the app, and with it the test.
        precondition(spellings().allSatisfy { $0 })
        return true
    }

    /// Evaluates every form in which apps name the delegate's window; each must compile and find the window.
    private func spellings() -> [Bool] {
        let shared = UIApplication.shared
        // swift-format-ignore: NeverForceUnwrap
        var found: [Bool] = [
            shared.delegate?.window??.rootViewController != nil,
            shared.delegate!.window!!.rootViewController != nil,
            (shared.delegate?.window ?? nil) === window,
            (shared.delegate as? MainProbe)?.window?.rootViewController != nil,
            (shared.delegate as! MainProbe).window!.rootViewController != nil,
        ]
        if let own = shared.delegate?.window { found.append(own?.rootViewController != nil) }
        if let own = shared.delegate?.window, let own { found.append(own.isKeyWindow) }
        if case let own?? = shared.delegate?.window { found.append(own === window) }
        if let own = window { found.append(own.rootViewController != nil) }
        return found
    }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(MainProbe.self))
