internal import Glibc

/// A check before large allocations: Swift's arrays end the process when memory runs out.
package enum MemoryRoom {
    /// Allocations up to this many bytes are not asked about.
    private static let smallest = 16 << 20
    /// Bytes that stay free for everything else.
    private static let reserve = 256 << 20

    /// True when an allocation of this size fits into the address-space limit and the memory that the kernel reports as available.
    package static func has(bytes: Int) -> Bool {
        guard bytes > smallest else { return true }
        let (wanted, overflows) = bytes.addingReportingOverflow(reserve)
        guard !overflows, wanted <= available ?? .max, let probe = unsafe malloc(wanted) else { return false }
        // Nothing was written to it, so it took addresses only.
        unsafe free(probe)
        return true
    }

    /// True when a picture of this size, at four bytes per pixel, fits into memory.
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
