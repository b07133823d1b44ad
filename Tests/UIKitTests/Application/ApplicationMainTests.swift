import LaminaMethods
import Testing

@testable import UIKit

/// An application delegate that records its calls; not private, because `UIApplicationMain` looks the class up by its name.
final class NamedDelegate: UIResponder, UIApplicationDelegate {
    var isMadeByInit = false
    var heard: [String] = []

    override init() {
        super.init()
        isMadeByInit = true
    }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        heard.append("will finish")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        heard.append("did finish")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
}

/// A class that is no application delegate.
final class NamedObject: NSObject {}

@MainActor
struct ApplicationMainTests {
    /// Calls `UIApplicationMain` with a host that only records the delegate; returns this delegate and the exit status.
    private func started(_ name: String?) -> (delegate: (any UIApplicationDelegate)?, status: Int32) {
        started { unsafe UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name) }
    }

    private func started(by run: () -> Int32) -> (delegate: (any UIApplicationDelegate)?, status: Int32) {
        let before = unsafe applicationHost
        defer { unsafe applicationHost = before }
        Started.delegate = nil
        unsafe applicationHost = { delegate in
            Started.delegate = delegate
            return 7
        }
        let status = run()
        return (Started.delegate, status)
    }

    @Test func theDelegateIsCreatedFromItsClassName() throws {
        let result = started(NSStringFromClass(NamedDelegate.self))
        #expect(result.status == 7)
        #expect(try #require(result.delegate as? NamedDelegate).isMadeByInit)
    }

    @Test func nestedAndPrivateClassesAreDelegates() {
        let byName = started(ClassNames.name(of: NestedDelegate.self))
        #expect(byName.status == 7)
        #expect(byName.delegate is NestedDelegate)
        let byClass = started { runApplication(of: HiddenDelegate.self) { "" } }
        #expect(byClass.status == 7)
        #expect(byClass.delegate is HiddenDelegate)
    }

    @Test(arguments: [nil, "Nowhere.Nobody", NSStringFromClass(NamedObject.self)])
    func withoutADelegateTheAppEndsWithAnError(name: String?) {
        let result = started(name)
        #expect(result.status == 1)
        #expect(result.delegate == nil)
    }

    @Test func launchCallbacksAreInOrder() {
        let delegate = NamedDelegate()
        let before = UIApplication.shared.delegate
        UIApplication.shared.launch(with: delegate)
        #expect(delegate.heard == ["will finish", "did finish", "active"])
        #expect(UIApplication.shared.delegate === delegate)
        UIApplication.shared.delegate = before
    }

    final class NestedDelegate: UIResponder, UIApplicationDelegate {}

    private final class HiddenDelegate: UIResponder, UIApplicationDelegate {}

    @MainActor
    private enum Started {
        static var delegate: (any UIApplicationDelegate)?
    }
}
