import Foundation

extension Statistics {
    /// One line of JSON: for each stage a list of milliseconds, frame by frame, and what belongs to no frame.
    ///
    /// - Parameter total: Seconds of the whole run.
    func json(total: Double) -> String {
        let stages = [("app", app), ("evaluating", evaluating), ("compositing", compositing), ("output", output)]
        let lists = stages.map { name, stage in "\"\(name)\":[\(stage.seconds.map(Self.milliseconds).joined(separator: ","))]" }
        let ends = [("finishing", finishing), ("total", total)].map { "\"\($0)\":\(Self.milliseconds($1))" }
        return "{" + (lists + ends + ["\"residentBytes\":\(Self.residentBytes)"]).joined(separator: ",") + "}\n"
    }

    /// Seconds as milliseconds, to the nearest tenth of a microsecond.
    private static func milliseconds(_ seconds: Double) -> String { "\((seconds * 1e7).rounded() / 1e4)" }

    /// What the process occupies of the machine's memory; 0 where the kernel does not say.
    private static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}
