internal import Glibc

/// What the machine and the process's limits leave for large allocations, which Swift's arrays cannot refuse.
package enum MemoryRoom {
    /// Allocations up to this many bytes are not asked about.
    private static let smallest = 16 << 20
    /// Bytes that stay free for everything else.
    private static let reserve = 256 << 20

    /// Whether so many bytes can be had; looks at the limit of the address space and at the memory that the kernel calls available.
    package static func has(bytes: Int) -> Bool {
        guard bytes > smallest else { return true }
        let (wanted, overflows) = bytes.addingReportingOverflow(reserve)
        guard !overflows, wanted <= available ?? .max, let probe = unsafe malloc(wanted) else { return false }
        // Nothing was written to it, so it took addresses only.
        unsafe free(probe)
        return true
    }

    /// Whether a picture of four bytes a pixel can be had.
    package static func has(width: Int, height: Int) -> Bool {
        bytes(width: width, height: height).map { has(bytes: $0) } ?? false
    }

    /// The bytes of such a picture; nil beyond 63 bits.
    package static func bytes(width: Int, height: Int) -> Int? {
        let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflowsToo) = pixels.multipliedReportingOverflow(by: 4)
        return overflows || overflowsToo || width < 0 || height < 0 ? nil : bytes
    }

    /// Bytes that can be used without swapping; nil where the kernel does not say.
    package static var available: Int? {
        let file = unsafe open("/proc/meminfo", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        // The kernel writes at most as many bytes as the array has.
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
        guard count > 0 else { return nil }
        let line = bytes.prefix(count).split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "MemAvailable:".utf8) }
        // As in `MemAvailable:   12345 kB`.
        let digits = line?.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? []
        return Int(String(decoding: digits, as: UTF8.self)).map { $0 << 10 }
    }
}
