import CoreGraphics
import Foundation
import QuartzCore

/// A layer in a tree that is on screen, under a clock of its own.
final class Stage {
    let layer: CALayer
    /// The layer above.
    let root = CALayer()
    /// Media time, seconds.
    var time = 0.0
    private(set) var host = LayerHost(clock: { 0 })

    init(_ layer: CALayer = CALayer()) {
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

    /// Adds an animation and hands the tree over.
    func play(_ animations: [CAAnimation]) {
        for animation in animations { layer.add(animation, forKey: nil) }
        CATransaction.flush()
    }

    /// What is seen at a moment.
    func shown(_ keyPath: String, at time: Double) -> JSON {
        self.time = time
        return JSON(describing: layer.presentation()?.value(forKeyPath: keyPath))
    }

    /// Lets time pass until `time` and everybody hear of it.
    func advance(to time: Double) {
        self.time = time
        host.deliverEvents()
        turn()
    }
}

/// Lets the run loop do what is waiting for a later turn, and what that asks for in turn.
func turn() {
    for _ in 0..<4 { _ = RunLoop.current.run(mode: .default, before: Date()) }
}
