import Foundation
import LaminaConcurrency
import QuartzCore
import TestSupport

let transactionRunners: [String: Runner] = ["transaction": transactionSteps]

/// Returns the value that the last step read; all values when several steps read one.
@MainActor private func transactionSteps(_ question: Question) throws -> JSON {
    CATransaction.flush()
    var play = TransactionPlay()
    defer { play.close() }
    for step in steps(of: question.input) { try play.step(step) }
    return play.readings.count > 1 ? .array(play.readings) : play.readings.last ?? "ok"
}

/// The state of a reference case about transactions while its steps are performed one after another.
private struct TransactionPlay {
    private(set) var readings: [JSON] = []
    private var openScopes = 0
    private let runs = Runs()

    /// The names of the completion blocks that have run, in order.
    private final class Runs { var names: [JSON] = [] }

    @MainActor mutating func step(_ text: String) throws {
        let words = text.split(separator: " ").map(String.init)
        if let fewest = fewestWords[words.first ?? ""], words.count < fewest { throw Unsupported("the step \(text)") }
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
        default: throw Unsupported("the step \(text)")
        }
    }

    /// Commits the transactions that the case left open, so that they do not affect the next case.
    @MainActor func close() {
        for _ in 0..<openScopes { CATransaction.commit() }
        CATransaction.flush()
        finishTurn()
    }

    /// The least number of words of a step, keyed by its first word.
    private let fewestWords = ["setAnimationDuration": 2, "setDisableActions": 2, "setValue": 3, "read": 2]

    private func setCompletionBlock(_ name: String) {
        guard name != "nil" else { return CATransaction.setCompletionBlock(nil) }
        CATransaction.setCompletionBlock { [runs] in runs.names.append(.text(name)) }
    }

    /// Reads a property.
    ///
    /// Blocks cannot be compared, so a completion block is identified by the name that it records when it is called.
    private func read(_ key: String) -> JSON {
        guard key == "completionBlock" else { return transactionReaders[key]?() ?? JSON(describing: CATransaction.value(forKey: key)) }
        let before = runs.names.count
        CATransaction.completionBlock()?()
        defer { runs.names.removeSubrange(before...) }
        return runs.names.count > before ? runs.names[before] : .null
    }

    /// Reads a property on another thread, which has transactions of its own.
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

    /// A value that another thread read.
    private final class Answer: Sendable { let json = Guarded(JSON.null) }
}

/// Readers for the properties of the current transaction.
let transactionReaders: [String: @Sendable () -> JSON] = [
    "animationDuration": { .number(CATransaction.animationDuration()) },
    "disableActions": { .bool(CATransaction.disableActions()) },
    "animationTimingFunction": { CATransaction.animationTimingFunction() == nil ? .null : "function" },
    "completionBlock": { CATransaction.completionBlock() == nil ? .null : "block" },
]
