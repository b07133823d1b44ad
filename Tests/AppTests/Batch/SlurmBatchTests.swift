import Foundation
import LaminaFarm
import Testing
import TestSupport

/// Batches on a Slurm cluster.
@Suite(
    .serialized,
    .enabled(if: TestCluster.isAvailable, "needs root and Slurm: scripts/setup slurm"))
struct SlurmBatchTests {
    /// Starts a batch on a cluster and waits for its end.
    private func start(_ batch: BatchOfTests, on cluster: TestCluster, _ more: [String] = []) throws -> Program {
        try batch.lamina.start(
            BatchOfTests.arguments(["--engine", "slurm", "--wait"] + more), environment: cluster.environment, seconds: 300)
    }

    @Test func everyFilmIsMadeThoughNodesTasksDiskAndControllerFail() throws {
        let cluster = try TestCluster()
        let batch = try BatchOfTests(BatchOfTests.table(rows: 200))
        let disk = try SmallDisk(batch.lamina.folder.file("out"))
        let program = try start(batch, on: cluster)

        try batch.waitForFilms(20, by: program)
        try cluster.kill(node: "node2")
        try batch.waitForFilms(40, by: program)
        try cluster.restartController()
        try batch.waitForFilms(60, by: program)
        // One of them may have left its result already.
        for _ in 0..<5 { killOneTask() }
        try batch.waitForFilms(80, by: program)
        try disk.fill()
        // Long enough for tasks to meet the full disk, more than once.
        sleep(4)
        try disk.empty()
        try cluster.start(node: "node2")
        try cluster.releaseJobs()

        let result = try program.result()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("200 of 200 films"))
        let straight = try BatchOfTests(BatchOfTests.table(rows: 3))
        try #require(try straight.run().status == 0)
        let (films, models) = (try batch.results(), try straight.results())
        #expect(films.map(\.row) == Array(1...200))
        #expect(films.allSatisfy { film in film.hash == models[(film.row - 1) % 3].hash && film.fileHash == models[(film.row - 1) % 3].fileHash })
        // A task that was killed left no result, so its film was made in a second round.
        #expect(films.contains { $0.attempts > 1 })
        #expect(try batch.names() == ([".lamina-batch", "results.jsonl"] + films.map { URL(filePath: $0.file).lastPathComponent }).sorted())
    }

    @Test func aFilmThatFailsIsListedWithItsMessage() throws {
        let cluster = try TestCluster()
        let batch = try BatchOfTests("name,-end\na,\nb,exit 7\nc,spin\nd,\n")
        let result = try start(batch, on: cluster, ["--retries", "1", "--time", "2", "--films-per-task", "3"]).result()
        #expect(result.status == 1)
        #expect(result.errors.contains("submitted jobs"))
        #expect(try batch.results().map(\.exitCode) == [0, 7, 124, 0])
        #expect(try batch.results().map(\.attempts) == [1, 2, 2, 1])
    }

    @Test func aBatchIsCancelledAndResumedOnThisMachine() throws {
        let cluster = try TestCluster()
        let batch = try BatchOfTests("name,-end\na,\nb,spin\nc,\n")
        let program = try start(batch, on: cluster, ["--at-once", "1", "--time", "3", "--retries", "0"])
        try batch.waitForFilms(1, by: program)
        let environment = cluster.environment
        let second = try batch.lamina.run(BatchOfTests.arguments(), environment: environment)
        #expect(second.status == 73 && second.errors.contains("another lamina works on this batch"))
        let status = try batch.lamina.run(["batch", "status", "out"], environment: environment)
        #expect(String(decoding: status.output, as: UTF8.self).contains("round 1  array"))
        #expect(try batch.lamina.run(["batch", "cancel", "out"], environment: environment).status == 0)
        #expect(try program.result().errors.contains("the jobs of the batch are gone"))
        // Row 2 exceeds the limit of its time here too.
        let resumed = try batch.lamina.run(["batch", "resume", "out"], environment: environment)
        #expect(resumed.status == 1, "\(resumed.errors)")
        #expect(try batch.results().map(\.exitCode) == [0, 124, 0])
    }

    @Test func slurmsErrorsReachTheUser() throws {
        let cluster = try TestCluster()
        let batch = try BatchOfTests("name\na\n")
        let result = try start(batch, on: cluster, ["--partition", "none"]).result()
        #expect(result.status == 69)
        #expect(result.errors.contains("sbatch: ") && result.errors.contains("invalid partition"))
    }

    /// Kills the process of one task that is making a film.
    private func killOneTask() {
        let limit = Date(timeIntervalSinceNow: 30)
        while Date() < limit {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                guard let process = pid_t(name), let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else { continue }
                let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                if words.dropFirst().starts(with: ["batch", "task"]), words.contains("--patience") {
                    kill(process, SIGKILL)
                    // Long enough for another task to be begun.
                    sleep(1)
                    return
                }
            }
        }
    }
}

/// Batches for Slurm on a machine without it.
@Suite struct NoSlurmTests {
    @Test func theMessageNamesThePackage() throws {
        let batch = try BatchOfTests("name\na\n")
        // The program that limits the time of tests is the only one in the path.
        try FileManager.default.createSymbolicLink(atPath: batch.lamina.folder.file("timeout"), withDestinationPath: "/usr/bin/timeout")
        let result = try batch.lamina.run(BatchOfTests.arguments(["--engine", "slurm"]), environment: ["PATH": batch.lamina.folder.path])
        #expect(result.status == 69)
        #expect(result.errors == "lamina: scontrol is not installed; on Debian: apt-get install slurm-wlm\n")
    }

    @Test(arguments: [["--partition", "p"], ["--films-per-task", "2"], ["--wait"]])
    func optionsOfSlurmNeedItsEngine(options: [String]) throws {
        let result = try BatchOfTests("name\na\n").run(options)
        #expect(result.status == 64 && result.errors.contains("needs --engine slurm"))
    }
}

/// A small disk at a folder, which is unmounted with the object.
private final class SmallDisk {
    private let path: String

    init(_ path: String) throws {
        self.path = path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Self.run("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", path])
    }

    deinit { try? Self.run("umount", ["-l", path]) }

    private var file: String { path + "/.fill" }

    /// Fills the disk to the last byte.
    func fill() throws { try? Self.run("dd", ["if=/dev/zero", "of=\(file)", "bs=4096", "status=none"]) }

    func empty() throws { try FileManager.default.removeItem(atPath: file) }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let process = try Process.run(URL(filePath: "/usr/bin/env"), arguments: [program] + arguments)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
