import Foundation
@testable import LaminaFarm
import Testing
import TestSupport

struct SlurmTests {
    @Test(arguments: [([], ""), ([3], "3"), ([1, 2, 3, 7, 9, 10], "1-3,7,9-10")])
    func numbersAreWrittenAsRanges(numbers: [Int], text: String) {
        #expect(NumberRanges(numbers).description == text)
    }

    @Test func aJobsArgumentsSayWhatItNeeds() {
        var job = SlurmJob(name: "n", command: "exec tool", folder: "/f", log: "/l/%a")
        (job.tasks, job.atOnce, job.predecessor, job.partition) = ([1, 2, 5], 4, 17, "films")
        (job.seconds, job.bytes, job.threads) = (61, 500 << 20 | 1, 2)
        #expect(
            job.arguments == [
                "--parsable", "--requeue", "--open-mode=append", "--job-name=n", "--chdir=/f", "--output=/l/%a", "--cpus-per-task=2",
                "--array=1-2,5%4",
                "--dependency=afterany:17", "--partition=films", "--time=2", "--mem=501M", "--wrap=exec tool",
            ])
    }

    @Test func aTaskMakesSeveralFilms() {
        var settings = SlurmRun.Settings()
        settings.filmsPerTask = 10
        #expect(SlurmRun(name: "n", settings: settings).tasks(of: [1, 10, 11, 95]) == [1, 2, 10])
    }

    @Test func theStateOfARunIsKeptInItsFile() throws {
        let temporary = try Folder()
        let folder = BatchFolder(path: temporary.path)
        try folder.create()
        #expect(SlurmRun.read(folder) == nil)
        var run = SlurmRun(name: "n", settings: SlurmRun.Settings())
        run.array = 12
        try run.write(folder)
        #expect(SlurmRun.read(folder) == run)
        run.beginRound()
        #expect(run.round == 2 && run.array == nil)
        SlurmRun.remove(folder)
        #expect(SlurmRun.read(folder) == nil)
    }

    /// Programs that answer with prepared texts, in place of Slurm's.
    private func cluster(_ scripts: [String: String], in folder: Folder) throws -> SlurmCluster {
        for (name, script) in scripts { _ = try folder.script(name, script) }
        return SlurmCluster(SlurmProgram(environment: ["PATH": "\(folder.path):/usr/bin:/bin"], pauses: [0, 0]))
    }

    @Test func aJobOfTheSameNameIsNotSubmittedAgain() throws {
        let folder = try Folder()
        let cluster = try cluster(["squeue": "echo '  41'", "sbatch": "exit 1"], in: folder)
        #expect(try cluster.submit(SlurmJob(name: "n", command: "c", folder: "/", log: "/l")) == 41)
    }

    @Test func aControllerThatDoesNotAnswerIsAskedAgain() throws {
        let folder = try Folder()
        let script = "cd \(folder.path); if [ -e asked ]; then echo 42; else touch asked; echo 'Unable to contact slurm controller' >&2; exit 1; fi"
        let cluster = try cluster(["squeue": "", "sbatch": script], in: folder)
        #expect(try cluster.submit(SlurmJob(name: "n", command: "c", folder: "/", log: "/l")) == 42)
    }

    @Test func aRefusalIsAnErrorWithSlurmsWords() throws {
        let folder = try Folder()
        let cluster = try cluster(["squeue": "", "sbatch": "echo 'sbatch: error: invalid partition' >&2; exit 1"], in: folder)
        #expect(throws: SlurmError.failed(program: "sbatch", message: "invalid partition")) {
            try cluster.submit(SlurmJob(name: "n", command: "c", folder: "/", log: "/l"))
        }
    }

    @Test func statesOfTasksAreReadFromTheAccounting() throws {
        let folder = try Folder()
        let text = "7_1|COMPLETED|node1\n7_2|NODE_FAIL|node2\n7_3|CANCELLED by 0|None assigned\n7_[4-9]|PENDING|\n7|RUNNING|node1"
        let cluster = try cluster(["sacct": "cat <<'END'\n\(text)\nEND"], in: folder)
        #expect(cluster.history(7) == [1: "COMPLETED on node1", 2: "NODE_FAIL on node2", 3: "CANCELLED by 0"])
        #expect(cluster.endedStates(7) == ["COMPLETED": 1, "NODE_FAIL": 1, "CANCELLED": 1])
    }

    @Test func aJobThatTheControllerHasForgottenIsNotActive() throws {
        let folder = try Folder()
        let cluster = try cluster(["squeue": "echo 'slurm_load_jobs error: Invalid job id specified' >&2; exit 1"], in: folder)
        #expect(try cluster.active(7) == [:])
    }

    @Test func theLongestArrayIsOneLessThanItsConfiguredSize() throws {
        let folder = try Folder()
        #expect(try cluster(["scontrol": "echo 'MaxArraySize            = 501'"], in: folder).mostTasks() == 500)
    }
}
