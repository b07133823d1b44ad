import ArgumentParser
import Foundation
import LaminaPrimitives

/// The options of a batch that is made on this machine.
struct LocalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Number of films that are made at the same time; default: as many as cores and memory allow.", valueName: "n"),
        transform: ArgumentReader.count)
    var atOnce: Int?

    @Flag(help: "End the batch with the first film that fails.")
    var failFast = false

    /// Returns the settings for a batch.
    func settings(for plan: BatchPlan) throws -> LocalSettings {
        LocalSettings(atOnce: atOnce ?? Self.films(plan), failsFast: failFast)
    }

    /// The number of films whose threads have a core each and whose memory is available.
    private static func films(_ plan: BatchPlan) -> Int {
        let byCores = ProcessInfo.processInfo.activeProcessorCount / plan.threads
        let byMemory = MemoryRoom.available.map { $0 / (plan.limits.bytes ?? usualBytes) } ?? byCores
        return max(1, min(byCores, byMemory))
    }

    /// The memory of a film without a limit: the app and its encoder hold 310 MB for 750 × 1334 pixels.
    private static let usualBytes = 400 << 20
}
