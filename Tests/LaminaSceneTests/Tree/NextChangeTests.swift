import Testing

@testable import LaminaScene

/// The time from which a tree's picture may change.
struct NextChangeTests {
    private func node(_ id: UInt64, _ animations: [LayerAnimation] = [], _ children: [LayerNode] = [], timing: MediaTiming? = nil) -> LayerNode {
        var state = LayerState()
        if let timing { state.timing = timing }
        return LayerNode(id: LayerID(id), state: state, animations: animations, children: NodeList(children))
    }

    private func animation(_ begin: Double, _ end: Double) -> LayerAnimation { LayerAnimation(id: 1, begin: begin, end: end, tracks: []) }

    private func nextChange(_ root: LayerNode, after time: Double) -> Double { RenderTree(root: root, commitTime: 0).nextChange(after: time) }

    @Test func aTreeWithoutAnimationsNeverChanges() {
        #expect(nextChange(node(1, [], [node(2)]), after: 3) == .infinity)
    }

    @Test(arguments: [(0.0, 2.0), (1.9, 2), (2, 2), (2.5, 2.5), (2.99, 2.99), (3, .infinity), (4, .infinity)])
    func anAnimationChangesThePictureFromItsBeginToItsEnd(time: Double, expected: Double) {
        #expect(nextChange(node(1, [], [node(2), node(3, [], [node(4, [animation(2, 3)])])]), after: time) == expected)
    }

    @Test func theEarliestOfSeveralChangesIsNext() {
        let root = node(1, [animation(7, 8)], [node(2, [animation(9, 10)]), node(3, [animation(5, 6), animation(6, 9)])])
        #expect(nextChange(root, after: 1) == 5)
        #expect(nextChange(root, after: 6.5) == 6.5)
    }

    @Test func animationsOfAMaskAreIncluded() {
        let root = LayerNode(id: LayerID(1), state: LayerState(), mask: node(2, [animation(2, 3)]))
        #expect(nextChange(root, after: 1) == 2)
    }

    @Test func aPausedAnimationNeverChangesThePicture() {
        #expect(nextChange(node(1, [animation(-.infinity, .infinity)]), after: 1) == .infinity)
    }

    @Test func changesAreConvertedFromTheLayersOwnTime() {
        var fast = MediaTiming()
        fast.speed = 2
        fast.beginTime = 1
        // The layer's time is 2 at media time 2 and runs twice as fast, so it reaches 6 at media time 4.
        #expect(nextChange(node(1, [], [node(2, [animation(6, 8)], timing: fast)]), after: 2) == 4)
        // The layer's time does not advance before its begin time.
        #expect(nextChange(node(1, [], [node(2, [animation(6, 8)], timing: fast)]), after: 0.25) == 1)
    }

    @Test func aPausedLayerNeverChangesThePicture() {
        var paused = MediaTiming()
        paused.speed = 0
        paused.timeOffset = 5
        #expect(nextChange(node(1, [], [node(2, [], [node(3, [animation(4, 8)])], timing: paused)]), after: 2) == .infinity)
    }

    @Test func layersWithNegativeSpeedAreAlwaysConsideredChanging() {
        var backwards = MediaTiming()
        backwards.speed = -1
        #expect(nextChange(node(1, [animation(1, 2)], timing: backwards), after: 7) == 7)
    }

    /// Returns a replicator of four instances above a layer with an animation from 4 to 5.
    private func replicated(delay: Double, count: Double = 4, timing: MediaTiming? = nil) -> LayerNode {
        var state = LayerState()
        state.kind = .replicator
        state.replicator.instanceCount = count
        state.replicator.instanceDelay = delay
        return LayerNode(id: LayerID(2), state: state, children: NodeList([node(3, [animation(4, 5)], timing: timing)]))
    }

    @Test(arguments: [(0.0, 4.0), (4.5, 4.5), (6, 6), (7.9, 7.9), (8, .infinity)])
    func aDelayedInstanceChangesThePictureLater(time: Double, expected: Double) {
        #expect(nextChange(node(1, [], [replicated(delay: 1)]), after: time) == expected)
    }

