import LaminaScene
import Testing

@Suite struct NodeListTests {
    private func nodes(_ range: Range<Int>) -> [LayerNode] { range.map { LayerNode(id: LayerID(UInt64($0)), state: LayerState()) } }

    private func numbers(_ list: NodeList) -> [UInt64] { list.array.map(\.id.number) }

    @Test(arguments: [0, 1, 15, 16, 17, 256, 257, 5000]) func aListHoldsWhatAnArrayHolds(count: Int) {
        let list = NodeList(nodes(0..<count))
        #expect(numbers(list) == Array(0..<UInt64(count)))
        #expect(list.count == count)
        #expect(list.isEmpty == (count == 0))
        for index in stride(from: 0, to: count, by: 61) { #expect(list[index].id.number == UInt64(index)) }
    }

    @Test(arguments: [1, 16, 17, 5000]) func replacingSomeLeavesTheOthers(count: Int) {
        let list = NodeList(nodes(0..<count))
        let places = Array(stride(from: 0, to: count, by: 37).reversed())
        let changed = list.replacing(places.map { (index: $0, node: LayerNode(id: LayerID(UInt64($0 + 10_000)), state: LayerState())) })
        let expected: [UInt64] = (0..<UInt64(count)).map { $0 % 37 == 0 ? $0 + 10_000 : $0 }
        #expect(numbers(changed) == expected)
        #expect(numbers(list) == Array(0..<UInt64(count)))
        for index in 0..<count where index % 37 != 0 { #expect(changed[index] === list[index]) }
    }

    @Test func aListWithoutReplacementsIsTheSame() {
        let list = NodeList(nodes(0..<3))
        #expect(list.replacing([])[1] === list[1])
        #expect(NodeList().replacing([(index: 0, node: list[0])]).isEmpty)
    }
}
