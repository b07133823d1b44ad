import CoreGraphics
import QuartzCore
import TestSupport

let stateRunners: [String: Runner] = [
    "state": { try StatePlay().answer(to: $0.input) },
    "animation-keys": { try AnimationKeysPlay().answer(to: $0.input) },
]

/// A case about one layer with a sublayer and a mask, carried out step by step.
private final class StatePlay {
    private let host = CALayer()
    private let child = CALayer()
    private let mask = CALayer()

    init() { host.name = "host" }

    /// What the last step read.
    func answer(to input: JSON) throws -> JSON {
        var reading = JSON.null
        for step in input["steps"]?.elements ?? [] { reading = try self.step(step.text ?? "") ?? reading }
        return reading
    }

    /// - Returns: Nil for steps that read nothing.
    private func step(_ text: String) throws -> JSON? {
        if let change = changes[text] {
            change(self)
            return nil
        }
        guard let read = readings[text] else { throw Unsupported(text) }
        return read(self)
    }

    private let changes: [String: (StatePlay) -> Void] = [
        "setNeedsDisplay": { $0.host.setNeedsDisplay() },
        "display": { $0.host.display() },
        "setBounds": { $0.host.bounds = CGRect(x: 0, y: 0, width: 30, height: 40) },
        "needsDisplayOnBoundsChange YES": { $0.host.needsDisplayOnBoundsChange = true },
        "addSublayer": { $0.host.addSublayer($0.child) },
        "removeFromSuperlayer": { $0.child.removeFromSuperlayer() },
        "layoutIfNeeded": { $0.host.layoutIfNeeded() },
        "setPosition": { $0.host.position = CGPoint(x: 5, y: 6) },
        "setNeedsLayout": { $0.host.setNeedsLayout() },
        "layoutSublayers": { $0.host.layoutSublayers() },
        "setMask": { $0.host.mask = $0.mask },
        "setMask nil": { $0.host.mask = nil },
    ]

    private let readings: [String: (StatePlay) -> JSON] = [
        "needsDisplay": { .bool($0.host.needsDisplay()) },
        "needsLayout": { .bool($0.host.needsLayout()) },
        "parent needsLayout": { .bool($0.host.needsLayout()) },
        "child needsLayout": { .bool($0.child.needsLayout()) },
        "sublayers": { JSON(describing: $0.host.sublayers) },
        "sublayers count": { .number(Double($0.host.sublayers?.count ?? 0)) },
        "mask.superlayer": { JSON(describing: $0.mask.superlayer) },
    ]
}

/// A case about the names under which animations are attached.
private final class AnimationKeysPlay {
    private let layer = CALayer()
    private let listener = Listener()
    private var animations: [String: CAAnimation] = [:]

    @MainActor func answer(to input: JSON) throws -> JSON {
        var reading = JSON.null
        for step in input["steps"]?.elements ?? [] { reading = try self.step(step.text ?? "") ?? reading }
        return reading
    }

    @MainActor private func step(_ text: String) throws -> JSON? {
        let words = text.split(separator: " ").map(String.init)
        switch words.first {
        case "add": add(words[1], forKey: words[3])
        case "removeAllAnimations": layer.removeAllAnimations()
        case "animationKeys": return JSON(describing: layer.animationKeys())
        case "animationForKey": return .bool(layer.animation(forKey: words[1]) === animations[words[3]])
        case "count": return .number(Double(layer.animationKeys()?.count ?? 0))
        case "running": return .number(Double(countByRemoving()))
        default: throw Unsupported(text)
        }
        return nil
    }

    private func add(_ name: String, forKey key: String) {
        let animation = name == "CATransition" ? CATransition() : CABasicAnimation(keyPath: "opacity")
        animation.delegate = listener
        animations[name] = animation
        layer.add(animation, forKey: key == "nil" ? nil : key)
    }

    /// Those without a key are only noticed when they stop.
    @MainActor private func countByRemoving() -> Int {
        layer.removeAllAnimations()
        finishTurn()
        return listener.stops.count
    }
}
