import Foundation
import Testing

/// Films whose parts several processes make at the same time.
@Suite struct PartedFilmTests {
    private static let film = ["--size", "64x96", "--scale", "1", "--fps", "30", "--duration", "2.1"]

    /// A temporary folder with subfolders.
    private func lamina(with folders: [String]) throws -> Lamina {
        let lamina = try Lamina()
        for folder in folders {
            try FileManager.default.createDirectory(atPath: lamina.folder.file(folder), withIntermediateDirectories: true)
        }
        return lamina
    }

    @Test(arguments: ["FlipClock", "WakeUp"])
    func partsHaveTheFramesOfASingleRun(app: String) throws {
        let lamina = try Lamina()
        let events = try lamina.folder.write(#"[{"at": 0.2, "tap": [30, 40]}, {"at": 1, "tap": [30, 40]}]"#, to: "events.json")
        let arguments = ["render", app, "--events", events] + Self.film
        #expect(try lamina.hashes(arguments + ["--workers", "3"]) == lamina.hashes(arguments))
        #expect(try lamina.hashes(arguments.dropLast(2) + ["--frames", "7-20", "--workers", "4"]).count == 14)
    }

    @Test(arguments: ["film.y4m", "film.bgra", "%04d.png"])
    func joinedStreamsAndPicturesAreTheFilesOfASingleRun(output: String) throws {
        let lamina = try lamina(with: ["one", "three"])
        for (folder, more) in [("one", []), ("three", ["--workers", "3"])] {
            let result = try lamina.run(["render", "FlipClock", "-o", "\(folder)/\(output)"] + Self.film + more)
            try #require(result.status == 0, "\(result.errors)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: lamina.folder.file("one")).sorted()
        #expect(try FileManager.default.contentsOfDirectory(atPath: lamina.folder.file("three")).sorted() == names)
        #expect(names.count == (output == "%04d.png" ? 63 : 1))
        for name in names {
            let files = ["one", "three"].map { FileManager.default.contents(atPath: lamina.folder.file("\($0)/\(name)")) }
            #expect(files[0] == files[1])
        }
    }

    @Test(arguments: ["film.mp4", "film.webm", "film.mov"])
    func joinedFilmsHaveTheTimesOfASingleRun(output: String) throws {
        let lamina = try lamina(with: ["one", "three"])
        for (folder, more) in [("one", []), ("three", ["--workers", "3"])] {
            let result = try lamina.run(["render", "FlipClock", "-o", "\(folder)/\(output)"] + Self.film + more)
            try #require(result.status == 0, "\(result.errors)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: lamina.folder.file("three")) == [output])
        let times = try Self.times("one/" + output, lamina)
        #expect(times.count == 63)
        #expect(try Self.times("three/" + output, lamina) == times)
        let (one, three) = (try Self.stream("one/" + output, lamina), try Self.stream("three/" + output, lamina))
        #expect(one == three)
    }

    /// The presentation times of a film's packets, sorted.
    private static func times(_ file: String, _ lamina: Lamina) throws -> [Double] {
        let result = try Program(
            "ffprobe", ["-v", "error", "-select_streams", "v", "-show_entries", "packet=pts_time", "-of", "csv=p=0", file], in: lamina.folder
        ).result()
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").compactMap { Double($0.prefix { $0 != "," }) }.sorted()
    }

    /// The properties of a film's stream that players use.
    private static func stream(_ file: String, _ lamina: Lamina) throws -> String {
        let entries = "stream=codec_name,profile,width,height,pix_fmt,color_range,color_space,color_transfer,color_primaries,r_frame_rate,time_base"
        let result = try Program("ffprobe", ["-v", "error", "-show_entries", entries, "-of", "default=nw=1", file], in: lamina.folder).result()
        return String(decoding: result.output, as: UTF8.self)
    }

    @Test(arguments: ["film.gif", "film.apng", "-.y4m"])
    func whatCannotBeJoinedIsRefused(output: String) throws {
        let lamina = try Lamina()
        let result = try lamina.run(["render", "FlipClock", "-o", output, "--workers", "2"] + Self.film)
        #expect(result.status == 64 && result.errors.contains("cannot be made in parts"))
        #expect(try lamina.folder.names == [])
    }

    @Test func anAppThatDiffersInEachRunGivesNoFilm() throws {
        let lamina = try Lamina()
        let result = try lamina.run(["render", "EndProbe", "-o", "film.y4m", "--workers", "2"] + Self.film + ["--", "differ"])
        #expect(result.status == 70)
        #expect(result.errors.contains("lamina: EndProbe shows another frame 30 in each run"))
        #expect(try lamina.folder.names == [])
    }

    @Test func anAppThatFailsEndsAllParts() throws {
        let lamina = try Lamina()
        let result = try lamina.run(["render", "EndProbe", "-o", "film.y4m", "--workers", "2"] + Self.film + ["--", "exit", "7"])
        #expect(result.status == 7)
        #expect(try lamina.folder.names == [])
    }

    @Test func anInterruptedRunLeavesNothing() throws {
        let lamina = try Lamina()
        let program = try lamina.start(["render", "EndProbe", "-o", "film.y4m", "--workers", "2"] + Self.film + ["--", "spin"])
        let limit = Date(timeIntervalSinceNow: 30)
        while try lamina.folder.names.isEmpty { try #require(Date() < limit) }
        program.send(SIGTERM)
        #expect(try program.result().status == 143)
        #expect(try lamina.folder.names == [])
    }

    @Test func statisticsAreForASingleProcess() throws {
        let result = try Lamina().run(["render", "FlipClock", "--statistics", "--workers", "2"])
        #expect(result.status == 64 && result.errors.contains("without --workers"))
    }
}
