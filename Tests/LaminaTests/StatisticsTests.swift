import Foundation
import LaminaPrimitives
import Testing

@testable import Lamina

struct StatisticsTests {
    @Test func aStagesSummaryHasMeanMedianAndMaximum() {
        var stage = Statistics.Stage(isKept: true)
        #expect(stage.summary == "never")
        for milliseconds in [4.0, 1, 2, 9, 3] { stage.add(milliseconds / 1000) }
        #expect(stage.summary == "mean 3.80  median 3.00  max 9.00 ms")
        #expect(stage.count == 5)
    }

    @Test func costsAreNotStoredUnlessRequested() {
        var stage = Statistics.Stage(isKept: false)
        stage.add(1)
        #expect(stage.seconds.isEmpty)
    }

    @Test func millisecondsHaveTwoDecimals() {
        #expect([0.0, 0.000_004, 0.000_05, 0.0123, 1.5].map(\.milliseconds) == ["0.00", "0.00", "0.05", "12.30", "1500.00"])
    }

    @Test func compositingReportsChangedFramesAndTheFirstFrameSeparately() {
        var statistics = Statistics(isKept: true)
        for (cost, changed) in [(0.1, true), (0.001, false), (0.002, true), (0.004, true)] {
            statistics.evaluating.add(0.001)
            statistics.addCompositing(cost, changed: changed)
        }
        let lines = statistics.report(total: 2.3456).split(separator: "\n").map(String.init)
        #expect(lines.contains("compositing  mean 3.00  median 4.00  max 4.00 ms  (2 of 4 frames changed; the first took 100.00 ms)"))
        #expect(lines.last == "total        2.346 s")
    }

    @Test func jsonStatisticsIncludeEveryFrame() throws {
        struct Costs: Decodable {
            let app, evaluating, compositing, output: [Double]
            let finishing, total: Double
            let residentBytes: Int
        }
        var statistics = Statistics(isKept: true)
        statistics.app.add(0.0012)
        statistics.app.add(0.003)
        statistics.output.add(0.5)
        statistics.finishing = 0.25
        let line = statistics.json(total: 1)
        #expect(line.filter { $0 == "\n" }.count == 1 && line.hasSuffix("\n"))
        let costs = try JSONDecoder().decode(Costs.self, from: Data(line.utf8))
        #expect(costs.app == [1.2, 3] && costs.output == [500] && costs.evaluating.isEmpty)
        #expect(costs.finishing == 250 && costs.total == 1000 && costs.residentBytes > 1_000_000)
    }

    @Test func aFingerprintChangesWithEveryPixel() {
        let black = Bitmap(width: 3, height: 2, fill: 0)
        var prints: Set = [black.fingerprint]
        for y in 0..<2 {
            for x in 0..<3 {
                for bit in [0, 7, 31] {
                    var bitmap = black
                    bitmap[x, y] = 1 << UInt32(bit)
                    prints.insert(bitmap.fingerprint)
                }
            }
        }
        #expect(prints.count == 19)
        #expect(prints.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
    }
}
