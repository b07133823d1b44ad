import QuartzCore
import TestSupport
import UIKit

/// A view in a root view on a screen with a manual clock.
@MainActor
final class AnimationStage {
    let view: UIView
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    /// The seconds since the beginning.
    var time: Double { screen.time - Self.start }
    private static let start = 50.0
    private let screen: ManualScreen

    init(_ view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) {
        self.view = view
        root.addSubview(view)
        screen = ManualScreen(root.layer, at: Self.start)
    }

    /// Commits, advances the clock, and delivers every animation's start and end.
    func advance(to time: Double) { screen.advance(to: Self.start + time) }

    /// Commits, and returns the presentation value of a property of the view's layer.
    func seen<Value>(_ keyPath: String, as type: Value.Type = CGFloat.self) -> Value? {
        CATransaction.flush()
        return view.layer.presentation()?.value(forKeyPath: keyPath) as? Value
    }

    /// Returns the presentation values of a property at increasing times.
    func seen(_ keyPath: String, at times: [Double]) -> [CGFloat] {
        times.map { time in
            advance(to: time)
            return seen(keyPath) ?? .nan
        }
    }
}

/// Returns true when both numbers are equal within a tolerance.
func isClose(_ first: CGFloat?, _ second: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    first.map { abs($0 - second) <= tolerance } ?? false
}

/// Returns true when all numbers are equal within a tolerance.
func areClose(_ first: [CGFloat], _ second: [CGFloat], within tolerance: CGFloat = 1e-6) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { isClose($0, $1, within: tolerance) }
}
