import Glibc

/// The time and the memory that a piece of work took.
///
/// The numbers are those of the whole process, so the work runs in a process of its own, such as that of an exit test.
public struct WorkCost: Sendable, CustomStringConvertible {
    /// The time of all threads, in seconds.
    public let seconds: Double
    /// The greatest growth of the resident memory, in megabytes.
    public let megabytes: Int

    /// Does some work.
    public init(of work: () throws -> Void) rethrows {
        // The number 5 resets the peak of the resident memory.
        if let file = unsafe fopen("/proc/self/clear_refs", "w") {
            unsafe fputs("5", file)
            unsafe fclose(file)
        }
        let (memory, time) = (Self.status("VmRSS:"), Self.processorTime)
        try work()
        seconds = Self.processorTime - time
        megabytes = max(0, Self.status("VmHWM:") - memory) / 1024
    }

    /// True when the work took at most a second and 300 megabytes.
    ///
    /// Code without optimisation may take ten seconds.
    public var isSmall: Bool { seconds <= Self.mostSeconds && megabytes <= 300 }

    /// Both numbers with their units.
    public var description: String { "\(Int(seconds * 1000)) ms, \(megabytes) MB" }

    private static var mostSeconds: Double {
        #if DEBUG
            10
        #else
            1
        #endif
    }

    private static var processorTime: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Returns a line of the process's status, in kilobytes.
    private static func status(_ name: String) -> Int {
        guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
        defer { unsafe fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        // The buffer has as many bytes as the call says.
        while unsafe fgets(&line, CInt(line.count), file) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split { $0 == " " || $0 == "\t" }
            if words.count > 1, words[0] == name { return Int(words[1]) ?? 0 }
        }
        return 0
    }
}
