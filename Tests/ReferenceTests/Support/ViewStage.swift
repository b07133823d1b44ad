import CoreGraphics
import QuartzCore
import TestSupport
import UIKit

/// A view in a superview whose layer is on a screen with a manual clock.
@MainActor final class ViewStage {
    let view: UIView
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let screen: ManualScreen
    /// The media time at the beginning, in seconds.
    private static let start = 50.0

    init(_ view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) {
        self.view = view
        root.addSubview(view)
        screen = ManualScreen(root.layer, at: Self.start)
    }

    /// Commits, advances the clock to `time` seconds after the beginning, and delivers every animation's start and end.
    func advance(to time: Double) { screen.advance(to: Self.start + time) }

    /// Returns the presentation value of a property of the view's layer.
    func seen(_ keyPath: String) -> JSON {
        CATransaction.flush()
        return JSON(describing: view.layer.presentation()?.value(forKeyPath: keyPath))
    }

    /// Returns the presentation value of a property after `time` seconds.
    func seen(_ keyPath: String, at time: Double) -> JSON {
        advance(to: time)
        return seen(keyPath)
    }

    /// Returns the layer's only animation of a class.
    func animation<Animation: CAAnimation>(as type: Animation.Type) throws -> Animation {
        let found = (view.layer.animationKeys() ?? []).compactMap { view.layer.animation(forKey: $0) as? Animation }
        guard found.count == 1 else { throw NoSuchAnimation(keys: view.layer.animationKeys() ?? []) }
        return found[0]
    }
}

/// The view's layer does not have exactly one animation of the requested class.
struct NoSuchAnimation: Error {
    let keys: [String]
}
