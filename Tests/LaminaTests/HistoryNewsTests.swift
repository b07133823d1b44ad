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

    @Test func theLineOfAnAnimationThatIsReleasedIsKept() throws {
        let animation = Animation(id: 7, keyPath: "opacity", timing: MediaTiming(duration: 2), kind: .basic(BasicValues(from: .number(0))))
        let last = HistoryNews.mostTrees + 5
        let recording = AnimationRecording(AnimationSource.Label(key: nil, className: "CABasicAnimation")) {
            LayerState.properties.resolve($0).flatMap { AnimatedPlace($0.0, part: nil) }
        }
        let moving = LayerAnimation(animation, on: LayerState(), recording: recording) { LayerState.properties.resolve($0)?.access }
        let line = try #require(CodeLine(file: "Dial.swift", line: 42))
        var (history, news, growing) = (empty(), HistoryNews(), GrowingHistory(name: "App"))
        // Both the animation and its release belong to the same part.
        history.commits = [RenderTree(root: LayerNode(id: LayerID(1), state: LayerState(), animations: [moving]), commitTime: 1000)]
        history.commits += (1...last).map(tree)
        history.lines = [7: line]
        try growing.add(news.take(from: &history))
        history.commits = [tree(last + 1)]
        try growing.add(news.take(from: &history, beginsAnew: false))
        #expect(growing.history?.lines == [7: line])
    }
}
