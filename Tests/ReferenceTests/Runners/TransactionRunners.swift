import Foundation
import QuartzCore
import Synchronization
import TestSupport

let transactionRunners: [String: Runner] = ["transaction": transactionSteps, "action": foundAction]

/// Carries out the steps; the answer is what the last one read, or all readings when there are several.
@MainActor private func transactionSteps(_ vector: Vector) throws -> JSON {
    CATransaction.flush()
    var play = TransactionPlay()
    for step in vector.input["steps"]?.elements ?? [] { try play.step(step.text ?? "") }
    play.close()
    return play.readings.count > 1 ? .array(play.readings) : play.readings.last ?? "ok"
}

/// A transaction case while it runs.
private struct TransactionPlay {
    private(set) var readings: [JSON] = []
    private var openScopes = 0
    private let runs = Runs()

    /// Which completion blocks have run.
    private final class Runs { var names: [JSON] = [] }

    @MainActor mutating func step(_ text: String) throws {
        let words = text.split(separator: " ").map(String.init)
        switch words.first {
        case "begin":
            CATransaction.begin()
            openScopes += 1
        case "commit":
            CATransaction.commit()
            openScopes = max(0, openScopes - 1)
        case "flush": CATransaction.flush()
        case "setAnimationDuration": CATransaction.setAnimationDuration(Double(words[1]) ?? 0)
        case "setDisableActions": CATransaction.setDisableActions(words[1] == "YES")
        case "setValue": CATransaction.setValue(words[1], forKey: words[2])
        case "setCompletionBlock": setCompletionBlock(words.count > 1 ? words[1] : "A")
        case "lock": CATransaction.lock()
        case "unlock": CATransaction.unlock()
        case "read": readings.append(words.count > 2 ? readElsewhere(words[1]) : read(words[1]))
        case "count": readings.append(.number(Double(runs.names.count)))
        case "run": finishTurn()
        case "ran": readings.append(.array(runs.names))
        default: throw Unsupported(text)
        }
    }

    /// Ends what the case left open, so that the next one starts afresh.
    @MainActor func close() {
        for _ in 0..<openScopes { CATransaction.commit() }
        CATransaction.flush()
        finishTurn()
    }

    private func setCompletionBlock(_ name: String) {
        guard name != "nil" else { return CATransaction.setCompletionBlock(nil) }
        CATransaction.setCompletionBlock { [runs] in runs.names.append(.text(name)) }
    }

    /// A block cannot be compared: it says its name when it is called.
    private func read(_ key: String) -> JSON {
        guard key == "completionBlock" else { return transactionReaders[key]?() ?? JSON(describing: CATransaction.value(forKey: key)) }
        let before = runs.names.count
        CATransaction.completionBlock()?()
        defer { runs.names.removeSubrange(before...) }
        return runs.names.count > before ? runs.names[before] : .null
    }

    private func readElsewhere(_ key: String) -> JSON {
        let answer = Answer()
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            answer.json.withLock { $0 = transactionReaders[key]?() ?? .null }
            done.signal()
        }
        done.wait()
        return answer.json.withLock { $0 }
    }

    /// What another thread read.
    private final class Answer: Sendable { let json = Mutex(JSON.null) }
}

/// An action that can be told apart.
private final class NamedAction: CAAction {
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

    /// The action that a case names; nil for null.
    static func named(_ json: JSON?) -> (any CAAction)? {
        guard let name = json?.text else { return nil }
        return name == "NSNull" ? NSNull() : NamedAction(name)
    }
}

private final class ActionDelegate: CALayerDelegate {
    let answer: (any CAAction)?
    init(_ answer: (any CAAction)?) { self.answer = answer }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
}

/// A class with a default action for the event `probe`.
private final class ActingLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "probe" ? NamedAction("D") : super.defaultAction(forKey: event)
    }
}

private func foundAction(_ vector: Vector) throws -> JSON {
    let input = vector.input
    if let key = input["classDefault"]?.text { return name(of: CALayer.defaultAction(forKey: key)) }
    if let key = input["set"]?.text {
        let layer = CALayer()
        layer.setValue(0.5, forKey: key)
        return JSON(describing: layer.animationKeys())
    }
    let layer = input["defaultAction"] == nil ? CALayer() : ActingLayer()
    let delegate = input["delegate"].map { ActionDelegate(NamedAction.named($0)) }
    layer.delegate = delegate
    layer.actions = NamedAction.named(input["actions"]).map { ["probe": $0] }
    layer.style = NamedAction.named(input["style"]).map { ["actions": ["probe": $0]] }
    CATransaction.setDisableActions(input["disableActions"]?.bool ?? false)
    defer { CATransaction.flush() }
    return withExtendedLifetime(delegate) { name(of: layer.action(forKey: "probe")) }
}

private func name(of action: (any CAAction)?) -> JSON { (action as? NamedAction).map { .text($0.name) } ?? .null }
