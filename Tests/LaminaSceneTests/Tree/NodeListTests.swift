import LaminaPrimitives
@testable import LaminaScene
import TestRandom
import Testing

@Suite struct NodeListTests {
    private func nodes(_ range: Range<Int>) -> [LayerNode] { range.map { LayerNode(id: LayerID(UInt64($0)), state: LayerState()) } }

    private func numbers(_ list: NodeList) -> [UInt64] { list.array.map(\.id.number) }

    @Test(arguments: [0, 1, 15, 16, 17, 256, 257, 5000]) func aNodeListHoldsTheSameElementsAsAnArray(count: Int) {
        let list = NodeList(nodes(0..<count))
        #expect(numbers(list) == Array(0..<UInt64(count)))
        #expect(list.count == count)
        #expect(list.isEmpty == (count == 0))
        for index in stride(from: 0, to: count, by: 61) { #expect(list[index].id.number == UInt64(index)) }
    }

    @Test(arguments: [1, 16, 17, 5000]) func replacingNodesKeepsTheOthers(count: Int) {
        let list = NodeList(nodes(0..<count))
        let places = Array(stride(from: 0, to: count, by: 37).reversed())
        let changed = list.replacing(places.map { (index: $0, node: LayerNode(id: LayerID(UInt64($0 + 10_000)), state: LayerState())) })
        let expected: [UInt64] = (0..<UInt64(count)).map { $0 % 37 == 0 ? $0 + 10_000 : $0 }
        #expect(numbers(changed) == expected)
        #expect(numbers(list) == Array(0..<UInt64(count)))
        for index in 0..<count where index % 37 != 0 { #expect(changed[index] === list[index]) }
    }

    @Test(arguments: [1, 16, 17, 700]) func replacingNodesKeepsTheSums(count: Int) throws {
        var random = Random(seed: UInt64(count))
        var list = NodeList((0..<count).map { _ in anyNode(&random) })
        for _ in 0..<50 {
            list = list.replacing([(index: random.below(count), node: anyNode(&random))])
            var replaced = try #require(list.root?.summary)
            let anew = try #require(NodeList(list.array).root?.summary)
            #expect(replaced.height >= anew.height)
            replaced.height = anew.height
            #expect(replaced == anew)
        }
    }

    /// Returns a random node, with or without descendants, animations and a z position.
    private func anyNode(_ random: inout Random, depth: Int = 0) -> LayerNode {
        var state = LayerState()
        if random.below(3) == 0 { state.zPosition = 1 }
        let animation = LayerAnimation(id: 1, begin: 0, end: 1, tracks: [], mayTilt: random.below(2) == 0)
        return LayerNode(
            id: LayerID(1), state: state, animations: random.below(3) == 0 ? [animation] : [],
            children: NodeList((0..<(depth < 2 ? random.below(4) : 0)).map { _ in anyNode(&random, depth: depth + 1) }))
    }

    @Test func aListWithoutReplacementsIsTheSame() {
        let list = NodeList(nodes(0..<3))
        #expect(list.replacing([])[1] === list[1])
        #expect(NodeList().replacing([(index: 0, node: list[0])]).isEmpty)
    }
}
