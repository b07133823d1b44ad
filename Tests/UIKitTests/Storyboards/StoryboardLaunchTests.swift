import Foundation
import Testing

import UIKit

@MainActor @Suite(.serialized) struct StoryboardLaunchTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var rootAtLaunch: UIViewController?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            rootAtLaunch = window?.rootViewController
            return true
        }
    }

    final class StorySceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var rootAtConnection: UIViewController?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            rootAtConnection = window?.rootViewController
        }
    }

    @Test func aConfigurationTakesItsDelegateAndStoryboardFromTheInformation() {
        let entry: [String: Any] = [
            "UISceneConfigurationName": "Default Configuration", "UISceneStoryboardFile": "NoSuchMain",
            "UISceneDelegateClassName": "Renamed.OwnSceneDelegate",
        ]
        let manifest: [String: Any] = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]
        let information = LaunchInformation { ["UIApplicationSceneManifest": manifest, "UIMainStoryboardFile": "Main"][$0] }
        #expect(information.mainStoryboard == nil)
        for name in [nil, "Default Configuration"] {
            let configuration = UISceneConfiguration(name: name, sessionRole: .windowApplication)
            information.complete(configuration, for: OwnerOfNibs())
            #expect(configuration.delegateClass == OwnSceneDelegate.self && configuration.storyboard != nil)
        }
        let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
        information.complete(other, for: OwnerOfNibs())
        #expect(other.delegateClass == nil && other.storyboard == nil)
    }

    @Test func theScenesWindowShowsTheInitialControllerBeforeTheDelegateHearsOfIt() throws {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = StorySceneDelegate.self
        configuration.storyboard = try StoryboardText.storyboard([StoryboardText.plain("a")], initial: "a")
        let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
        scene.connect(configuration, UIScene.ConnectionOptions())
        let delegate = try #require(scene.delegate as? StorySceneDelegate)
        #expect(delegate.rootAtConnection is SceneController)
        #expect(delegate.window?.isHidden == false && delegate.window?.rootViewController === delegate.rootAtConnection)
        delegate.window?.isHidden = true
    }

    @Test func theMainStoryboardsWindowIsTheDelegatesBeforeTheLaunchEnds() throws {
        let folder = Bundle.main.bundleURL.appendingPathComponent("LaunchStory.storyboard")
        try StoryboardText.text([StoryboardText.plain("a")], initial: "a").write(to: folder, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (application, delegate) = (UIApplication.shared, Delegate())
        let before = application.delegate
        application.launch(with: delegate, information: LaunchInformation { $0 == "UIMainStoryboardFile" ? "LaunchStory" : nil })
        #expect(delegate.rootAtLaunch is SceneController && delegate.window?.isHidden == false)
        delegate.window?.isHidden = true
        application.delegate = before
    }
}

/// A scene delegate at the top level of its module.
final class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {}
