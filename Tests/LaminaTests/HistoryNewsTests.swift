import LaminaHistory
import LaminaPrimitives
import LaminaScene
import Testing

@testable import Lamina

/// The parts in which a live run sends its history.
@Suite struct HistoryNewsTests {
    private func tree(_ index: Int) -> RenderTree {
        var state = LayerState()
        (state.bounds, state.position) = (Rect(0, 0, 20, 20), Point(Double(index), 10))
        return RenderTree(root: LayerNode(id: LayerID(1), state: state), commitTime: 1000 + Double(index))
    }

    private func empty() -> History {
        History(screen: History.Screen(width: 20, height: 20, scale: 1, background: .white, start: 1_000_000_000_000), app: "App", seed: 1)
    }

    @Test func theAppKeepsTheLastTreesOnly() throws {
        var (history, news, growing) = (empty(), HistoryNews(), GrowingHistory(name: "App"))
        weak var first: LayerNode?
        for index in 0..<3 * HistoryNews.mostTrees {
            history.commits = [tree(index)]
            if index == 0 { first = history.commits[0].root }
            try growing.add(news.take(from: &history))
            #expect(history.commits.isEmpty)
        }
        #expect(first == nil)
        #expect(growing.history?.commits.map(\.root.state.position.x) == (0..<3 * HistoryNews.mostTrees).map(Double.init))
    }

    @Test func newRecordsGoOnWithWhatIsNew() throws {
        var (history, news) = (empty(), HistoryNews())
        history.entries = [HistoryEntry(time: 5, kind: .event, isOnMainThread: true, text: "tap")]
        history.commits = [tree(0)]
        let first = try news.take(from: &history)
        history.commits = [tree(1)]
        let second = try news.take(from: &history, beginsAnew: true)
        #expect(first.beginsAnew && second.beginsAnew)
        var growing = GrowingHistory(name: "App")
        try growing.add(second)
        #expect(growing.history?.commits.map(\.commitTime) == [1001] && growing.history?.entries == [])
    }

    private func moving(_ id: UInt64) -> LayerAnimation {
        let animation = Animation(id: id, keyPath: "opacity", timing: MediaTiming(duration: 2), kind: .basic(BasicValues(from: .number(0))))
        let recording = AnimationRecording(AnimationSource.Label(key: nil, className: "CABasicAnimation")) {
            LayerState.properties.resolve($0).flatMap { AnimatedPlace($0.0, part: nil) }
        }
        return LayerAnimation(animation, on: LayerState(), recording: recording) { LayerState.properties.resolve($0)?.access }
    }

    private func tree(with animation: LayerAnimation) -> RenderTree {
        RenderTree(root: LayerNode(id: LayerID(1), state: LayerState(), animations: [animation]), commitTime: 1000)
    }

    @Test func theLineOfAnAnimationThatIsReleasedIsKept() throws {
        let line = try #require(CodeLine(file: "Dial.swift", line: 42))
        var (history, news, growing) = (empty(), HistoryNews(), GrowingHistory(name: "App"))
        // Both the animation and its release belong to the same part.
        history.commits = [tree(with: moving(7))] + (1...HistoryNews.mostTrees + 5).map(tree)
        history.lines = [7: line]
        try growing.add(news.take(from: &history))
        history.commits = [tree(100)]
        try growing.add(news.take(from: &history))
        // A history numbers its animations from 0.
        #expect(growing.history?.lines == [0: line] && history.lines.isEmpty)
    }

    @Test func animationsKeepTheirNumbersInNewRecords() throws {
        var (history, news) = (empty(), HistoryNews())
        history.commits = [tree(with: moving(7))]
        _ = try news.take(from: &history)
        history.commits = [tree(with: moving(9))]
        var growing = GrowingHistory(name: "App")
        try growing.add(news.take(from: &history, beginsAnew: true))
        // The other end still has commits with the animation 0.
        #expect(growing.history?.animations.map(\.id) == [1])
    }

    @Test func commitsThatTheAppHasLeftOutAreCounted() throws {
        var (history, news, growing) = (empty(), HistoryNews(), GrowingHistory(name: "App"))
        for (omitted, expected) in [(2, 2), (5, 5), (5, 5)] {
            (history.commits, history.omittedCommits) = ([tree(expected)], omitted)
            try growing.add(#require(HistoryPart(news.take(from: &history).bytes)))
            #expect(growing.history?.omittedCommits == expected)
        }
    }
}
