import Foundation

extension HistoryReport {
    /// The report for readers: a summary and a table for each part that is not empty.
    var text: String {
        let points = "\(Self.number(Double(width) / scale)) × \(Self.number(Double(height) / scale)) points at \(Self.number(scale))×"
        let head = "\(app): \(Self.number(duration)) s, \(points), seed \(seed)\n  \(counts)\n"
        let parts = [
            commitTable, animationTable, table("Events", of: ["event"]), table("Calls", of: Self.calls), table("Messages", of: ["diagnostic"]),
        ]
        return ([head + omissions] + parts.compactMap(\.self)).joined(separator: "\n")
    }

    private static let calls = ["animationDidStart", "animationDidStop", "transactionCompletion", "viewCompletion"]

    private var counts: String {
        func number(_ kinds: [String]) -> Int { entries.count { kinds.contains($0.kind) } }
        let words = [
            (commits.count, "commit"), (layerCount, "layer"), (animations.count, "animation"), (number(["event"]), "event"),
            (number(Self.calls), "call"), (number(["diagnostic"]), "message"),
        ]
        return words.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    private var omissions: String {
        var lines = ""
        if omittedCommits > 0 { lines += "  \(omittedCommits) more commits were left out for the budget; until the next one, pictures are older\n" }
        if omittedEntries > 0 { lines += "  \(omittedEntries) more events, calls and messages were left out\n" }
        return lines
    }

    /// The commits; those of a motion, which follow each other closely, share a line.
    private var commitTable: String? {
        var table = TextTable(title: "Commits", columns: ["from", "to", "commits", "layers", "changed"], rightAligned: [0, 1, 2, 3, 4])
        var rest = commits[...]
        while let first = rest.first {
            let group = rest.prefix(Self.groupLength(rest))
            rest = rest.dropFirst(group.count)
            let last = group.last ?? first
            table.add([
                Self.time(first.time), group.count == 1 ? "" : Self.time(last.time), "\(group.count)", "\(last.layers)",
                "\(group.reduce(0) { $0 + $1.changed })",
            ])
        }
        return table.text
    }

    /// The length of the first burst: commits less than a tenth of a second apart.
    private static func groupLength(_ commits: ArraySlice<Commit>) -> Int {
        let gaps = zip(commits, commits.dropFirst()).map { $1.time - $0.time }
        return (gaps.firstIndex { $0 > 0.1 } ?? gaps.count) + 1
    }

    private var animationTable: String? {
        var table = TextTable(
            title: "Animations", columns: ["begin", "duration", "repeats", "layer", "key", "property", "curve", "end"], rightAligned: [0, 1, 2])
        for animation in animations {
            let repeats = (animation.repeats.map { Self.number($0) } ?? "∞") + (animation.autoreverses ? " ⇄" : "")
            let cells = [
                animation.begin.map(Self.time) ?? "—", Self.time(animation.duration), repeats, animation.layerName, animation.key ?? "—",
                animation.keyPaths.joined(separator: ", "), animation.curve + (animation.transactionDuration == nil ? "" : ", implicit"),
                animation.endWords,
            ]
            table.add(cells, note: animation.line ?? "")
        }
        return table.text
    }

    private func table(_ title: String, of kinds: [String]) -> String? {
        var table = TextTable(title: title, columns: ["time", "kind", "subject", "what"], rightAligned: [0])
        for entry in entries where kinds.contains(entry.kind) {
            let animation = entry.animation.flatMap { id in animations.first { $0.id == id } }
            let subject = animation.map { "\($0.layerName) \($0.key ?? $0.keyPaths.first ?? "")" } ?? ""
            let finished = entry.finished.map { $0 ? "finished" : "not finished" }
            let thread = entry.thread == "main" ? nil : "on another thread"
            let words = [entry.text.isEmpty ? nil : entry.text, finished, thread].compactMap(\.self).joined(separator: ", ")
            table.add([Self.time(entry.time), entry.kind, subject, words])
        }
        return table.text
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.4f s", seconds) }

    /// The number with at most three digits after the point.
    private static func number(_ value: Double) -> String { String(format: "%.3f", value).droppingZeros }
}

extension String {
    /// A decimal number without the zeros at its end.
    fileprivate var droppingZeros: String {
        let short = reversed().drop { $0 == "0" }
        return String((short.first == "." ? short.dropFirst() : short[...]).reversed())
    }
}

extension HistoryReport.Animation {
    /// The end in words: its time, and whether the layer keeps the animation.
    fileprivate var endWords: String {
        guard let end else { return removed.map { "removed at \(String(format: "%.4f s", $0))" } ?? "never" }
        let time = String(format: "%.4f s", end)
        if let removed, removed < end - 1e-6 { return "removed at \(String(format: "%.4f s", removed)), before \(time)" }
        return removedOnCompletion ? time : "\(time), stays (\(fillMode))"
    }
}

/// Rows of texts in columns.
struct TextTable {
    private let title: String
    private let columns: [String]
    private let rightAligned: Set<Int>
    private var rows: [(cells: [String], note: String)] = []

    init(title: String, columns: [String], rightAligned: Set<Int>) {
        (self.title, self.columns, self.rightAligned) = (title, columns, rightAligned)
    }

    /// Adds a row; the note follows its last cell.
    mutating func add(_ cells: [String], note: String = "") { rows.append((cells, note)) }

    /// The table with its title; nil when it has no rows.
    var text: String? {
        guard !rows.isEmpty else { return nil }
        let widths = columns.indices.map { column in ([columns] + rows.map(\.cells)).map { $0[column].count }.max() ?? 0 }
        let lines = ([(columns, "")] + rows).map { cells, note in
            let aligned = cells.indices.map { padded(cells[$0], to: widths[$0], isRight: rightAligned.contains($0)) }
            let line = "  " + (aligned + [note]).joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        return ([title] + lines).joined(separator: "\n") + "\n"
    }

    private func padded(_ text: String, to width: Int, isRight: Bool) -> String {
        let space = String(repeating: " ", count: width - text.count)
        return isRight ? space + text : text + space
    }
}
