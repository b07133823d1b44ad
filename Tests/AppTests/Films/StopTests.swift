import Testing

/// The clock of a film stops at each time at which the app has a timer or an event, not only at frames.
@Suite struct StopTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    /// Returns the log lines of the app for its first 600 milliseconds; each line begins with its time in milliseconds.
    private func log(_ arguments: [String]) throws -> [String] {
        let events = try lamina.folder.write(#"[{"at": 0.2, "drag": [[10, 10], [50, 10]], "hold": 0.25, "for": 0.05}]"#, to: "events.json")
        let options = ["--size", "64x64", "--scale", "1", "--events", events]
        let result = try lamina.run([arguments[0], "StopProbe"] + arguments.dropFirst() + options)
        try #require(result.status == 0, "\(result.errors)")
        // Progress lines of the tool contain the word "frame" and are removed.
        return result.errors.split(separator: "\n").map(String.init).filter { line in
            !line.contains("frame") && Int(line.prefix { $0 != " " }).map { $0 <= 600 } == true
        }
    }

    private let expected = [
        "130 timer", "200 down", "260 timer", "310 later", "390 timer", "400 animated", "467 move", "483 move", "500 move", "500 up", "520 timer",
    ]

    @Test(arguments: [["--fps", "60", "--frames", "0-40"], ["--fps", "1", "--frames", "0-1"], ["--fps", "7", "--frames", "5-6"]])
    func theEventsOfAnAppDoNotDependOnTheRenderedFrames(frames: [String]) throws {
        #expect(try log(["render", "--hash"] + frames) == expected)
    }

    @Test func anAppReceivesTheSameEventsForAStill() throws {
        #expect(try log(["still", "--hash", "--time", "0.75"]) == expected)
    }
}
