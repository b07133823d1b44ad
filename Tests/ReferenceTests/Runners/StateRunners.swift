import CoreGraphics
import QuartzCore
import TestSupport

let stateRunners: [String: Runner] = [
    "state": { try StatePlay().answer(to: $0.input) },
    "animation-keys": { try AnimationKeysPlay().answer(to: $0.input) },
]

/// Returns the steps of a test case, as texts.
func steps(of input: Input) -> [String] { input["steps"]?.elements?.compactMap(\.text) ?? [] }

/// A case about a layer with a sublayer and a mask, run step by step.
private final class StatePlay {
    private let host = CALayer()
    private let child = CALayer()
    private let mask = CALayer()

    init() { host.name = "host" }

    /// Runs all steps and returns the value that the last step read.
    func answer(to input: Input) throws -> JSON {
        var reading = JSON.null
        for step in steps(of: input) { reading = try self.step(step) ?? reading }
        return reading
    }

    /// - Returns: Nil for steps that read nothing.
    private func step(_ text: String) throws -> JSON? {
        if let change = changes[text] {
            change(self)
            return nil
        }
        guard let read = readings[text] else { throw Unsupported("the step \(text)") }
        return read(self)
    }

    private let changes: [String: (StatePlay) -> Void] = [
        "setNeedsDisplay": { $0.host.setNeedsDisplay() },
        "setNeedsDisplayInRect": { $0.host.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1)) },
        "display": { $0.host.display() },
        "displayIfNeeded": { $0.host.displayIfNeeded() },
        "setBounds": { $0.host.bounds = CGRect(x: 0, y: 0, width: 30, height: 40) },
        "setBoundsOrigin": { $0.host.bounds.origin = CGPoint(x: 3, y: 4) },
        "setPosition": { $0.host.position = CGPoint(x: 5, y: 6) },
        "setContents": { $0.host.contents = "contents" },
        "needsDisplayOnBoundsChange YES": { $0.host.needsDisplayOnBoundsChange = true },
        "needsDisplayOnBoundsChange NO": { $0.host.needsDisplayOnBoundsChange = false },
        "addSublayer": { $0.host.addSublayer($0.child) },
        "removeFromSuperlayer": { $0.child.removeFromSuperlayer() },
        "setSublayers": { $0.host.sublayers = [$0.child] },
        "setSublayers nil": { $0.host.sublayers = nil },
        "setSublayers empty": { $0.host.sublayers = [] },
        "setNeedsLayout": { $0.host.setNeedsLayout() },
        "layoutIfNeeded": { $0.host.layoutIfNeeded() },
        "layoutSublayers": { $0.host.layoutSublayers() },
        "setMask": { $0.host.mask = $0.mask },
        "setMask nil": { $0.host.mask = nil },
    ]

    private let readings: [String: (StatePlay) -> JSON] = [
        "needsDisplay": { .bool($0.host.needsDisplay()) },
        "needsLayout": { .bool($0.host.needsLayout()) },
        "parent needsLayout": { .bool($0.host.needsLayout()) },
        "child needsLayout": { .bool($0.child.needsLayout()) },
        "child needsDisplay": { .bool($0.child.needsDisplay()) },
        "sublayers": { JSON(describing: $0.host.sublayers) },
        "sublayers count": { .number(Double($0.host.sublayers?.count ?? 0)) },
        "superlayer": { JSON(describing: $0.host.superlayer) },
        "child superlayer": { JSON(describing: $0.child.superlayer) },
        "child.superlayer": { JSON(describing: $0.child.superlayer) },
        "mask": { JSON(describing: $0.host.mask) },
        "mask.superlayer": { JSON(describing: $0.mask.superlayer) },
    ]
}

/// A case about the keys of attached animations.
@MainActor private final class AnimationKeysPlay {
    private let layer = CALayer()
    private let listener = Listener()
    private var animations: [String: CAAnimation] = [:]

    func answer(to input: Input) throws -> JSON {
        var reading = JSON.null
        for step in steps(of: input) { reading = try self.step(step) ?? reading }
        return reading
    }

    private func step(_ text: String) throws -> JSON? {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("add", 4): add(words[1], forKey: words[3])
        case ("removeAnimationForKey", 2): layer.removeAnimation(forKey: words[1])
        case ("removeAllAnimations", 1): layer.removeAllAnimations()
        case ("animationKeys", 1): return JSON(describing: layer.animationKeys())
        case ("animationForKey", 2): return .bool(layer.animation(forKey: words[1]) != nil)
        case ("animationForKey", 4): return .bool(layer.animation(forKey: words[1]) === animations[words[3]])
        case ("count", 1): return .number(Double(layer.animationKeys()?.count ?? 0))
        case ("running", 1): return .number(Double(countByRemoving()))
        default: throw Unsupported("the step \(text)")
        }
        return nil
    }

    private func add(_ name: String, forKey key: String) {
        let animation = name == "CATransition" ? CATransition() : CABasicAnimation(keyPath: "opacity")
        animation.delegate = listener
        animations[name] = animation
        layer.add(animation, forKey: key == "nil" ? nil : key)
    }

    /// Removes all animations and counts their stops, because animations without a key cannot be listed.
    private func countByRemoving() -> Int {
        layer.removeAllAnimations()
        finishTurn()
        return listener.stops.count
    }
}
