import Foundation
import LaminaFarm
import Testing
import TestSupport

/// Batches that are ended in the middle, and continued.
@Suite struct BatchInterruptionTests {
    private static let rows = 24

    /// Waits until no process uses the batch's folder.
    private func waitForTasks(_ batch: BatchOfTests) throws {
        let limit = Date(timeIntervalSinceNow: 20)
        while Self.processes(batch.lamina.folder.path) > 0 {
            try #require(Date() < limit)
            usleep(10_000)
        }
    }

    /// The number of tasks and apps of a folder.
    private static func processes(_ folder: String) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.count { name in
            guard Int(name) != nil, let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/cwd") else { return false }
            return link.hasPrefix(folder)
        }
    }

    private func checkComplete(_ batch: BatchOfTests) throws {
        let straight = try BatchOfTests(BatchOfTests.table(rows: Self.rows))
        try #require(try straight.run().status == 0)
        #expect(try batch.names() == straight.names())
        #expect(try batch.results().map(\.hash) == straight.results().map(\.hash))
        #expect(try batch.results().map(\.fileHash) == straight.results().map(\.fileHash))
        let folder = BatchFolder(path: batch.lamina.folder.file("out"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.taskResults) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.hidden).sorted() == ["lock", "plan.sqlite", "queue.sqlite", "results"])
    }

    @Test func aBatchThatIsKilledAgainAndAgainMakesEveryFilmOnce() throws {
        let batch = try BatchOfTests(BatchOfTests.table(rows: Self.rows))
        for count in [1, 5, 9, 14, 20] {
            let program = try batch.lamina.start(BatchOfTests.arguments(), seconds: 180)
            try batch.waitForFilms(count, by: program)
            program.kill()
            _ = try program.result()
            try waitForTasks(batch)
        }
        #expect(try batch.run().status == 0)
        try checkComplete(batch)
    }

    @Test func anInterruptedBatchIsResumed() throws {
        let batch = try BatchOfTests(BatchOfTests.table(rows: Self.rows))
        let program = try batch.lamina.start(BatchOfTests.arguments(), seconds: 180)
        try batch.waitForFilms(3, by: program)
        program.send(SIGINT)
        #expect(try program.result().status == 130)
        let status = try batch.lamina.run(["batch", "status", "out"])
        let lines = String(decoding: status.output, as: UTF8.self).split(separator: "\n")
        #expect(lines.last == "not running" && lines.contains("total    24") && !lines.contains("waiting  0"))
        #expect(try batch.lamina.run(["batch", "resume", "out"]).status == 0)
        try checkComplete(batch)
    }

    @Test func aBatchIsCancelledFromElsewhere() throws {
        // The last film never ends by itself.
        let batch = try BatchOfTests("name,-end\na,\nb,spin\n")
        let program = try batch.lamina.start(BatchOfTests.arguments(["--at-once", "1"]))
        try batch.waitForFilms(1, by: program)
        let second = try batch.run()
        #expect(second.status == 73 && second.errors.contains("another lamina works on this batch"))
        #expect(try batch.lamina.run(["batch", "cancel", "out"]).status == 0)
        #expect(try program.result().status == 143)
        #expect(String(decoding: try batch.lamina.run(["batch", "cancel", "out"]).output, as: UTF8.self) == "not running\n")
    }

    @Test func tasksOfAnyQueueMakeTheFilms() throws {
        let batch = try BatchOfTests(BatchOfTests.table(rows: 3))
        try #require(try batch.run(["--plan-only"]).status == 0)
        #expect(try batch.names() == [".lamina-batch"])
        for number in [2, 1, 2] { #expect(try batch.lamina.run(["batch", "task", "out", "\(number)"]).status == 0) }
        let time = try FileManager.default.attributesOfItem(atPath: batch.lamina.folder.file("out/film2.bgra"))[.modificationDate] as? Date
        #expect(try batch.lamina.run(["batch", "task", "out", "4"]).errors.contains("there is no film 4; the batch has the films 1 to 3"))
        #expect(try batch.lamina.run(["batch", "resume", "out"]).status == 0)
        #expect(try batch.results().map(\.row) == [1, 2, 3])
        #expect(try FileManager.default.attributesOfItem(atPath: batch.lamina.folder.file("out/film2.bgra"))[.modificationDate] as? Date == time)
    }

    @Test func aFolderWithoutABatchIsAnError() throws {
        let lamina = try Lamina()
        for command in ["status", "cancel", "resume"] {
            let result = try lamina.run(["batch", command, "none"])
            #expect(result.status == 73 && result.errors.hasSuffix("/none: the folder holds no batch\n"))
        }
    }
}
