import Foundation
import Testing
import TestSupport

/// Runs that are stuck: the app ends itself after its patience, says where it stands, and leaves nothing.
@Suite struct WatchdogTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    /// Long enough for the launch on a busy machine, so that the app is stuck at the place that the test knows.
    private let patience = "1.5"

    private func film(_ output: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Program.Result {
        let options = ["-o", output, "--size", "64x64", "--scale", "1", "--duration", "30", "--patience", patience]
        return try lamina.run(["render", "EndProbe"] + options + ["--"] + arguments, environment: environment)
    }

    @Test(arguments: [
        ("film.mp4", "lock", "EndProbe.waitForever() -> () (EndProbe)"), ("film.y4m", "launch", "didFinishLaunchingWithOptions"),
        ("frames/%04d.png", "spin", "EndProbe.end("),
    ])
    func anAppThatIsStuckEndsWithTheMainThreadsPlace(output: String, manner: String, place: String) throws {
        let result = try film(output, [manner])
        #expect(result.status == 75)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.first == "EndProbe: made no progress for 1.5 seconds, and its main thread stands here:", "\(result.errors)")
        #expect(lines.contains { $0.contains(place) }, "\(result.errors)")
        #expect(lines.contains { $0.contains("main") }, "\(result.errors)")
        #expect(try lamina.folder.names == [])
    }

    @Test func aStillOfAnAppThatIsStuckEndsToo() throws {
        let result = try lamina.run(["still", "EndProbe", "--time", "1", "--hash", "--patience", patience, "--", "lock"])
        #expect(result.status == 75)
        #expect(result.errors.contains("EndProbe.waitForever() -> () (EndProbe)"), "\(result.errors)")
    }

    @Test func anEncoderThatSleepsEndsTheRunAndIsEnded() throws {
        let pipe = lamina.folder.file("pipe")
        mkfifo(pipe, 0o600)
        // The encoder waits for a writer of the pipe, so a reader of it shows that the encoder still runs.
        let encoder = try lamina.folder.script("ffmpeg", "cat '\(pipe)'")
        let result = try film("film.mp4", [], environment: ["LAMINA_FFMPEG": encoder])
        #expect(result.status == 75)
        #expect(result.errors.contains("made no progress for 1.5 seconds"), "\(result.errors)")
        let descriptor = open(pipe, O_WRONLY | O_NONBLOCK)
        #expect(descriptor < 0 && errno == ENXIO)
        #expect(try lamina.folder.names == ["ffmpeg", "pipe"])
    }

    @Test func anAppThatIsStartedByHandEndsItselfAndItsEncoder() throws {
        let request = try lamina.folder.script("request", "printf '%s' \"$LAMINA_RUN\" > '\(lamina.folder.file("request.json"))'; exec true")
        _ = try lamina.run(["render", request, "-o", "film.mp4", "--size", "64x64", "--scale", "1", "--patience", patience])
        let text = try String(contentsOfFile: lamina.folder.file("request.json"), encoding: .utf8)
            .replacing(/"statusDescriptor":\d+,?/, with: "")
        let encoder = try lamina.folder.script("ffmpeg", "exec sleep 1000")
        let result = try Program(
            Lamina.app("EndProbe"), ["lock"], in: lamina.folder, environment: ["LAMINA_RUN": text, "LAMINA_FFMPEG": encoder]
        ).result()
        #expect(result.status == 75)
        #expect(result.errors.contains("EndProbe.waitForever() -> () (EndProbe)"), "\(result.errors)")
        #expect(try lamina.folder.names == ["ffmpeg", "request", "request.json"])
    }
}
