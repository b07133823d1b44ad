import Foundation
import LaminaPrimitives
import Testing

struct MemoryLimitsTests {
    /// A folder with the kernel's files, by their paths.
    private func room(_ files: [String: String], addressSpace: Int? = nil) throws -> Int? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-limits-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return MemoryLimits(processes: "\(folder.path)/proc", groups: "\(folder.path)/cgroup", addressSpace: addressSpace).available
    }

    @Test func theMachinesFreeMemoryIsCountedInKibibytes() throws {
        #expect(try room(["proc/meminfo": "MemTotal: 9 kB\nMemAvailable:    2048 kB\n"]) == 2 << 20)
        #expect(try room([:]) == nil)
    }

    @Test func promisedMemoryCountsWhereTheKernelLimitsItsPromises() throws {
        var files = ["proc/meminfo": "MemAvailable: 8192 kB\nCommitLimit: 3072 kB\nCommitted_AS: 2048 kB\n", "proc/sys/vm/overcommit_memory": "2\n"]
        #expect(try room(files) == 1 << 20)
        files["proc/sys/vm/overcommit_memory"] = "0\n"
        #expect(try room(files) == 8 << 20)
        // More may be promised than a limit that was lowered.
        files = ["proc/meminfo": "CommitLimit: 1 kB\nCommitted_AS: 2 kB\n", "proc/sys/vm/overcommit_memory": "2\n"]
        #expect(try room(files) == 0)
    }

    @Test func theAddressSpaceLosesWhatTheProcessHas() throws {
        let files = ["proc/meminfo": "MemAvailable: 99999999 kB\n", "proc/self/statm": "100 50 3\n"]
        #expect(try room(files, addressSpace: 1 << 20) == (1 << 20) - 100 * sysconf(CInt(_SC_PAGESIZE)))
        // A limit that was lowered below what the process has.
        #expect(try room(files, addressSpace: 1) == 0)
    }

    @Test(arguments: [
        ("0::/\n", ["": (500, 100, 0)], 400), ("0::/a/b\n", ["/a": (300, 100, 0), "/a/b": (1000, 50, 0)], 200),
        ("1:memory:/x\n0::/a\n", ["/a": (300, 250, 200)], 250), ("0::/a\n", ["/a": (10, 50, 0)], 0),
    ])
    func theNarrowestControlGroupDecides(line: String, groups: [String: (most: Int, used: Int, files: Int)], expected: Int) throws {
        var files = ["proc/self/cgroup": line, "cgroup/a/memory.stat": "anon 1\ninactive_file 0\n"]
        for (path, numbers) in groups {
            files["cgroup\(path)/memory.max"] = "\(numbers.most)\n"
            files["cgroup\(path)/memory.current"] = "\(numbers.used)\n"
            files["cgroup\(path)/memory.stat"] = "anon 1\ninactive_file \(numbers.files)\n"
        }
        #expect(try room(files) == expected)
    }

    @Test func aGroupWithoutALimitSaysNothing() throws {
        #expect(try room(["proc/self/cgroup": "0::/a\n", "cgroup/a/memory.max": "max\n", "cgroup/a/memory.current": "5\n"]) == nil)
    }
}
