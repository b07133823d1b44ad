internal import Glibc

/// The limits of memory that the kernel reports: free memory of the machine, the process's address space, and its control groups.
package struct MemoryLimits {
    /// The folder in which the kernel describes processes and memory.
    private let processes: String
    /// The folder in which it describes control groups.
    private let groups: String
    /// The limit of the address space in bytes, as `ulimit -v` sets it; nil without one.
    private let addressSpace: Int?

    /// - Parameters:
    ///   - processes: In place of `/proc`.
    ///   - groups: In place of `/sys/fs/cgroup`.
    ///   - addressSpace: In place of the limit of this process.
    package init(processes: String = "/proc", groups: String = "/sys/fs/cgroup", addressSpace: Int? = Self.addressSpace) {
        (self.processes, self.groups, self.addressSpace) = (processes, groups, addressSpace)
    }

    /// The smallest of what the limits leave, in bytes and not negative; nil when the kernel reports none of them.
    package var available: Int? {
        [freeMemory, roomInCommitLimit, roomInAddressSpace].compactMap(\.self).reduce(roomInGroups) { min($0 ?? .max, max(0, $1)) }
    }

    /// The limit of the address space of this process, in bytes; nil without one.
    package static var addressSpace: Int? {
        var limit = rlimit()
        // The number 9 is RLIMIT_AS, whose type differs between C libraries.
        guard unsafe getrlimit(__rlimit_resource_t(9), &limit) == 0 else { return nil }
        // No limit is the greatest number of all.
        return Int(exactly: limit.rlim_cur)
    }

    private var freeMemory: Int? {
        // The line has the form `MemAvailable:   12345 kB`, and means KiB.
        value(after: "MemAvailable:", in: "\(processes)/meminfo").map { $0 << 10 }
    }

    /// The memory that the kernel still promises, in bytes; nil where it promises without a limit.
    ///
    /// - Source: "Overcommit Accounting" in the documentation of Linux: in mode 2 all promises together stay below `CommitLimit`.
    private var roomInCommitLimit: Int? {
        guard Self.number(at: "\(processes)/sys/vm/overcommit_memory") == 2 else { return nil }
        let file = "\(processes)/meminfo"
        guard let limit = value(after: "CommitLimit:", in: file), let promised = value(after: "Committed_AS:", in: file) else { return nil }
        return (limit - promised) << 10
    }

    private var roomInAddressSpace: Int? {
        // The first number is the size of the process in pages.
        guard let addressSpace, let pages = Self.number(at: "\(processes)/self/statm") else { return addressSpace }
        return addressSpace - pages * sysconf(CInt(_SC_PAGESIZE))
    }

    /// The memory that remains in the control group of the process and in the groups around it, in bytes; nil without a limit.
    ///
    /// - Source: "Control Group v2" in the documentation of Linux: `memory.max`, `memory.current`, `memory.stat`. Cached files are given back on demand.
    private var roomInGroups: Int? {
        // The line of version 2 has the form `0::/system.slice/unit`.
        let line = Self.text(of: "\(processes)/self/cgroup")?.split(separator: "\n").first { $0.hasPrefix("0::") }
        guard var path = line?.dropFirst(3) else { return nil }
        var room: Int?
        while true {
            let folder = groups + (path == "/" ? "" : path)
            if let most = Self.number(at: "\(folder)/memory.max"), let used = Self.number(at: "\(folder)/memory.current") {
                let files = value(after: "inactive_file", in: "\(folder)/memory.stat") ?? 0
                room = min(room ?? .max, max(0, most - max(0, used - files)))
            }
            guard let slash = path.lastIndex(of: "/"), path != "/" else { return room }
            path = slash == path.startIndex ? "/" : path[..<slash]
        }
    }

    // MARK: Files of the kernel

    /// The number after a word at the beginning of a line.
    private func value(after word: String, in path: String) -> Int? {
        let line = Self.text(of: path)?.split(separator: "\n").first { $0.hasPrefix(word) }
        return line.flatMap { Self.number(in: $0.dropFirst(word.count)) }
    }

    /// The number that begins a file.
    private static func number(at path: String) -> Int? { text(of: path).flatMap { number(in: $0) } }

    /// The decimal number that begins a text, after spaces.
    private static func number(in text: some StringProtocol) -> Int? { Int(text.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }) }

    /// The first 16 KiB of a file; nil when it cannot be read.
    private static func text(of path: String) -> String? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        // The kernel writes at most as many bytes as the array has.
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }
}
