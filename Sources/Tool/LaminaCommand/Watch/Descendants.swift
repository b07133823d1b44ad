import Foundation
import Glibc

/// The processes that a process has started, and those that they have started.
enum Descendants {
    /// The running descendants of this process, in no order.
    static var ofThisProcess: [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let children = Dictionary(grouping: names.compactMap { pid_t($0) }, by: parent)
        var (found, pending) = ([pid_t](), [getpid()])
        while let process = pending.popLast() {
            let next = children[process] ?? []
            found += next
            pending += next
        }
        return found
    }

    /// The parent of a process; nil when it has ended.
    private static func parent(of process: pid_t) -> pid_t? {
        let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // The line has the form `12 (name) S 11 …`; the name may contain anything.
        let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
        return fields.count > 2 ? pid_t(fields[2]) : nil
    }
}
