import LaminaCompositor
import LaminaHistory
import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct HistoryFileTests {
    /// Draws what a history shows at a time.
    private func pixels(_ history: History, at time: Double) throws -> Bitmap {
        var bitmap = Bitmap(width: 40, height: 40)
        let tree = try #require(history.tree(at: time))
        Renderer().draw(tree, at: history.mediaTime(at: time), in: history.viewport, into: &bitmap)
        return bitmap
    }

    private func colored(_ id: UInt64, _ color: Color, animations: [LayerAnimation] = [], children: [LayerNode] = []) -> LayerNode {
        Trees.node(id, animations: animations, children: children) { $0.backgroundColor = color }
    }

    @Test func aStoredHistoryShowsTheSameAtEveryTime() throws {
        let moving = colored(2, Color(red: 1, green: 0, blue: 0), animations: [Trees.animation(Trees.move())])
        let history = Trees.history([colored(1, .black, children: [moving]), colored(1, .white, children: [moving])])
        let stored = try Trees.stored(history)
        for time in [0, 0.3, 0.999, 1, 1.5, 3] { #expect(try pixels(stored, at: time) == pixels(history, at: time), "\(time) s") }
        #expect(try pixels(stored, at: 0.3) != pixels(stored, at: 0.5))
    }

    @Test func theSameRunGivesTheSameBytesWhateverAnimationsRanBefore() throws {
        func bytes(first: UInt64) throws -> [UInt8] {
            let inner = colored(5, .white, animations: [Trees.animation(Trees.move(id: first + 9))])
            return try HistoryFile.bytes(of: Trees.history([colored(1, .black, children: [inner])]))
        }
        #expect(try bytes(first: 1) == bytes(first: 70_000))
    }

    @Test func animationsAreCountedInTheOrderInWhichTheyAppear() throws {
        let animations = [40, 12, 77].map { Trees.animation(Trees.move(id: $0)) }
        var history = Trees.history([colored(1, .black, animations: animations), colored(1, .white, animations: animations.reversed())])
        history.entries = [77, 40, 12, 40].map { HistoryEntry(time: 5, kind: .animationDidStop, isOnMainThread: true, animation: $0, text: "\($0)") }
        let stored = try Trees.stored(history)
        let numbers = stored.commits.map { $0.root.animations.map(\.id) }
        #expect(Set(numbers[0]).count == 3 && numbers[1] == numbers[0].reversed())
        #expect(stored.entries.map(\.animation) == [numbers[0][2], numbers[0][0], numbers[0][1], numbers[0][0]])
    }

    @Test func layersKeepTheNumbersOfTheirRecorder() throws {
        let stored = try Trees.stored(Trees.history([colored(4, .black, children: [colored(9, .white)])]))
        #expect(stored.commits[0].root.id.number == 4)
        #expect(stored.commits[0].root.children.array.map(\.id.number) == [9])
    }

    @Test func aCommitTakesTheBytesOfItsChanges() throws {
        let picture = Picture(Bitmap(width: 200, height: 200, fill: 0xFF12_3456))
        let still = Trees.node(2, children: (10..<60).map { Trees.node($0) }) { $0.picture = Contents(picture) }
        func count(_ commits: Int) throws -> Int {
            let roots = (0..<commits).map { colored(1, Color(red: Float($0) / 100, green: 0, blue: 0), children: [still]) }
            return try HistoryFile.bytes(of: Trees.history(roots)).count
        }
        #expect(try count(2) - count(1) < 100)
    }

    @Test func equalPicturesAreStoredOnce() throws {
        let pixels = (0..<10_000).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
        func showing(_ id: UInt64) throws -> LayerNode {
            let picture = Picture(try Bitmap(width: 100, height: 100, pixels: pixels))
            return Trees.node(id) { $0.picture = Contents(picture) }
        }
        let one = try HistoryFile.bytes(of: Trees.history([Trees.node(1, children: [showing(2)])])).count
        let two = try HistoryFile.bytes(of: Trees.history([Trees.node(1, children: [showing(2), showing(3)])])).count
        #expect(two - one < 200)
        #expect(one > 40_000)
    }

    @Test func aChainOf50000LayersIsStored() throws {
        let chain = (2...50_000).reduce(Trees.node(1)) { Trees.node(UInt64($1), children: [$0]) }
        let stored = try Trees.stored(Trees.history([chain]))
        var (node, count) = (stored.commits[0].root, 1)
        while !node.children.isEmpty { (node, count) = (node.children[0], count + 1) }
        #expect(count == 50_000)
    }

    @Test func namesAndEntriesAreStored() throws {
        var history = Trees.history([colored(1, .black, animations: [Trees.animation(Trees.move(id: 40))])])
        history.layers = [LayerID(1): LayerName(className: "CALayer", name: "sky", delegateClass: "SkyView")]
        history.entries = [
            HistoryEntry(time: 5, kind: .event, isOnMainThread: true, text: "touch down at (1, 2)"),
            HistoryEntry(time: 9, kind: .animationDidStop, isOnMainThread: false, layer: LayerID(1), animation: 40, isFinished: true, text: "Mover"),
        ]
        (history.omittedCommits, history.omittedEntries) = (3, 4)
        let stored = try Trees.stored(history)
        #expect(stored.layers.map(\.value) == history.layers.map(\.value))
        #expect(stored.entries.map(\.text) == history.entries.map(\.text))
        #expect(stored.entries[1].animation == stored.animations[0].id)
        #expect(stored.entries[1].layer == stored.commits[0].root.id)
        #expect((stored.omittedCommits, stored.omittedEntries, stored.app, stored.screen) == (3, 4, "Test", Trees.screen))
    }

    @Test func linesOfCodeAreStoredForTheAnimationsOfTheCommits() throws {
        var history = Trees.history([colored(1, .black, animations: [Trees.animation(Trees.move(id: 40)), Trees.animation(Trees.move(id: 41))])])
        history.lines = [41: try #require(CodeLine(file: "Dial “2” ü.swift", line: 42)), 99: try #require(CodeLine(file: "Other.swift", line: 1))]
        let stored = try Trees.stored(history)
        #expect(stored.animations.map { $0.line?.description } == [nil, "Dial “2” ü.swift:42"])
        #expect(stored.lines.count == 1)
    }

    @Test func aLineHasTheNameOfAFileAndANumberFromOne() {
        let long = String(repeating: "a", count: 255)
        for file in ["", "a/b.swift", "a\u{1B}[2J.swift", "a\nb.swift", long + "a"] { #expect(CodeLine(file: file, line: 1) == nil, "\(file)") }
        for line in [0, -1, 10_000_001, .max, .min] { #expect(CodeLine(file: "a.swift", line: line) == nil, "\(line)") }
        #expect(CodeLine(file: long, line: 10_000_000) != nil)
    }

    @Test func aTransitionKeepsTheOldPicture() throws {
        var animation = Trees.move(begin: 1000)
        animation.kind = .group([])
        animation.keyPath = ""
        let old = colored(1, .black)
        let fading = Trees.animation(animation).showing(LayerTransition(from: old, at: 1000, effect: .push(.minX), as: animation))
        let history = Trees.history([colored(1, .white, animations: [fading])])
        for time in [0, 0.5, 1.5] { #expect(try pixels(Trees.stored(history), at: time) == pixels(history, at: time), "\(time) s") }
    }
}
