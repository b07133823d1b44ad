import QuartzCore
import TestSupport
import UIKit

/// A view in another one that is on a screen whose clock is set by hand.
@MainActor
final class AnimationStage {
    let view: UIView
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    /// Seconds since the beginning.
    var time: Double { screen.time - Self.start }
    private static let start = 50.0
    private let screen: ManualScreen

    init(_ view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) {
        self.view = view
        root.addSubview(view)
        screen = ManualScreen(root.layer, at: Self.start)
    }

    /// Commits, lets time pass, and lets everybody hear of what began and ended.
    func advance(to time: Double) { screen.advance(to: Self.start + time) }

    /// What is seen of a property of the view's layer, after a commit.
    func seen<Value>(_ keyPath: String, as type: Value.Type = CGFloat.self) -> Value? {
        CATransaction.flush()
        return view.layer.presentation()?.value(forKeyPath: keyPath) as? Value
    }

    /// What is seen of a property at each of some times, in rising order.
    func seen(_ keyPath: String, at times: [Double]) -> [CGFloat] {
        times.map { time in
            advance(to: time)
            return seen(keyPath) ?? .nan
        }
    }
}

/// Both numbers are the same but for rounding.
func isClose(_ first: CGFloat?, _ second: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    first.map { abs($0 - second) <= tolerance } ?? false
}

/// All numbers are the same but for rounding.
func areClose(_ first: [CGFloat], _ second: [CGFloat], within tolerance: CGFloat = 1e-6) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { isClose($0, $1, within: tolerance) }
}
