import Testing

@testable import LaminaTables

/// The arrangement of items in lines, by the rules of Apple's "Using the Flow Layout".
struct FlowTests {
    private func metrics(_ breadth: Double, line: Double = 10, item: Double = 10) -> FlowMetrics {
        var metrics = FlowMetrics()
        (metrics.breadth, metrics.lineSpacing, metrics.itemSpacing) = (breadth, line, item)
        return metrics
    }

    private func offsets(_ breadths: [Double], in breadth: Double, item: Double = 10) -> [Double] {
        let section = FlowSection(.each(breadths.map { FlowSize(length: 20, breadth: $0) }), metrics(breadth, item: item))
        return breadths.indices.map { section.frame(ofItem: $0).offset }
    }

    @Test func theRoomThatRemainsInALineIsDistributedBetweenItsItems() {
        // 3 × 90 and 2 × 10 fit into 320; 30 remain, so the gaps are 25.
        #expect(offsets([90, 90, 90, 90, 90, 90, 90], in: 320).prefix(6) == [0, 115, 230, 0, 115, 230])
    }

    @Test func theLastLineContinuesTheColumns() {
        #expect(offsets([90, 90, 90, 90, 90], in: 320) == [0, 115, 230, 0, 115])
    }

    @Test func aLineWithRoomForOneItemHasItInItsMiddle() {
        #expect(offsets([200, 200, 200], in: 320) == [60, 60, 60])
    }

    @Test func anItemBroaderThanTheLineStandsOutAtBothEnds() {
        #expect(offsets([400, 100, 100], in: 320) == [-40, 0, 110])
    }

    @Test func aLastLineOfDifferentItemsHasTheLeastDistances() {
        #expect(offsets([90, 80, 100], in: 320) == [0, 100, 190])
        let sizes = [20.0, 60, 20].map { FlowSize(length: $0, breadth: 90) }
        let section = FlowSection(.each(sizes), metrics(320))
        #expect((0..<3).map { section.frame(ofItem: $0).offset } == [0, 100, 200])
    }

    @Test func thirdsOfTheBreadthFitThreeTimes() {
        let third = (375.0 - 20) / 3
        #expect(offsets([third, third, third, third], in: 375).map { ($0 * 1000).rounded() / 1000 } == [0, 128.333, 256.667, 0])
    }

    @Test func itemsAreCentredInTheirLine() {
        let sizes = [20.0, 60].map { FlowSize(length: $0, breadth: 50) }
        let section = FlowSection(.each(sizes), metrics(200))
        #expect(section.frame(ofItem: 0) == FlowFrame(start: 20, offset: 0, length: 20, breadth: 50))
        #expect(section.frame(ofItem: 1).start == 0)
    }

    @Test func aSectionIsHeaderInsetLinesInsetFooter() {
        var metrics = metrics(100, line: 5)
        (metrics.header, metrics.footer, metrics.before, metrics.after) = (30, 20, 4, 6)
        let section = FlowSection(.equal(count: 3, size: FlowSize(length: 40, breadth: 60)), metrics)
        #expect(section.length == 190)  // 30 + 4 + 3 × 40 + 2 × 5 + 6 + 20
        #expect(section.footerFrame.start == section.length - 20)
        #expect(section.frame(ofItem: 1).start == 79)  // 30 + 4 + 40 + 5
    }

