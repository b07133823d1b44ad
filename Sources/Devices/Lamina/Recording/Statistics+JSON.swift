import Foundation
import LaminaCompositor

extension Statistics {
    /// Returns the statistics as one line of JSON: a list of milliseconds per frame for each stage, and the values of the whole run.
    ///
    /// - Parameter total: The duration of the whole run, in seconds.
    func json(total: Double) -> String {
        let stages = [("app", app), ("evaluating", evaluating), ("compositing", compositing), ("output", output)]
        let lists = stages.map { name, stage in "\"\(name)\":[\(stage.seconds.map(Self.milliseconds).joined(separator: ","))]" }
        let ends = [("finishing", finishing), ("total", total)].map { "\"\($0)\":\(Self.milliseconds($1))" }
        let tiles = device.map { ["\"deviceTiles\":\($0.tiles.device)", "\"processorTiles\":\($0.tiles.processor)"] } ?? []
        return "{" + (lists + ends + tiles + ["\"residentBytes\":\(Self.residentBytes)"]).joined(separator: ",") + "}\n"
    }

    /// Converts seconds to milliseconds, rounded to a tenth of a microsecond.
    private static func milliseconds(_ seconds: Double) -> String { "\((seconds * 1e7).rounded() / 1e4)" }

    /// The process's resident memory in bytes; 0 when the kernel does not tell.
    private static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}
