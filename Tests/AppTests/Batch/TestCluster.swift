import Foundation
import Testing
import TestSupport

/// A Slurm cluster of two nodes on this machine, which ends with the object.
final class TestCluster {
    /// True where `scripts/slurm-cluster` can start a cluster: its programs are installed, and this process is root's.
    static var isAvailable: Bool {
        let programs = ["slurmctld", "slurmd", "slurmdbd", "munged", "mariadbd"]
        return geteuid() == 0
            && programs.allSatisfy { name in
                ["/usr/sbin", "/usr/bin", "/sbin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
            }
    }

    private let folder: Folder
    /// The first port, below those that the system gives to clients: a test's ended connections hold theirs for a minute, and a cluster whose port is held
    /// does not start.
    private let port = Int.random(in: 100...300) * 100

    init() throws {
        folder = try Folder()
        try control(["start", folder.path])
    }

    deinit { try? control(["stop", folder.path]) }

    /// The variables by which Slurm's programs find the cluster.
    var environment: [String: String] { ["SLURM_CONF": folder.file("slurm.conf"), "SLURM_CLUSTER_PORT": "\(port)"] }

    func kill(node: String) throws { try control(["node", "kill", folder.path, node]) }

    func start(node: String) throws { try control(["node", "start", folder.path, node]) }

    /// Starts the tasks of the lost node now, which Slurm would otherwise delay by two minutes.
    func releaseJobs() throws { try control(["release", folder.path]) }

    func restartController() throws {
        try control(["controller", "stop", folder.path])
        try control(["controller", "start", folder.path])
    }

    private func control(_ arguments: [String]) throws {
        let program = try Program(Self.script, arguments, in: folder, environment: environment)
        let result = try program.result()
        try #require(result.status == 0, "\(result.errors)")
    }

    private static let script = URL(filePath: #filePath).appending(path: "../../../../scripts/slurm-cluster").standardizedFileURL.path
}