    @Test func equalItemsLieWhereListedOnesDo() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var metrics = metrics(Double.random(in: 50...400, using: &random), line: Double.random(in: 0...20), item: Double.random(in: 0...20))
            (metrics.near, metrics.far) = (Double.random(in: 0...20), Double.random(in: 0...20))
            (metrics.header, metrics.before) = (Double.random(in: 0...30), Double.random(in: 0...30))
            let size = FlowSize(length: Double.random(in: 5...60), breadth: Double.random(in: 10...500))
            let count = Int.random(in: 0...40)
            let (equal, listed) = (
                FlowSection(.equal(count: count, size: size), metrics), FlowSection(.each(Array(repeating: size, count: count)), metrics)
            )
            #expect(abs(equal.length - listed.length) < 1e-9)
            for item in 0..<count {
                let (one, other) = (equal.frame(ofItem: item), listed.frame(ofItem: item))
                #expect(abs(one.start - other.start) < 1e-9 && abs(one.offset - other.offset) < 1e-9)
            }
        }
    }

    @Test(arguments: [false, true])
    func theSearchFindsTheItemsThatASlowLookFinds(areEqual: Bool) {
        for _ in 0..<300 {
            let count = Int.random(in: 0...60)
            let metrics = metrics(Double.random(in: 50...300), line: Double.random(in: -5...20))
            let sizes = (0..<count).map { _ in FlowSize(length: .random(in: 10...60), breadth: .random(in: 10...120)) }
            let items = areEqual ? FlowItems.equal(count: count, size: FlowSize(length: 30, breadth: 70)) : .each(sizes)
            let section = FlowSection(items, metrics)
            let begin = Double.random(in: -50...section.length + 50)
            let range = begin..<begin + .random(in: 0.1...200)
            let slow = (0..<count).filter { item in
                let frame = section.frame(ofItem: item)
                return frame.start < range.upperBound && frame.end > range.lowerBound
            }
            let fast = Set(section.items(in: range))
            #expect(slow.allSatisfy(fast.contains), "\(slow) \(fast.sorted())")
            // The search answers with whole lines, so it may add items that are shorter than their line.
            let reach = (slow.first ?? 0) - 12...(slow.last ?? 0) + 12
            #expect(slow.isEmpty || fast.allSatisfy(reach.contains))
        }
    }

    @Test func theSearchForSectionsFindsThoseThatASlowLookFinds() {
        for _ in 0..<300 {
            let sections = (0..<Int.random(in: 0...20)).map { _ in
                FlowSection(.equal(count: .random(in: 0...3), size: FlowSize(length: 20, breadth: 300)), metrics(320))
            }
            let geometry = FlowGeometry(sections)
            let begin = Double.random(in: -50...geometry.length + 50)
            let range = begin..<begin + .random(in: 0.1...100)
            let found = geometry.sections(in: range)
            for section in sections.indices {
                let (start, end) = (geometry.starts[section], geometry.starts[section] + sections[section].length)
                if start < range.upperBound, end > range.lowerBound { #expect(found.contains(section)) }
            }
        }
    }

    @Test func aPinnedHeaderStaysAtTheEdgeUntilItsSectionEnds() {
        var metrics = metrics(100, line: 0)
        (metrics.header, metrics.footer) = (20, 10)
        let section = FlowSection(.equal(count: 4, size: FlowSize(length: 30, breadth: 100)), metrics)
        let geometry = FlowGeometry([section, section])
        #expect(geometry.header(ofSection: 0, pinnedTo: -15).start == 0)
        #expect(geometry.header(ofSection: 0, pinnedTo: 50).start == 50)
        #expect(geometry.header(ofSection: 0, pinnedTo: 135).start == 120)
        #expect(geometry.header(ofSection: 1, pinnedTo: 50).start == 150)
        #expect(geometry.footer(ofSection: 0, pinnedTo: 200).start == 140)
        #expect(geometry.footer(ofSection: 0, pinnedTo: 100).start == 90)
        #expect(geometry.footer(ofSection: 0, pinnedTo: 5).start == 20)
    }

    @Test func aMillionEqualItemsTakeNoMemoryEach() {
        let section = FlowSection(.equal(count: 1_000_000, size: FlowSize(length: 50, breadth: 50)), metrics(320))
        #expect(section.length == 200_000 * 60 - 10)
        #expect(section.items(in: 6_000_000..<6_000_100).count == 10)
    }
}
