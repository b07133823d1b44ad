import Foundation
import Testing

/// The statistics that a run prints, and runs that produce only statistics.
@Suite struct StatisticsTests {
    private struct Costs: Decodable {
        let app, evaluating, compositing, output: [Double]
        let finishing, total: Double
        let residentBytes: Int
    }

    private let lamina: Lamina
    private let film = ["render", "FlipClock", "--frames", "0-9", "--size", "150x130", "--scale", "1"]

    init() throws { lamina = try Lamina() }

    @Test func aFilmWithoutAnOutputHasTheSameFrames() throws {
        let kept = try lamina.hashes(film + ["-o", "-.bgra"])
        #expect(kept.count == 10)
        #expect(try lamina.hashes(film) == kept)
        #expect(try lamina.folder.names == [])
    }

    @Test func jsonStatisticsHaveANumberForEachStageOfEachFrame() throws {
        let result = try lamina.run(film + ["--statistics-json"])
        try #require(result.status == 0, "\(result.errors)")
        let line = try #require(result.errors.split(separator: "\n").last)
        let costs = try JSONDecoder().decode(Costs.self, from: Data(line.utf8))
        let stages = [costs.app, costs.evaluating, costs.compositing, costs.output]
        #expect(stages.allSatisfy { $0.count == 10 })
        #expect(costs.compositing[0] > 0)
        #expect(costs.total >= stages.joined().reduce(0, +))
        #expect(costs.residentBytes > 1_000_000)
    }

    @Test func theAppsNameMayFollowTheStatisticsOption() throws {
        let result = try lamina.run([film[0], "--statistics"] + film.dropFirst())
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func textStatisticsHaveALineForEachStage() throws {
        let result = try lamina.run(film + ["--statistics"])
        #expect(result.status == 0)
        for stage in ["app", "evaluating", "compositing", "output", "finishing", "total"] {
            #expect(result.errors.split(separator: "\n").contains { $0.hasPrefix(stage) }, "\(stage)")
        }
    }
}