    @Test(arguments: [(0.0, 1.0), (1.5, 1.5), (4.9, 4.9), (5, .infinity)])
    func anInstanceThatRunsAheadChangesThePictureEarlier(time: Double, expected: Double) {
        #expect(nextChange(node(1, [], [replicated(delay: -1)]), after: time) == expected)
    }

    @Test func theDelaysOfNestedReplicatorsAddUp() {
        var outer = LayerState()
        outer.kind = .replicator
        outer.replicator.instanceCount = 2
        outer.replicator.instanceDelay = 10
        let root = LayerNode(id: LayerID(1), state: outer, children: NodeList([replicated(delay: 1)]))
        #expect(nextChange(root, after: 17.5) == 17.5)
        #expect(nextChange(root, after: 18) == .infinity)
    }

    @Test func theTimeOfALayerBeginsInEachInstanceByItself() {
        var late = MediaTiming()
        late.beginTime = 2
        // The local time begins between the media times 2 and 5, and the animation runs from 6 to 10.
        let root = node(1, [], [replicated(delay: 1, timing: late)])
        #expect(nextChange(root, after: 1) == 2)
        #expect(nextChange(root, after: 3) == 3)
        #expect(nextChange(root, after: 9.5) == 9.5)
        #expect(nextChange(root, after: 10) == .infinity)
    }

    @Test func aReplicatorWithoutInstancesHasNoDelay() {
        #expect(nextChange(node(1, [], [replicated(delay: 1, count: 0)]), after: 2) == 4)
    }

    @Test func permanentlyHiddenLayersNeverChangeThePicture() {
        var state = LayerState()
        state.flags.isHidden = true
        let hidden = LayerNode(id: LayerID(2), state: state, children: NodeList([node(3, [animation(1, 9)])]))
        #expect(nextChange(node(1, [], [hidden]), after: 2) == .infinity)
        // The layer's own animation may make it visible.
        let appearing = LayerNode(id: LayerID(2), state: state, animations: [animation(4, 9)], children: NodeList())
        #expect(nextChange(node(1, [], [appearing]), after: 2) == 4)
    }

    // MARK: Frame rates

    private func slow(_ rate: Double, _ begin: Double = 0, _ end: Double = 9) -> LayerAnimation {
        LayerAnimation(id: 1, begin: begin, end: end, tracks: [], frameRate: rate)
    }

    /// The next change after 5 seconds, when frames are drawn every tenth of a second at a rate of 10, and so on.
    private func nextFrame(_ root: LayerNode) -> Double {
        RenderTree(root: root, commitTime: 0).nextChange(after: 5) { 5 + 1 / $0 }
    }

    @Test func whileAllRunningAnimationsNeedFewFramesTheFastestOfThemSetsTheRate() {
        #expect(nextFrame(node(1, [slow(10)], [node(2, [slow(20)])])) == 5 + 1.0 / 20)
        #expect(nextFrame(node(1, [slow(10), slow(20)])) == 5 + 1.0 / 20)
        #expect(nextFrame(node(1, [slow(10)], [node(2, [slow(20, 0, 4)])])) == 5 + 1.0 / 10)
    }

    @Test func anAnimationWithoutAPreferenceGetsAllFrames() {
        #expect(nextFrame(node(1, [slow(10)], [node(2, [animation(0, 9)])])) == 5)
        #expect(nextFrame(node(1, [slow(10), animation(0, 9)])) == 5)
        #expect(nextChange(node(1, [slow(10)]), after: 5) == 5)
    }

    @Test func anAnimationThatBeginsBeforeTheNextSlowFrameIsNotLate() {
        #expect(nextFrame(node(1, [slow(1)], [node(2, [animation(5.25, 9)])])) == 5.25)
        #expect(nextFrame(node(1, [slow(1), animation(5.25, 9)])) == 5.25)
        #expect(nextFrame(node(1, [slow(1), animation(7, 9)])) == 6)
    }
}
