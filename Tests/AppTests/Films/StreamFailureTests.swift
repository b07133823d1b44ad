import Foundation
import Testing

/// Films when the tool's standard streams are closed, full or limited in size.
@Suite struct StreamFailureTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    /// Runs a line in a shell; the word `lamina` in it is replaced by the path of the tool.
    private func shell(_ line: String) throws -> Program.Result {
        let words = line.replacing("lamina", with: "\"$0\"")
        return try Program("sh", ["-c", words, Lamina.app("lamina")], in: lamina.folder).result()
    }

    private let film = "lamina render FlipClock --size 64x64 --scale 1 --frames 0-9 --hash -o"

    @Test(arguments: [">&-", "2>&-", "<&-", "2>/dev/full", "2>&1 >/dev/null | exit 0"])
    func aFileIsRenderedWithClosedStandardStreams(redirection: String) throws {
        let result = try shell("\(film) film.y4m \(redirection)")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try lamina.folder.names == ["film.y4m"])
        #expect(try Data(contentsOf: URL(filePath: lamina.folder.file("film.y4m"))).count > 10 * 64 * 64)
    }

    @Test func aFilmWrittenToAClosedStreamIsAnError() throws {
        let result = try shell("\(film) -.y4m >&-")
        #expect(result.status == 74)
        #expect(result.errors.contains("standard output: cannot be written: Bad file descriptor"), "\(result.errors)")
    }

    @Test(arguments: ["film.y4m", "film.mp4", "film.gif", "film.apng", "frames/%d.png"])
    func aFileThatExceedsTheSizeLimitIsNamed(output: String) throws {
        // `ulimit -f` counts blocks of 512 bytes in a POSIX shell.
        let result = try shell("ulimit -f 1; lamina render WakeUp --size 200x200 --scale 1 --fps 50 --frames 0-20 -o \(output)")
        #expect(result.status == 74)
        let name = output.replacing("%d", with: "0")
        #expect(result.errors.contains("\(name): cannot be written: File too large"), "\(result.errors)")
        #expect(try lamina.folder.names == [])
    }

    @Test func aStillThatExceedsTheSizeLimitIsNamed() throws {
        let result = try shell("ulimit -f 1; lamina still WakeUp --time 1 -o still.png")
        #expect(result.status == 74)
        #expect(result.errors == "still.png: cannot be written: File too large\n")
        #expect(try lamina.folder.names == [])
    }
}
