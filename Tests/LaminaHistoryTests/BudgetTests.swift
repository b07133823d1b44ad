import LaminaHistory
import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct BudgetTests {
    private func run(commits: Int, limit: Int, _ root: (Int) -> LayerNode) -> (history: History, bytes: Int, omitted: [Int]) {
        var (history, budget) = (Trees.history([]), HistoryBudget(limit: limit))
        let omitted = (0..<commits).map { index in
            budget.add(RenderTree(root: root(index), commitTime: 1000 + Double(index)), to: &history)
        }
        return (history, budget.bytes, omitted)
    }

    @Test func aBudgetThatIsNotExceededKeepsAllCommits() {
        let run = run(commits: 100, limit: 1 << 20) { _ in Trees.node(1) }
        #expect(run.history.commits.count == 100)
        #expect(run.history.omittedCommits == 0)
    }

    @Test func everySecondCommitGoesWhenTheBudgetIsExceeded() {
        let run = run(commits: 5, limit: 4 * 800) { _ in Trees.node(1) }
        #expect(run.history.commits.map(\.commitTime) == [1000, 1002, 1004])
        #expect(run.omitted == [0, 0, 0, 0, 2])
        #expect(run.history.omittedCommits == 2)
    }

    @Test func theLastCommitStaysHoweverOftenOthersGo() {
        let run = run(commits: 1000, limit: 10 * 800) { _ in Trees.node(1) }
        #expect(run.history.commits.last?.commitTime == 1999)
        #expect(run.bytes <= 10 * 800)
        #expect(run.history.omittedCommits + run.history.commits.count == 1000)
    }

    @Test func sharedPartsCountOnce() {
        let (shared, picture) = (Trees.node(2), Picture(Bitmap(width: 100, height: 100)))
        let showing = Trees.node(3) { $0.picture = Contents(picture) }
        let run = run(commits: 10, limit: .max) { _ in Trees.node(1, children: [shared, showing]) }
        #expect((40_000 + 2 * 800..<40_000 + 30 * 1100).contains(run.bytes))
    }
}
