import Foundation
@testable import LaminaFarm
import Testing
import TestSupport

struct QueueTests {
    private let temporary: Folder
    private let folder: BatchFolder

    init() throws {
        temporary = try Folder()
        folder = BatchFolder(path: temporary.path)
        try folder.create()
    }

    private func film(_ number: Int, key: String = "k") -> PlannedFilm {
        PlannedFilm(number: number, output: "\(number).mp4", cells: ["Zoë \"\n,", nil], key: key)
    }

    private func result(_ number: Int, exitCode: Int32 = 0) -> FilmResult {
        var result = FilmResult(row: number, file: "\(number).mp4", key: "k")
        result.exitCode = exitCode
        return result
    }

    @Test func aPlanIsReadAsItWasWritten() throws {
        try PlanFile.write(header: "h", films: [film(1), film(2, key: "l")], to: folder)
        let plan = try PlanFile(folder)
        #expect(try plan.header() == "h")
        #expect(try plan.films() == [film(1), film(2, key: "l")])
        #expect(try plan.film(2) == film(2, key: "l"))
        #expect(throws: BatchFolderError.noFilm(path: temporary.path, number: 3, count: 2)) { try plan.film(3) }
    }

    @Test func aNewPlanReplacesTheOldOne() throws {
        try PlanFile.write(header: "old", films: [film(1)], to: folder)
        try PlanFile.write(header: "new", films: [film(2)], to: folder)
        #expect(try PlanFile(folder).header() == "new")
    }

    @Test func aFolderWithoutABatchIsAnError() throws {
        let empty = BatchFolder(path: temporary.path + "/none")
        #expect(throws: BatchFolderError.noBatch(path: empty.path)) { try PlanFile(empty) }
        #expect(throws: BatchFolderError.noBatch(path: empty.path)) { try FilmQueue(reading: empty) }
    }

    /// A process that is killed while it stores a change leaves the database half written, with a journal of the old state.
    @Test func aQueueIsReadAsItWasBeforeAnInterruptedChange() throws {
        try FilmQueue(folder).take((1...2000).map { film($0) })
        let writer = try Database(path: folder.queue, to: .write)
        // The change does not fit into the memory, so its first pages reach the file before its end.
        try writer.run("PRAGMA cache_size = 1")
        try writer.run("BEGIN IMMEDIATE")
        try writer.run("UPDATE films SET state = 'made', result = output || output")
        let killed = BatchFolder(path: temporary.file("killed"))
        try killed.create()
        for end in ["", "-journal"] { try FileManager.default.copyItem(atPath: folder.queue + end, toPath: killed.queue + end) }
        try writer.run("ROLLBACK")
        #expect(try FilmQueue(reading: killed).counts().waiting == 2000)
        #expect(!FileManager.default.fileExists(atPath: killed.queue + "-journal"))
    }

    @Test func aQueueThatWasKilledAtItsBeginningIsNoBatch() throws {
        #expect(FileManager.default.createFile(atPath: folder.queue, contents: nil))
        #expect(throws: BatchFolderError.noBatch(path: temporary.path)) { try FilmQueue(reading: folder) }
    }

    @Test func aFilmWaitsUntilItIsMadeOrHasNoAttemptsLeft() throws {
        let queue = try FilmQueue(folder)
        try queue.take([film(1), film(2)])
        #expect(try queue.waiting() == [1, 2])
        try queue.store(result(1), mostAttempts: 2)
        try queue.store(result(2, exitCode: 1), mostAttempts: 2)
        #expect(try queue.waiting() == [2])
        try queue.store(result(2, exitCode: 1), mostAttempts: 2)
        #expect(try queue.waiting() == [])
        let counts = try queue.counts()
        #expect((counts.made, counts.failed, counts.waiting, counts.total) == (1, 1, 0, 2))
        #expect(try queue.results().map(\.attempts) == [1, 2])
    }

    @Test func resultsAreStoredTogetherAsOneByOne() throws {
        let queue = try FilmQueue(folder)
        let results = [result(1), result(2, exitCode: 1), result(3, exitCode: 1), result(2, exitCode: 1)]
        try queue.take([film(1), film(2), film(3)])
        for result in results { try queue.store(result, mostAttempts: 2) }
        let (waiting, counts, stored) = (try queue.waiting(), try queue.counts(), try queue.results())
        try queue.forget([1, 2, 3])
        try queue.store(results, mostAttempts: 2)
        #expect(try queue.waiting() == waiting && waiting == [3])
        #expect(try queue.counts() == counts)
        #expect(try queue.results() == stored)
    }

    @Test func aNewPlanKeepsOnlyFilmsWithTheSamePathAndKey() throws {
        let queue = try FilmQueue(folder)
        try queue.take([film(1), film(2), film(3)])
        for number in 1...3 { try queue.store(result(number), mostAttempts: 1) }
        let moved = PlannedFilm(number: 5, output: "3.mp4", cells: [], key: "k")
        try queue.take([film(1), film(2, key: "other"), film(4), moved])
        #expect(try queue.waiting() == [2, 4])
        #expect(try queue.results().map(\.row) == [1, 5])
    }

    @Test func aFailedFilmWaitsAgainWithTheNextPlan() throws {
        let queue = try FilmQueue(folder)
        try queue.take([film(1)])
        try queue.store(result(1, exitCode: 1), mostAttempts: 1)
        #expect(try queue.waiting() == [])
        try queue.take([film(1)])
        #expect(try queue.waiting() == [1])
    }

    @Test func aForgottenFilmWaitsAgain() throws {
        let queue = try FilmQueue(folder)
        try queue.take([film(1), film(2)])
        for number in 1...2 { try queue.store(result(number), mostAttempts: 1) }
        try queue.forget([2])
        #expect(try queue.waiting() == [2])
        #expect(try queue.results().map(\.row) == [1])
    }

    @Test func theQueueIsKeptInItsFile() throws {
        try FilmQueue(folder).take([film(1)])
        #expect(try FilmQueue(folder).waiting() == [1])
        #expect(try FilmQueue(reading: folder).counts().waiting == 1)
    }

    @Test func aTaskLeavesItsResultInAFile() throws {
        let results = TaskResults(folder)
        try results.write(result(12))
        try results.write(result(3))
        try Data().write(to: temporary.url.appending(path: ".lamina-batch/results/4.json.77"))
        #expect(results.numbers() == [3, 12])
        #expect(results.read(12) == result(12))
        #expect(results.read(4) == nil)
        results.remove(12)
        results.removeRemains()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.taskResults) == ["3.json"])
    }

    @Test func onlyOneProcessHasTheLock() throws {
        let lock = try folder.lock()
        #expect(throws: BatchFolderError.inUse(path: temporary.path)) { _ = try folder.lock() }
        close(lock)
        close(try folder.lock())
    }

    @Test func aDamagedDatabaseIsAnErrorThatNamesTheFile() throws {
        try Data("no database, but long enough to be read as a header of one".utf8).write(to: URL(filePath: folder.queue))
        #expect(throws: DatabaseError(path: folder.queue, code: 26)) { try FilmQueue(folder) }
    }

    @Test func theHashOfAFileDependsOnItsBytes() throws {
        let file = temporary.path + "/x"
        try Data("one".utf8).write(to: URL(filePath: file))
        let hash = FileHash.text(ofFile: file)
        try Data("two".utf8).write(to: URL(filePath: file))
        #expect(hash != nil && FileHash.text(ofFile: file) != hash)
        #expect(FileHash.text(ofFile: file + "y") == nil)
    }
}
