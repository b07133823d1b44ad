import Foundation
import Testing

/// Apps that exit, crash or hang in the middle of a film: the tool reports it, exits with a failure status and leaves no file.
@Suite struct EndTests {
    private let lamina: Lamina
    /// The frames before the app's end at 0.3 s fit into the pipe to the encoder, so the encoder is still working when the app has ended.
    private let film = ["render", "EndProbe", "-o", "film.mp4", "--size", "64x64", "--scale", "1", "--duration", "1"]

    init() throws { lamina = try Lamina() }

    @Test(arguments: ["film.mp4", "film.gif", "film.y4m", "frames/%04d.png"])
    func anAppThatExitsEarlyWithStatusZeroHasFailed(output: String) throws {
        let result = try lamina.run(["render", "EndProbe", "-o", output] + film.dropFirst(4) + ["--fps", "50", "--", "exit", "0"])
        #expect(result.status == 70)
        #expect(result.errors == "lamina: EndProbe ended with status 0 before \(output) was complete\n")
        #expect(try lamina.folder.names == [])
    }

    @Test func anAppsNonzeroStatusIsKeptAndExplained() throws {
        let result = try lamina.run(film + ["--", "exit", "3"])
        #expect(result.status == 3)
        #expect(result.errors == "lamina: EndProbe ended with status 3 before film.mp4 was complete\n")
        #expect(try lamina.folder.names == [])
    }

    @Test func anAppThatExecutesAnotherProgramHasFailed() throws {
        let result = try lamina.run(film + ["--", "exec", "/bin/true"])
        #expect(result.status == 70)
        #expect(result.errors == "lamina: EndProbe ended with status 0 before film.mp4 was complete\n")
        #expect(try lamina.folder.names == [])
    }

    @Test func anAppThatIsKilledLeavesNoFile() throws {
        let result = try lamina.run(film + ["--", "kill"])
        #expect(result.status == 1)
        #expect(result.errors == "lamina: EndProbe was killed by signal 9 (Killed)\n")
        #expect(try lamina.folder.names == [])
    }

    /// The script stands in for an encoder that has read all frames when the app dies, and that writes its file later.
    @Test func noEncoderOutlivesTheRun() throws {
        let (pipe, film) = (lamina.folder.file("pipe"), film)
        mkfifo(pipe, 0o600)
        let encoder = try lamina.folder.script("ffmpeg", "cat > /dev/null; cat '\(pipe)' > /dev/null; : > '\(lamina.folder.path)/late'")
        let result = try lamina.run(film + ["--", "kill"], environment: ["LAMINA_FFMPEG": encoder])
        #expect(result.status == 1)
        // A named pipe without a reader cannot be opened for writing, so the encoder has ended.
        let descriptor = open(pipe, O_WRONLY | O_NONBLOCK)
        #expect(descriptor < 0 && errno == ENXIO)
        #expect(try lamina.folder.names == ["ffmpeg", "pipe"])
    }

    @Test(arguments: [("spin", SIGINT, 130), ("spin", SIGTERM, 143), ("ignore", SIGINT, 130)] as [(String, Int32, Int32)])
    func oneSignalEndsAnUnresponsiveApp(manner: String, signal: Int32, status: Int32) throws {
        mkfifo(lamina.folder.file("begun"), 0o600)
        let run = try lamina.start(film + ["--", manner], environment: ["END_PROBE_BEGUN": lamina.folder.file("begun")])
        _ = try Program("cat", ["begun"], in: lamina.folder).result()
        let start = ContinuousClock.now
        run.send(signal)
        let result = try run.result()
        #expect(ContinuousClock.now - start < .seconds(2.5))
        #expect(result.status == status)
        #expect(result.errors == "lamina: EndProbe did not respond and was killed\n")
        #expect(try lamina.folder.names == ["begun"])
    }
}
