public import UIKit

/// An object that a playground shows: a view or a controller.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground, whose live view appears in a window of its own.
@preconcurrency @MainActor
public final class PlaygroundPage {
    /// The only page.
    public static let current = PlaygroundPage()

    /// True when the page goes on after its last line.
    public var needsIndefiniteExecution = false
    /// The view or controller that the page shows; setting it puts it into a window.
    public var liveView: (any PlaygroundLiveViewable)? { didSet { show() } }
    private var window: UIWindow?

    private func show() {
        guard let liveView else {
            window = nil
            return
        }
        needsIndefiniteExecution = true
        let window = window ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = liveView as? UIViewController ?? Self.controller(of: liveView as? UIView)
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Returns a controller with a view in its middle.
    private static func controller(of view: UIView?) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        guard let view else { return controller }
        if view.bounds.isEmpty { view.frame = controller.view.bounds }
        view.center = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
        controller.view.addSubview(view)
        return controller
    }

    /// Ends the program.
    public func finishExecution() -> Never { exit(0) }
}
