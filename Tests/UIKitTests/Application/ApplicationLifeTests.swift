import Foundation
import Testing
import UIKit

@MainActor
struct ApplicationLifeTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var heard: [String] = []

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            note("launched", application)
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
        func applicationWillResignActive(_ application: UIApplication) { note("will resign", application) }
        func applicationDidEnterBackground(_ application: UIApplication) { note("background", application) }
        func applicationWillEnterForeground(_ application: UIApplication) { note("will enter foreground", application) }
        func applicationWillTerminate(_ application: UIApplication) { note("will terminate", application) }
        private func note(_ name: String, _ application: UIApplication) { heard.append("\(name) (\(application.applicationState))") }
    }

    /// Runs `body` with a launched app and its delegate.
    private func withLaunchedApp(_ body: (UIApplication, Delegate) -> Void) {
        let (application, delegate) = (UIApplication.shared, Delegate())
        let before = application.delegate
        application.launch(with: delegate)
        delegate.heard = []
        body(application, delegate)
        application.delegate = before
    }

    @Test func aDelegateMayHearOfTheLaunchWithoutOptions() {
        final class Old: UIResponder, UIApplicationDelegate {
            var isLaunched = false
            func applicationDidFinishLaunching(_ application: UIApplication) { isLaunched = true }
        }
        let (application, delegate) = (UIApplication.shared, Old())
        let before = application.delegate
        application.launch(with: delegate)
        #expect(delegate.isLaunched)
        application.delegate = before
    }

    @Test func theAppIsActiveAfterLaunch() {
        let (application, delegate) = (UIApplication.shared, Delegate())
        let before = application.delegate
        application.launch(with: delegate)
        #expect(delegate.heard == ["launched (inactive)", "active (active)"])
        application.delegate = before
    }

    @Test func backgroundAndForegroundCallbacksAreInOrder() {
        withLaunchedApp { application, delegate in
            application.enterBackground()
            application.becomeActive()
            #expect(
                delegate.heard == [
                    "will resign (active)", "background (background)", "will enter foreground (background)", "active (active)",
                ])
        }
    }

    @Test func terminationIsReportedOnce() {
        withLaunchedApp { application, delegate in
            application.terminate()
            application.terminate()
            #expect(delegate.heard == ["will resign (active)", "will terminate (inactive)"])
        }
    }

    @Test func everyLifeCycleStepPostsApplesNotification() {
        let names = [
            "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
            "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
            "UIApplicationWillTerminateNotification",
        ]
        final class Posts: @unchecked Sendable { var names: [String] = [] }
        let posts = Posts()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: .init(name), object: nil, queue: nil) { _ in posts.names.append(name) }
        }
        withLaunchedApp { application, _ in
            posts.names = []
            application.enterBackground()
            application.becomeActive()
            application.terminate()
        }
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(posts.names == Array(names[...3]) + [names[0], names[4]])
    }

    @Test func theSceneFollowsTheApp() {
        withLaunchedApp { application, _ in
            let scene = application.connectedScenes.first as? UIWindowScene
            #expect(scene?.activationState == .foregroundActive)
            application.resignActive()
            #expect(scene?.activationState == .foregroundInactive)
            application.enterBackground()
            #expect(scene?.activationState == .background)
        }
    }
}

@MainActor
struct SceneTests {
    /// A scene delegate that records its calls.
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var heard: [String] = []

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            heard.append("connect")
            window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        }
        func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { heard.append("will resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
        func sceneWillEnterForeground(_ scene: UIScene) { heard.append("will enter foreground") }
    }

    /// A scene delegate with another name than the usual one.
    final class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {}

    /// An app delegate that names the class of the scene's delegate.
    final class NamingDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = OtherSceneDelegate.self
            return configuration
        }
    }

    /// An app delegate that leaves the class to `Info.plist`, as Xcode's templates do.
    final class PlainDelegate: UIResponder, UIApplicationDelegate {}

    /// An app delegate that creates its window itself.
    final class OldDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            window = UIWindow()
            window?.makeKeyAndVisible()
            return true
        }
    }

    /// Launches an app and runs `body` with the app's scene.
    private func withLaunchedApp(_ delegate: any UIApplicationDelegate, _ body: (UIWindowScene) throws -> Void) throws {
        let application = UIApplication.shared
        let before = application.delegate
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        scene.delegate = nil
        defer {
            scene.delegate = nil
            application.delegate = before
        }
        application.launch(with: delegate)
        try body(scene)
    }

    @Test func theConfigurationNamesTheClassOfTheScenesDelegate() throws {
        try withLaunchedApp(NamingDelegate()) { scene in #expect(scene.delegate is OtherSceneDelegate) }
    }

    @Test func anAppWithItsOwnWindowNeedsNoSceneDelegate() throws {
        let delegate = OldDelegate()
        try withLaunchedApp(delegate) { scene in #expect(scene.delegate == nil) }
        delegate.window?.isHidden = true
    }

    @Test func theUsualSceneDelegateIsCreatedAndCreatesItsWindow() throws {
        try withLaunchedApp(PlainDelegate()) { scene in
            let own = try #require(scene.delegate as? SceneDelegate)
            #expect(own.heard == ["connect", "active"])
            let window = try #require(own.window)
            #expect(window.windowScene === scene)
            #expect(window.frame == UIScreen.main.bounds)
            window.isHidden = false
            #expect(scene.windows.contains(window))
            window.isHidden = true
            own.heard = []
            UIApplication.shared.enterBackground()
            UIApplication.shared.becomeActive()
            #expect(own.heard == ["will resign", "background", "will enter foreground", "active"])
        }
    }
}
