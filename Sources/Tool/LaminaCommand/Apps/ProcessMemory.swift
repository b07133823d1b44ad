import Foundation
import Glibc

/// The memory of processes, as the kernel counts it.
enum ProcessMemory {
    /// Returns the sum of the most resident memory of a process and of each program that it has started and that still runs, in bytes.
    static func peakBytes(ofTree process: pid_t) -> Int {
        children(of: process).reduce(peakBytes(of: process)) { $0 + peakBytes(ofTree: $1) }
    }

    /// Returns the most resident memory of one process, in bytes; 0 when it has ended.
    private static func peakBytes(of process: pid_t) -> Int {
        let line = text("/proc/\(process)/status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        // The line has the form `VmHWM:   12345 kB`; shifting by 10 converts KiB to bytes.
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    }

    /// Returns the processes that a process's main thread has started.
    private static func children(of process: pid_t) -> [pid_t] {
        text("/proc/\(process)/task/\(process)/children").split(separator: " ").compactMap { pid_t($0) }
    }

    private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}
