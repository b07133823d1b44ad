import Foundation
import Testing

/// The command `lamina batch` from its table to its films.
@Suite struct BatchTests {
    @Test func aTableBecomesAFilmForEachRow() throws {
        let batch = try BatchOfTests(BatchOfTests.table(rows: 5))
        let result = try batch.run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try batch.names() == [".lamina-batch"] + (1...5).map { "film\($0).bgra" } + ["results.jsonl"])
        let results = try batch.results()
        #expect(results.map(\.row) == Array(1...5))
        #expect(results.map(\.file) == (1...5).map { "out/film\($0).bgra" })
        #expect(results.allSatisfy { $0.isSuccess && $0.frames == 5 && $0.attempts == 1 && $0.peakBytes > 1 << 20 && $0.seconds > 0 })
        // Rows 1 and 4 have the same size, so they have the same frames.
        #expect(results[0].hash == results[3].hash && results[0].fileHash == results[3].fileHash)
        #expect(results[0].hash != results[1].hash)
    }

    @Test func aFilmOfABatchIsTheFilmOfItsCommand() throws {
        let batch = try BatchOfTests("name,size,background,-end\nadmiral’s,9x8,white,\n")
        try #require(try batch.run().status == 0)
        let command = try batch.run(["--dry-run"])
        let line = String(decoding: command.output, as: UTF8.self)
        #expect(
            line == """
                lamina render EndProbe -o 'out/admiral’s.bgra' --size 9x8 --scale 1 --fps 10 --duration 0.5 --background white\n
                """)
        let words = ["render", "EndProbe", "-o", "one.bgra"] + line.split(separator: " ").dropFirst(5).map { $0.trimmingCharacters(in: .newlines) }
        try #require(try batch.lamina.run(words).status == 0)
        #expect(FileManager.default.contents(atPath: batch.lamina.folder.file("one.bgra")) == batch.film("admiral’s"))
    }

    @Test func aFilmOfABatchIsEncodedAsByItsCommand() throws {
        let batch = try BatchOfTests("name,encoder-threads,background,-end\na,,,\nb,3,,\nc,,transparent,\n")
        func arguments(_ more: [String]) -> [String] { BatchOfTests.arguments(["--size", "64x48"] + more, output: "out/{name}.mov") }
        try #require(try batch.lamina.run(arguments([])).status == 0)
        let command = try batch.lamina.run(arguments(["--dry-run"]))
        let lines = String(decoding: command.output, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(lines.map { $0.suffix(2) } == [["--encoder-threads", "1"], ["--encoder-threads", "3"], ["--background", "transparent"]])
        for line in lines {
            let own = try batch.lamina.run(["render", "EndProbe", "-o", "one.mov", "--overwrite"] + line.dropFirst(5))
            try #require(own.status == 0, "\(own.errors)")
            let (one, ofBatch) = (batch.lamina.folder.file("one.mov"), batch.lamina.folder.file(line[4]))
            #expect(FileManager.default.contents(atPath: one) == FileManager.default.contents(atPath: ofBatch))
        }
    }

    @Test func theSameCommandMakesOnlyWhatIsMissingOrDamaged() throws {
        let batch = try BatchOfTests(BatchOfTests.table(rows: 4))
        try #require(try batch.run().status == 0)
        let before = try (1...4).map { try Self.time(batch, $0) }
        let films = (1...4).map { batch.film("film\($0)") }
        try FileManager.default.removeItem(atPath: batch.lamina.folder.file("out/film2.bgra"))
        try Data("damaged".utf8).write(to: URL(filePath: batch.lamina.folder.file("out/film3.bgra")))
        let again = try batch.run()
        #expect(again.status == 0, "\(again.errors)")
        let after = try (1...4).map { try Self.time(batch, $0) }
        #expect(after[0] == before[0] && after[3] == before[3])
        #expect(after[1] != before[1] && after[2] != before[2])
        #expect((1...4).map { batch.film("film\($0)") } == films)
    }

    @Test func aRowThatChangedIsMadeAgain() throws {
        let batch = try BatchOfTests("name,size\na,8x8\nb,8x8\n")
        try #require(try batch.run().status == 0)
        let before = batch.film("b")
        let time = try Self.time(batch.lamina.folder.file("out/a.bgra"))
        _ = try batch.lamina.folder.write("name,size\nc,8x8\nb,9x8\na,8x8\n", to: "films.csv")
        #expect(try batch.run().status == 0)
        #expect(batch.film("b") != before)
        #expect(try Self.time(batch.lamina.folder.file("out/a.bgra")) == time)
        #expect(try batch.results().map(\.file) == ["out/c.bgra", "out/b.bgra", "out/a.bgra"])
        #expect(try batch.results().map(\.row) == [1, 2, 3])
    }

    @Test func aFilmThatFailsStopsNoOther() throws {
        let batch = try BatchOfTests("name,-end\na,\nb,exit 7\nc,kill\nd,spin\ne,hold\nf,\n")
        let result = try batch.run(["--retries", "1", "--time", "2", "--memory", "250M"])
        #expect(result.status == 1)
        #expect(try batch.names() == [".lamina-batch", "a.bgra", "f.bgra", "results.jsonl"])
        let results = try batch.results()
        #expect(results.map(\.exitCode) == [0, 7, 1, 124, 124, 0])
        #expect(results.map(\.attempts) == [1, 2, 2, 2, 2, 1])
        #expect(results[2].message?.hasSuffix("was killed by signal 9 (Killed)") == true)
        #expect(results[3].message?.contains("longer than 2 seconds") == true)
        #expect(results[4].message?.contains("the limit is 250 MB") == true)
    }

    @Test func failFastEndsTheBatchWithTheFirstFailure() throws {
        let batch = try BatchOfTests("name,-end\na,exit 7\n" + (1...20).map { "b\($0),\n" }.joined())
        let result = try batch.run(["--retries", "0", "--fail-fast", "--at-once", "1"])
        #expect(result.status == 1)
        #expect(try batch.names() == [".lamina-batch", "results.jsonl"])
    }

    @Test(arguments: ["Zoë O’Brien", "-x", "{a = b;}", "(1, 2)", "say \"so\"", "\"so\"", "<00>", " edges ", "back\\slash", "// no comment", "1e5"])
    func aValueReachesTheAppAsItStandsInTheTable(text: String) throws {
        let cell = "\"" + text.replacing("\"", with: "\"\"") + "\""
        let batch = try BatchOfTests("name,-end,-text\na,echo text,\(cell)\n")
        #expect(try batch.run(["--retries", "0"]).status == 1)
        #expect(try batch.results()[0].exitCode == 9)
        #expect(try batch.results()[0].message?.split(separator: "\n", maxSplits: 1).last.map(String.init) == text)
    }

    @Test func picturesNeedATime() throws {
        let batch = try BatchOfTests("name,at\na,0\nb,0.2\n")
        let result = try batch.lamina.run(["batch", "films.csv", "EndProbe", "-o", "out/{name}.png", "--size", "8x8"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try batch.names() == [".lamina-batch", "a.png", "b.png", "results.jsonl"])
        let without = try batch.lamina.run(["batch", "films.csv", "EndProbe", "-o", "out/{name}.mp4"])
        #expect(without.status == 64 && without.errors.contains("“at” is for pictures"))
    }

    @Test func aFolderOfEventFilesIsATable() throws {
        let batch = try BatchOfTests("[]", name: "takes/one.json")
        _ = try batch.lamina.folder.write(#"[{"at": 0.1, "tap": [1, 1]}]"#, to: "takes/two.json")
        let result = try batch.lamina.run(
            ["batch", "takes", "EndProbe", "-o", "out/{name}.bgra", "--size", "8x8", "--duration", "0.1"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try batch.names() == [".lamina-batch", "one.bgra", "results.jsonl", "two.bgra"])
    }

    private static func time(_ batch: BatchOfTests, _ number: Int) throws -> Date {
        try time(batch.lamina.folder.file("out/film\(number).bgra"))
    }

    private static func time(_ path: String) throws -> Date {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    }
}
