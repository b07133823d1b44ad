import Foundation
import LaminaHistory
import LaminaScene

/// The contents of a history, for readers and as JSON.
struct HistoryReport: Encodable {
    struct Commit: Encodable {
        let time: Double
        let layers: Int
        /// The layers that no earlier commit has, or has with other values.
        let changed: Int
    }

    struct Animation: Encodable {
        let id: UInt64
        let layer: UInt64
        let layerName: String
        let key: String?
        let animationClass: String
        let keyPaths: [String]
        let committed: Double
        /// The begin and the end; nil for never.
        let begin: Double?
        let end: Double?
        let removed: Double?
        let duration: Double
        /// The number of runs; nil for endless ones.
        let repeats: Double?
        let autoreverses: Bool
        let speed: Double
        let fillMode: String
        let removedOnCompletion: Bool
        let curve: String
        /// The duration and the curve of the transaction of an implicit animation; nil for others.
        let transactionDuration: Double?
        let transactionCurve: String?
        /// The line of code that has added it, such as `Dial.swift:42`; nil when it is not known.
        let line: String?
    }

    struct Entry: Encodable {
        let time: Double
        let kind: String
        let thread: String
        let layer: UInt64?
        let animation: UInt64?
        let finished: Bool?
        let text: String
    }

    let app: String
    let width: Int
    let height: Int
    let scale: Double
    let seed: UInt64
    let duration: Double
    let omittedCommits: Int
    let omittedEntries: Int
    let layerCount: Int
    let commits: [Commit]
    let animations: [Animation]
    let entries: [Entry]

    init(_ history: History) {
        (app, seed, duration) = (history.app, history.seed, history.duration)
        (width, height, scale) = (history.screen.width, history.screen.height, history.screen.scale)
        (omittedCommits, omittedEntries) = (history.omittedCommits, history.omittedEntries)
        layerCount = history.layers.count
        commits = CommitCount.all(of: history)
        animations = history.animations.compactMap { Animation($0, in: history) }
        entries = history.entries.map { Entry($0) }
    }

    /// The report as one JSON object with sorted keys.
    var json: String {
        get throws { String(decoding: try readableJSON(), as: UTF8.self) }
    }
}

extension HistoryReport.Animation {
    /// Nil for an animation that the app has not added.
    fileprivate init?(_ recorded: RecordedAnimation, in history: History) {
        guard let source = recorded.source else { return nil }
        let timing = source.animation.timing
        (id, layer, layerName) = (recorded.id, recorded.layer.number, history.layerTitle(recorded.layer))
        (key, animationClass) = (source.label.key, source.label.className)
        keyPaths = source.animation.leaves().map(\.animation.keyPath).filter { !$0.isEmpty }
        (committed, removed) = (recorded.committed.rounded(to: 9), recorded.removed?.rounded(to: 9))
        (begin, end) = (recorded.begin.finite, recorded.end.finite)
        duration = timing.duration.finite ?? 0
        repeats = timing.runCount?.finite
        (autoreverses, speed, fillMode) = (timing.autoreverses, timing.speed.finite ?? 1, timing.fillMode.rawValue)
        removedOnCompletion = source.animation.removedOnCompletion
        curve = source.animation.curveName
        transactionDuration = source.label.transaction?.duration.finite
        line = recorded.line?.description
        transactionCurve = source.label.transaction.map { $0.timingFunction?.name ?? "linear" }
    }
}

extension HistoryReport.Entry {
    fileprivate init(_ entry: HistoryEntry) {
        (time, kind, text) = ((Double(entry.time) / 1e9).rounded(to: 9), entry.kind.rawValue, entry.text)
        thread = entry.isOnMainThread ? "main" : "other"
        (layer, animation, finished) = (entry.layer?.number, entry.animation, entry.isFinished)
    }
}

extension History {
    /// A layer's class or view, with its name and number.
    func layerTitle(_ id: LayerID) -> String {
        guard let name = layers[id] else { return "layer #\(id.number)" }
        let words = [name.delegateClass ?? name.className, name.name.map { "“\($0)”" }, "#\(id.number)"]
        return words.compactMap(\.self).joined(separator: " ")
    }
}

extension Double {
    /// The number rounded to a billionth; nil when it is infinite or NaN, which JSON does not have.
    fileprivate var finite: Double? { isFinite ? rounded(to: 9) : nil }
}

/// The layers of the commits of a history.
private enum CommitCount {
    /// Counts each tree's layers once, by the parts that are new in it.
    static func all(of history: History) -> [HistoryReport.Commit] {
        var counts: [ObjectIdentifier: Int] = [:]
        return history.commits.map { tree in
            let before = counts.count
            let layers = count(tree.root, &counts)
            return HistoryReport.Commit(
                time: history.time(ofMedia: tree.commitTime).rounded(to: 9), layers: layers, changed: counts.count - before)
        }
    }

    /// The number of layers below a node, the node included.
    ///
    /// Iterative, because trees may be of any depth.
    private static func count(_ root: LayerNode, _ counts: inout [ObjectIdentifier: Int]) -> Int {
        var pending = [root]
        while let node = pending.last {
            let key = ObjectIdentifier(node)
            guard counts[key] == nil else {
                pending.removeLast()
                continue
            }
            let children = node.children.array + (node.mask.map { [$0] } ?? [])
            let missing = children.filter { counts[ObjectIdentifier($0)] == nil }
            pending += missing
            if missing.isEmpty { counts[key] = children.reduce(1) { $0 + (counts[ObjectIdentifier($1)] ?? 0) } }
        }
        return counts[ObjectIdentifier(root)] ?? 0
    }
}
