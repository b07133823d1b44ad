import UIKit

/// Shows one scene of the benchmark: `Scenes S3 DATA [COUNT]`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            let scene = try SceneArguments(CommandLine.arguments).makeScene()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = SceneViewController(scene)
            window.makeKeyAndVisible()
            self.window = window
            return true
        } catch {
            FileHandle.standardError.write(Data("Scenes: \(error)\n".utf8))
            exit(64)
        }
    }
}
