import QuartzCore
import TestSupport

let delegateRunners: [String: Runner] = ["delegate": { try DelegatePlay().answer(to: $0) }]

/// A case about what animations' delegates hear, carried out step by step.
@MainActor private final class DelegatePlay {
    private let stage = Stage()
    /// By the name that the case gives the animation.
    private var listeners: [String: Listener] = [:]

    /// All events in order when a list is expected; otherwise what each name heard.
    func answer(to vector: Vector) throws -> JSON {
        for step in vector.input["steps"]?.elements ?? [] { try self.step(step.text ?? "") }
        finishTurn()
        let only = listeners["a"] ?? Listener()
        if case .array = vector.expected { return .array(only.events.map { JSON($0) }) }
        var answer: [String: JSON] = [
            "stop": stops(of: only), "attached": .bool(stage.layer.animationKeys() != nil),
            "startNow": .number(Double(only.events.count { $0 == .start })),
        ]
        for (name, listener) in listeners { answer[name] = stops(of: listener) }
        return .object(answer)
    }

    private func stops(of listener: Listener) -> JSON { .array(listener.stops.map { .bool($0) }) }

    private func step(_ text: String) throws {
        let words = text.split(separator: " ").map(String.init)
        switch words.first {
        case "add": add(Array(words.dropFirst()))
        case "group": addGroup()
        case "removeAnimationForKey": stage.layer.removeAnimation(forKey: "k")
        case "removeAllAnimations": stage.layer.removeAllAnimations()
        case "complete": pass(to: 2)
        default:
            guard text.hasPrefix("t="), let time = Double(text.dropFirst(2)) else { throw Unsupported(text) }
            pass(to: time)
        }
    }

    private func pass(to time: Double) {
        CATransaction.flush()
        stage.advance(to: stage.time)
        stage.advance(to: time)
    }

    /// Words as `a dur 10 forKey k`, `removedOnCompletion NO` or `beginTime=now+10`.
    private func add(_ words: [String]) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        if let place = words.firstIndex(of: "dur"), let duration = Double(words[place + 1]) { animation.duration = duration }
        if words.contains("removedOnCompletion") { animation.isRemovedOnCompletion = false }
        if let delay = words.first(where: { $0.hasPrefix("beginTime") })?.split(separator: "+").last.flatMap({ Double($0) }) {
            animation.beginTime = stage.time + delay
        }
        animation.delegate = listen(as: words.first == "b" ? "b" : "a")
        stage.layer.add(animation, forKey: "k")
        if words.contains(where: { $0.hasPrefix("beginTime") }) { pass(to: stage.time) }
    }

    private func addGroup() {
        let child = CABasicAnimation(keyPath: "opacity")
        child.duration = 1
        child.delegate = listen(as: "child")
        let group = CAAnimationGroup()
        group.duration = 1
        group.animations = [child]
        group.delegate = listen(as: "group")
        stage.layer.add(group, forKey: "k")
    }

    private func listen(as name: String) -> Listener {
        let listener = Listener()
        listeners[name] = listener
        return listener
    }
}

extension JSON {
    init(_ event: Listener.Event) {
        switch event {
        case .start: self = ["start"]
        case .stop(let finished): self = ["stop", .bool(finished)]
        }
    }
}
