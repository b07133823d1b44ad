import QuartzCore
import UIKit

/// A view in another one that is on a screen whose clock is set by hand.
@MainActor
final class AnimationStage {
    let view: UIView
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    /// Seconds since the beginning.
    var time: Double { clock.time }
    private let host: LayerHost
    private let clock: HandClock

    init(_ view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) {
        self.view = view
        CATransaction.flush()
        let clock = HandClock()
        self.clock = clock
        host = LayerHost(clock: { 50 + clock.time })
        root.addSubview(view)
        host.root = root.layer
        CATransaction.flush()
    }

    isolated deinit {
        host.root = nil
        CATransaction.flush()
    }

    /// Commits, lets time pass, and lets everybody hear of what began and ended.
    func advance(to time: Double) {
        CATransaction.flush()
        host.deliverEvents()
        clock.time = time
        host.deliverEvents()
        finishTurn()
    }

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

/// A time that is set by hand.
private final class HandClock {
    var time = 0.0
}

/// Both numbers are the same but for rounding.
func isClose(_ first: CGFloat?, _ second: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    first.map { abs($0 - second) <= tolerance } ?? false
}

/// All numbers are the same but for rounding.
func areClose(_ first: [CGFloat], _ second: [CGFloat], within tolerance: CGFloat = 1e-6) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { isClose($0, $1, within: tolerance) }
}
