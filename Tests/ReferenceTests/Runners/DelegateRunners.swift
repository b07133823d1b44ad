import QuartzCore
import TestSupport

let delegateRunners: [String: Runner] = ["delegate": { try DelegatePlay().answer(to: $0) }]

/// A case about the calls that delegates of animations receive, run step by step.
@MainActor private final class DelegatePlay {
    private let stage = Stage()
    /// The listeners, keyed by the name that the case gives their animation.
    private var listeners: [String: Listener] = [:]

    /// Returns all calls in order when the case expects a list; otherwise the `finished` flags by animation.
    func answer(to question: Question) throws -> JSON {
        for step in steps(of: question.input) { try self.step(step) }
        finishTurn()
        let only = listeners["a"] ?? Listener()
        if case .array = question.expected.json { return .array(only.events.map { JSON($0) }) }
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
        case "add": try add(Array(words.dropFirst()))
        case "group": addGroup()
        case "removeAnimationForKey": stage.layer.removeAnimation(forKey: words.count > 1 ? words[1] : "k")
        case "removeAllAnimations": stage.layer.removeAllAnimations()
        case "removeFromSuperlayer": stage.layer.removeFromSuperlayer()
        case "complete": pass(to: 2)
        default:
            guard text.hasPrefix("t="), let time = Double(text.dropFirst(2)) else { throw Unsupported("the step \(text)") }
            pass(to: time)
        }
    }

    /// Delivers the events at the present time, then advances the clock to `time`.
    private func pass(to time: Double) {
        CATransaction.flush()
        stage.advance(to: stage.time)
        stage.advance(to: time)
    }

    /// Adds the animation that a step describes, such as `a dur 10 forKey k`, `removedOnCompletion NO` or `beginTime=now+10`.
    private func add(_ words: [String]) throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        var (name, key, begins) = ("a", "k", false)
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "a", "b", "c": name = word
            case "dur": animation.duration = rest.popFirst().flatMap { Double($0) } ?? 1
            case "forKey": key = rest.popFirst() ?? key
            case "removedOnCompletion": animation.isRemovedOnCompletion = rest.popFirst() != "NO"
            case _ where word.hasPrefix("beginTime=now+"):
                animation.beginTime = stage.time + (Double(word.dropFirst("beginTime=now+".count)) ?? 0)
                begins = true
            default: throw Unsupported("the word \(word)")
            }
        }
        animation.delegate = listen(as: name)
        stage.layer.add(animation, forKey: key == "nil" ? nil : key)
        if begins { pass(to: stage.time) }
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

    /// Creates the delegate of an animation that the case calls by a name.
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
