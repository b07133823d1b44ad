import Glibc
import LaminaCompositor
import LaminaWindow

extension WindowStatistics {
    /// Returns the text that `--statistics` prints.
    ///
    /// - Parameter total: The time since the window was opened, in seconds.
    func report(total: Double) -> String {
        """
        frames       \(drawn) drawn, \(presented) presented
        drawing      mean \((drawing / Double(max(1, drawn))).milliseconds) ms
        presenting   mean \((presenting / Double(max(1, presented))).milliseconds) ms\(tilesLine)
        processor    \((Self.processorTime / max(total, 1e-3) * 1000).rounded() / 10) % of one core
        total        \((total * 1000).rounded() / 1000) s

        """
    }

    private var tilesLine: String {
        guard let deviceName, let tiles else { return "" }
        return "\ntiles        \(tiles.device) drawn by \(deviceName), \(tiles.processor) by the processor"
    }

    /// The processor time that all threads of the process have used, in seconds.
    private static var processorTime: Double {
        var usage = rusage()
        // Safe because the kernel writes the structure only during the call.
        guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
}
