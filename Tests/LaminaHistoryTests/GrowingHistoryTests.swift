import LaminaHistory
import LaminaPrimitives
import LaminaScene
import Testing

/// A history that arrives in parts while its run goes on.
@Suite struct GrowingHistoryTests {
    /// The parts of a history: one for each commit, with the names and entries that are new then.
    private func parts(of history: History) throws -> [HistoryPart] {
        var writer = try HistoryWriter(history)
        return try history.commits.indices.map { index in
            try writer.add(history.commits[index])
            try writer.add(history.layers)
            try writer.add(history.lines)
            if index == 0 { for entry in history.entries { try writer.add(entry) } }
            return HistoryPart(duration: Double(index), beginsAnew: index == 0, records: writer.take())
        }
    }

    /// Three commits of a square that changes its place, with names and an entry.
    private var sample: History {
        let square = { (x: Double) in Trees.node(2) { $0.position.x = x } }
        var history = Trees.history([0, 5, 9].map { Trees.node(1, children: [square($0)]) }, duration: 2)
        history.layers = [LayerID(2): LayerName(className: "CALayer", name: "square", delegateClass: nil)]
        history.entries = [HistoryEntry(time: 5, kind: .event, isOnMainThread: true, text: "tap")]
        return history
    }

    @Test func thePartsTogetherAreTheHistory() throws {
        let history = sample
        var growing = GrowingHistory(name: "App")
        #expect(growing.history == nil)
        for part in try parts(of: history) { try growing.add(#require(HistoryPart(part.bytes))) }
        let grown = try #require(growing.history)
        #expect(grown.commits.map(\.commitTime) == history.commits.map(\.commitTime))
        #expect(grown.duration == Double(history.commits.count - 1))
        #expect(grown.layers == history.layers && grown.entries == history.entries)
        var expected = history
        expected.duration = grown.duration
        // Equal trees have equal records.
        #expect(try HistoryFile.bytes(of: grown) == HistoryFile.bytes(of: expected))
    }

    @Test func theLineOfAnAnimationComesWithItsCommit() throws {
        let moving = Trees.node(2, animations: [Trees.animation(Trees.move())])
        var history = Trees.history([Trees.node(1), Trees.node(1, children: [moving]), Trees.node(1)], duration: 2)
        history.lines = [7: try #require(CodeLine(file: "Dial.swift", line: 42))]
        var growing = GrowingHistory(name: "App")
        var counts: [Int] = []
        for part in try parts(of: history) {
            try growing.add(part)
            counts.append(growing.history?.lines.count ?? -1)
        }
        #expect(counts == [0, 1, 1])
        #expect(growing.history?.animations.map(\.line) == [history.lines[7]])
    }

    @Test func whatHasNotChangedIsSentOnce() throws {
        let history = sample
        var writer = try HistoryWriter(history)
        let tree = history.commits[0]
        try writer.add(tree)
        try writer.add(history.layers)
        let first = writer.take().count
        try writer.add(RenderTree(root: tree.root, commitTime: tree.commitTime + 1))
        try writer.add(history.layers)
        let second = writer.take().count
        #expect(second < 16, "\(second) of \(first) bytes")
        #expect(writer.take().isEmpty)
    }

    @Test func aBeginningReplacesWhatWasThere() throws {
        let parts = try parts(of: sample)
        var growing = GrowingHistory(name: "App")
        for part in parts + parts[..<1] { try growing.add(part) }
        #expect(growing.history?.commits.count == 1)
    }

    @Test func releasedTreesAreSentAgainByTheirContent() throws {
        let picture = { Picture(Bitmap(width: 30, height: 30)) }
        let tree = { (x: Double, time: Double) in
            RenderTree(root: Trees.node(1, children: [Trees.node(2) { ($0.position.x, $0.picture) = (x, Contents(picture())) }]), commitTime: time)
        }
        var writer = try HistoryWriter(sample)
        weak var released: LayerNode?
        do {
            let first = tree(0, 1000)
            released = first.root
            try writer.add(first)
        }
        let last = tree(5, 1001)
        try writer.add(last)
        writer.keepOnly(last.root)
        #expect(released == nil)
        let start = writer.take()
        // Other objects, perhaps at the places of released ones, with equal content.
        let again = tree(0, 1002)
        try writer.add(again)
        let more = writer.take()
        #expect(more.count < 16, "\(more.count) bytes")
        var growing = GrowingHistory(name: "App")
        try growing.add(HistoryPart(duration: 1, beginsAnew: true, records: start))
        try growing.add(HistoryPart(duration: 2, beginsAnew: false, records: more))
        let roots = try #require(growing.history?.commits.map(\.root))
        #expect(roots.count == 3 && roots[2] === roots[0] && roots[1] !== roots[0])
        #expect(roots[2].children.array.first?.state.position.x == 0)
    }

    @Test func aBudgetLeavesOutCommitsAndAsksForNewRecords() throws {
        let root = { (index: Int) in Trees.node(1) { $0.position.x = Double(index) } }
        var writer = try HistoryWriter(sample)
        var growing = GrowingHistory(name: "App", limit: 4 * 800)
        weak var left: LayerNode?
        for index in 0..<5 {
            try writer.add(RenderTree(root: root(index), commitTime: 1000 + Double(index)))
            try growing.add(HistoryPart(duration: Double(index), beginsAnew: index == 0, records: writer.take()))
            if index == 1 { left = growing.history?.commits[1].root }
        }
        #expect(growing.history?.commits.map(\.commitTime) == [1000, 1002, 1004])
        #expect(growing.history?.omittedCommits == 2)
        #expect(growing.needsNewRecords && left != nil)
        writer = try HistoryWriter(sample)
        try writer.add(RenderTree(root: root(5), commitTime: 1005))
        try growing.add(HistoryPart(duration: 5, beginsAnew: true, records: writer.take()))
        #expect(!growing.needsNewRecords && left == nil)
        #expect(growing.history?.commits.map(\.commitTime) == [1000, 1002, 1004, 1005])
    }

    @Test func damageIsSaid() throws {
        let parts = try parts(of: sample)
        var growing = GrowingHistory(name: "App")
        try growing.add(parts[0])
        #expect(throws: HistoryError.self) { try growing.add(HistoryPart(duration: 1, beginsAnew: false, records: [9, 200])) }
        #expect(throws: HistoryError.self) { try growing.add(HistoryPart(duration: 1, beginsAnew: true, records: [])) }
    }

    @Test func bytesThatAreNoPartAreRefused() {
        let part = HistoryPart(duration: 2.5, beginsAnew: true, records: [1, 2])
        #expect(HistoryPart(part.bytes) == part)
        #expect(HistoryPart([]) == nil && HistoryPart(Array(part.bytes[..<8])) == nil)
        for duration in [Double.nan, -1, .infinity] {
            #expect(HistoryPart(HistoryPart(duration: duration, beginsAnew: false, records: []).bytes) == nil)
        }
    }
}
