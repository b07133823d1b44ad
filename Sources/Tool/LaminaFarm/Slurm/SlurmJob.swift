/// A job to be submitted to Slurm.
package struct SlurmJob: Sendable, Hashable {
    package var name: String
    /// The text of the shell command that a task runs.
    package var command: String
    /// The folder in which the command runs.
    package var folder: String
    /// The path of the file for the task's messages, with Slurm's `%a` for the number of the task.
    package var log: String
    /// The numbers of an array's tasks, increasing; empty for a job with one task.
    package var tasks: [Int] = []
    /// The most tasks of the array that run at the same time; nil lets the cluster decide.
    package var atOnce: Int?
    /// The number of a job that must end, successfully or not, before this one starts.
    package var predecessor: Int?
    package var partition: String?
    /// The longest time of one task, in seconds; nil uses the partition's limit.
    package var seconds: Double?
    /// The memory of one task, in bytes; nil uses the cluster's default.
    package var bytes: Int?
    package var threads = 1

    package init(name: String, command: String, folder: String, log: String) {
        (self.name, self.command, self.folder, self.log) = (name, command, folder, log)
    }

    /// The arguments of `sbatch`.
    var arguments: [String] {
        var words = [
            "--parsable", "--requeue", "--open-mode=append", "--job-name=\(name)", "--chdir=\(folder)", "--output=\(log)",
            "--cpus-per-task=\(threads)",
        ]
        if !tasks.isEmpty { words.append("--array=\(NumberRanges(tasks))" + (atOnce.map { "%\($0)" } ?? "")) }
        if let predecessor { words.append("--dependency=afterany:\(predecessor)") }
        if let partition { words.append("--partition=\(partition)") }
        // Slurm counts whole minutes and whole megabytes.
        if let seconds { words.append("--time=\(Int(min((seconds / 60).rounded(.up), 1e6)))") }
        if let bytes { words.append("--mem=\((bytes + (1 << 20) - 1) >> 20)M") }
        return words + ["--wrap=\(command)"]
    }
}

/// The number of tasks of a job in each state, such as `RUNNING` or `NODE_FAIL`.
package typealias SlurmStates = [String: Int]

/// The jobs of a cluster, as Slurm's programs report them.
package struct SlurmCluster: Sendable {
    private let program: SlurmProgram

    package init(_ program: SlurmProgram = SlurmProgram()) { self.program = program }

    /// Submits a job, unless a job of the same name waits or runs already.
    ///
    /// So a submission whose answer was lost, because the controller was restarted for example, can be repeated.
    ///
    /// - Returns: The job's number.
    package func submit(_ job: SlurmJob) throws(SlurmError) -> Int {
        let known = try program.run("squeue", ["--noheader", "--me", "--name=\(job.name)", "--format=%F"])
        if let number = known.split(whereSeparator: \.isWhitespace).first.flatMap({ Int($0) }) { return number }
        let answer = try program.run("sbatch", job.arguments)
        // The answer is `NUMBER` or `NUMBER;CLUSTER`.
        guard let number = Int(answer.prefix { $0.isNumber }) else { throw .failed(program: "sbatch", message: "unexpected answer “\(answer)”") }
        return number
    }

    /// The most tasks of a job array.
    package func mostTasks() throws(SlurmError) -> Int {
        let lines = try program.run("scontrol", ["show", "config"]).split(separator: "\n")
        let size = lines.first { $0.hasPrefix("MaxArraySize") }?.split(separator: " ").last.flatMap { Int($0) }
        // MaxArraySize is one more than the highest number of a task; 1001 is Slurm's default.
        return max(1, (size ?? 1001) - 1)
    }

    /// The tasks of a job that wait or run.
    package func active(_ job: Int) throws(SlurmError) -> SlurmStates {
        do throws(SlurmError) {
            return Self.counts(try program.run("squeue", ["--noheader", "--array", "--jobs=\(job)", "--format=%T"]))
        } catch {
            // A job that ended some minutes ago is unknown to the controller.
            if case .failed(_, let message) = error, message.contains("Invalid job id") { return [:] }
            throw error
        }
    }

    /// The state and the node of each task of a job, by the task's number, ended tasks included; empty without accounting.
    package func history(_ job: Int) -> [Int: String] {
        let columns = ["--jobs=\(job)", "--allocations", "--noheader", "--parsable2", "--format=JobID,State,NodeList"]
        guard let text = try? program.run("sacct", columns) else { return [:] }
        return text.split(separator: "\n").reduce(into: [:]) { states, line in
            let words = line.split(separator: "|", omittingEmptySubsequences: false)
            // The first word is `JOB_TASK`; tasks that have not begun share a line such as `JOB_[7-9]`.
            guard words.count == 3, let task = words[0].split(separator: "_").last.flatMap({ Int($0) }), words[0].contains("_") else { return }
            states[task] = words[2].hasPrefix("None") || words[2].isEmpty ? String(words[1]) : "\(words[1]) on \(words[2])"
        }
    }

    /// The numbers of tasks of a job that have ended in each state; empty without accounting.
    package func endedStates(_ job: Int) -> SlurmStates {
        let states = history(job).values.map { $0.split(separator: " ").first.map(String.init) ?? "" }
        return Self.counts(states.joined(separator: "\n")).filter { !["PENDING", "RUNNING", "REQUEUED", ""].contains($0.key) }
    }

    /// Ends a job with all its tasks.
    package func cancel(_ job: Int) throws(SlurmError) { _ = try program.run("scancel", ["\(job)"]) }

    /// Counts equal lines.
    private static func counts(_ text: String) -> SlurmStates {
        text.split(whereSeparator: \.isNewline).reduce(into: [:]) { $0[String($1), default: 0] += 1 }
    }
}
