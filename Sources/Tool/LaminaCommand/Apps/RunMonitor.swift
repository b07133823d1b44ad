import Foundation
import Glibc
import LaminaProcess

/// Watches an app while it makes a film: collects its messages and the hashes of its frames, and compares its time and memory with limits.
final class RunMonitor {
    /// The time between two examinations, in seconds.
    static let interval = 0.05

    /// The end of a pipe that becomes the app's standard output and error.
    let writeEnd: Int32
    private let readEnd: Int32
    private let limits: FilmLimits
    private let start = ContinuousClock.now
    private var messages = FrameMessages()
    /// The most memory that the app and its children have held together, in bytes.
    private(set) var peakBytes = 0
    /// The limit that the app has exceeded, for messages; nil while it keeps them.
    private(set) var reasonToStop: String?

    /// Creates a monitor; nil when the system has no descriptor left.
    ///
    /// - Parameter onLine: Receives each message of the app.
    init?(limits: FilmLimits, onLine: ((String) -> Void)? = nil) {
        guard let pipe = DescriptorPipe() else { return nil }
        // Only reading must not wait: an app whose messages were dropped would lose hashes of frames.
        _ = fcntl(pipe.readEnd, F_SETFL, fcntl(pipe.readEnd, F_GETFL) | O_NONBLOCK)
        pipe.widen(to: 1 << 20)
        (readEnd, writeEnd, self.limits) = (pipe.readEnd, pipe.writeEnd, limits)
        messages.onLine = onLine
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Examines the app; returns true when it has exceeded a limit.
    func isExceeded(by process: pid_t) -> Bool {
        messages.drain(readEnd)
        peakBytes = max(peakBytes, ProcessMemory.peakBytes(ofTree: process))
        if let most = limits.seconds, start.duration(to: .now) > .seconds(most) { reasonToStop = "it took longer than \(most.formatted()) seconds" }
        if let most = limits.bytes, peakBytes > most {
            reasonToStop = "it held \((peakBytes >> 20).formatted()) MB of memory; the limit is \((most >> 20).formatted()) MB"
        }
        return reasonToStop != nil
    }

    /// Notes the memory of an app that has ended, perhaps before it was examined for the first time.
    func noteEnd(peakBytes: Int) { self.peakBytes = max(self.peakBytes, peakBytes) }

    /// The duration of the run so far, in seconds.
    var seconds: Double { start.duration(to: .now) / .seconds(1) }

    /// Returns the messages and hashes of an app that has ended.
    func finished() -> FrameMessages {
        messages.drain(readEnd)
        return messages
    }
}
