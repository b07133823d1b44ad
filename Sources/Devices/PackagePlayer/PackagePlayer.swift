import UIKit

/// The app that shows a package: its layers in the middle of the screen, scaled to fit, in the states that the arguments name.
final class PackagePlayer: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var controller: CAStateController?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // The tool has examined the same file, so an error here means that it has changed since.
        guard let request = try? PlayerRequest(Array(CommandLine.arguments.dropFirst())), let package = try? request.package() else { exit(66) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let viewController = UIViewController()
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        self.window = window
        viewController.view.layer.addSublayer(canvas(of: package, on: UIScreen.main.bounds.size))
        enterStates(request, of: package.rootLayer)
        return true
    }

    /// Returns a layer of the package's size in the middle of the screen, with the root layer in its middle.
    ///
    /// Documents have their origin at the bottom left, so the canvas is flipped.
    private func canvas(of package: CAPackage, on screen: CGSize) -> CALayer {
        let (canvas, root) = (CALayer(), package.rootLayer)
        canvas.bounds.size = package.size
        canvas.position = CGPoint(x: screen.width / 2, y: screen.height / 2)
        canvas.isGeometryFlipped = true
        let scale = min(screen.width / max(package.size.width, 1), screen.height / max(package.size.height, 1))
        canvas.transform = CATransform3DMakeScale(scale, scale, 1)
        if package.isGeometryFlipped { root.isGeometryFlipped = true }
        root.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        root.position = CGPoint(x: package.size.width / 2, y: package.size.height / 2)
        canvas.addSublayer(root)
        return canvas
    }

    /// Puts the layers into their initial states, and the root layer into the named ones when their times come.
    private func enterStates(_ request: PlayerRequest, of root: CALayer) {
        let controller = CAStateController(layer: root)
        controller.setInitialStates()
        self.controller = controller
        for change in request.changes {
            let state = root.state(withName: change.state)
            guard change.time > 0 else {
                controller.setState(state, of: root, transitionSpeed: 0)
                continue
            }
            Timer.scheduledTimer(withTimeInterval: change.time, repeats: false) { _ in
                MainActor.assumeIsolated { controller.setState(state, of: root) }
            }
        }
    }
}
