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
}
