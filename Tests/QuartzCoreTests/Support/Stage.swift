import CoreGraphics
import Foundation
import QuartzCore

/// A layer in a tree that is on screen, under a clock of its own.
final class Stage<Layer: CALayer> {
    let layer: Layer
    /// The layer above.
    let root = CALayer()
    /// Media time, seconds.
    var time = 0.0
    private(set) var host = LayerHost(clock: { 0 })

    /// What other tests left open on this thread is over before the tree is handed over.
    init(_ layer: Layer) {
        CATransaction.flush()
        self.layer = layer
        host = LayerHost(clock: { [unowned self] in time })
        root.addSublayer(layer)
        host.root = root
        CATransaction.flush()
    }

    deinit {
        root.sublayers = nil
        host.root = nil
        CATransaction.flush()
    }

    /// What is seen now, after a commit.
    func shown<Value>(_ keyPath: String, as type: Value.Type = CGFloat.self) -> Value? {
        layer.presentation()?.value(forKeyPath: keyPath) as? Value
    }

    /// Commits, lets time pass until `time`, and lets everybody hear of it.
    func advance(to time: Double) {
        CATransaction.flush()
        host.deliverEvents()
        self.time = time
        host.deliverEvents()
        turn()
    }
}

extension Stage where Layer == CALayer {
    convenience init() { self.init(CALayer()) }
}

/// Lets the run loop do what is waiting for a later turn, and what that asks for in turn.
func turn() {
    for _ in 0..<4 { _ = RunLoop.current.run(mode: .default, before: Date()) }
}

/// An animation of the opacity from 0 to 1.
func fade(duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    return animation
}
