import Foundation
import Testing

/// A recorded run gives the pictures of the app, and says what happened in it.
@Suite(.serialized) struct HistoryFilmTests {
    private static let apps = ["Credits", "FlipClock", "Hypnosis", "MailMove", "WakeUp"]
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    @Test(arguments: apps) func aHistoryHasTheStoredHashesOfTheFilm(app: String) throws {
        let isSlow = app == "Credits"
        try record(app, duration: isSlow ? "10" : "5")
        let hashes = try lamina.hashes(["render", "run.lamina", "--frames", "1-10", "--fps", isSlow ? "1" : "2", "-o", "-.bgra"])
        #expect(try FilmHashTests.stored(app) == hashes)
    }

    @Test func theSameRunGivesTheSameBytes() throws {
        try record("Hypnosis", duration: "4", to: "a.lamina")
        try record("Hypnosis", duration: "4", to: "b.lamina")
        #expect(
            try Data(contentsOf: URL(filePath: lamina.folder.file("a.lamina"))) == Data(contentsOf: URL(filePath: lamina.folder.file("b.lamina"))))
    }

    @Test func aHistoryListsAnimationsEventsAndCalls() throws {
        try record("WakeUp", duration: "2")
        let text = try lamina.run(["history", "run.lamina"]).text
        #expect(text.hasPrefix("WakeUp: 2 s, 375 × 667 points at 1×, seed 1\n"))
        #expect(text.contains(/0\.5549 s +0\.1500 s +1 +CALayer #47 +step +position\.x +easeInEaseOut +0\.7049 s, stays \(forwards\)/))
        #expect(text.contains(/0\.5000 s +event +touch down at \(156, 300\)/))
        #expect(text.contains("animationDidStart  CALayer #"))
        let json = try lamina.run(["history", "run.lamina", "--json"]).text
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect((report["animations"] as? [[String: Any]])?.first?["keyPaths"] as? [String] == ["position.x"])
        #expect(try lamina.run(["history", "run.lamina", "--tree", "0"]).text.contains("BackgroundView #"))
    }

    @Test func aFilmOfAHistoryWithOddSidesGetsAFurtherRow() throws {
        let size = try lamina.run(["record", "FlipClock", "-o", "run.lamina", "--duration", "1", "--size", "99x77", "--scale", "1"])
        #expect(size.status == 0)
        let film = try lamina.run(["render", "run.lamina", "--frames", "0-1", "-o", "film.y4m"])
        #expect(film.status == 0, "\(film.errors)")
        let head = try Data(contentsOf: URL(filePath: lamina.folder.file("film.y4m"))).prefix(40)
        #expect(String(decoding: head, as: UTF8.self).contains("W100 H78"))
    }

    @Test func aSmallBudgetLeavesCommitsOutAndSaysSoOnce() throws {
        let result = try lamina.run(["record", "WakeUp", "-o", "run.lamina", "--duration", "5", "--budget", "1", "--events", events("WakeUp")])
        #expect(result.status == 0)
        #expect(result.errors.components(separatedBy: "exceeds its budget of 1 MiB").count == 2)
        #expect(try lamina.run(["history", "run.lamina"]).text.contains("commits were left out for the budget"))
    }

    @Test func whatCannotBeShownIsRefused() throws {
        try record("FlipClock", duration: "1")
        let late = try lamina.run(["still", "run.lamina", "--time", "2", "-o", "a.png"])
        #expect(late.status == 64)
        #expect(late.errors.contains("run.lamina ends at 1.0 s, before 2.0 s"))
        let sized = try lamina.run(["still", "run.lamina", "--time", "1", "--size", "100x100", "-o", "a.png"])
        #expect(sized.status == 64)
        #expect(sized.errors.contains("--size has no effect on a history"))
        let file = URL(filePath: lamina.folder.file("run.lamina"))
        let bytes = try Data(contentsOf: file)
        try bytes.prefix(bytes.count - 100).write(to: file)
        let cut = try lamina.run(["still", "run.lamina", "--time", "1", "-o", "a.png"])
        #expect(cut.status == 66)
        #expect(cut.errors.contains("lamina: run.lamina:"))
        #expect(!FileManager.default.fileExists(atPath: lamina.folder.file("a.png")))
    }

    @Test func theAppsHaveNoMistakes() throws {
        for app in Self.apps {
            let result = try lamina.run(["lint", app, "--duration", "4", "--events", events(app)])
            #expect(result.status == 0, "\(app): \(result.text)")
        }
    }

    private func events(_ app: String) -> String { Repository.root.appending(path: "Apps/\(app)/events.json").path }

    private func record(_ app: String, duration: String, to file: String = "run.lamina") throws {
        let result = try lamina.run(
            ["record", app, "-o", file, "--duration", duration, "--size", "375x667", "--scale", "1", "--events", events(app)])
        try #require(result.status == 0, "\(result.errors)")
    }
}

extension Program.Result {
    fileprivate var text: String { String(decoding: output, as: UTF8.self) }
}
