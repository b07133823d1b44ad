import LaminaHistory
import LaminaScene
import Testing

@Suite struct HistoryTests {
    private let history = Trees.history([Trees.node(1), Trees.node(2), Trees.node(3)])

    @Test func theLastCommitUpToATimeShows() {
        #expect(history.commitIndex(at: 0) == 0)
        #expect(history.commitIndex(at: 0.999_999) == 0)
        #expect(history.commitIndex(at: 1) == 1)
        #expect(history.commitIndex(at: 9) == 2)
    }

    @Test func nothingShowsBeforeTheFirstCommit() {
        var late = history
        late.commits.removeFirst()
        #expect(late.commitIndex(at: 0.5) == nil)
    }

    @Test func theLastOfSeveralCommitsOfOneMomentShows() {
        var several = history
        several.commits.insert(RenderTree(root: Trees.node(9), commitTime: 1001), at: 2)
        #expect(several.tree(at: 1)?.root.id == LayerID(9))
    }

    @Test func timesAreConvertedAsByTheDrivenClock() {
        #expect(history.mediaTime(at: 1.0 / 60) == Double(1_000_000_000_000 + 16_666_667) / 1e9)
    }

    @Test func animationsAreListedWithTheirTimesSinceTheStart() throws {
        let moving = Trees.node(1, animations: [Trees.animation(Trees.move(begin: 1000.5), key: "slide")])
        let listed = try #require(Trees.history([moving, moving, Trees.node(1)]).animations.first)
        #expect((listed.begin, listed.end, listed.committed) == (0.5, 2.5, 0))
        #expect(listed.removed == 2)
        #expect(listed.source?.label.key == "slide")
        #expect(listed.source?.tracks.count == 1)
    }

    @Test func timesOfAnimationsFollowTheLayersOwnTime() throws {
        let inner = Trees.node(2, animations: [Trees.animation(Trees.move(begin: 1))])
        let outer = Trees.node(1, children: [inner]) {
            $0.timing.beginTime = 1000
            $0.timing.speed = 2
        }
        let listed = try #require(Trees.history([outer]).animations.first)
        #expect((listed.begin, listed.end) == (0.5, 1.5))
    }

    @Test func anAnimationOfAnUnknownKeyPathIsMarked() throws {
        var animation = Trees.move()
        animation.keyPath = "positionX"
        let listed = try #require(Trees.history([Trees.node(1, animations: [Trees.animation(animation)])]).animations.first)
        #expect(listed.source?.tracks.isEmpty == true)
    }
}
