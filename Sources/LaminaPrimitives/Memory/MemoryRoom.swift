internal import Glibc

/// Checks that a large allocation will succeed.
///
/// Swift's arrays abort the process when memory runs out.
package enum MemoryRoom {
    /// The number of bytes up to which an allocation is not checked: 16 MiB.
    private static let smallest = 16 << 20
    /// The number of bytes that must stay free for everything else: 256 MiB.
    private static let reserve = 256 << 20

    /// Returns true when an allocation of this size fits both the address-space limit and the memory that the kernel reports as available.
    package static func fits(bytes: Int) -> Bool {
        guard bytes > smallest else { return true }
        let (wanted, overflows) = bytes.addingReportingOverflow(reserve)
        guard !overflows, wanted <= available ?? .max, let probe = unsafe malloc(wanted) else { return false }
        // The probe was never written to, so it took address space but no physical memory.
        unsafe free(probe)
        return true
    }

    /// Returns true when an image of this size, at four bytes per pixel, fits into memory.
    package static func fits(width: Int, height: Int) -> Bool {
        bytes(width: width, height: height).map { fits(bytes: $0) } ?? false
    }

    /// Returns the size in bytes of an image with four bytes per pixel; nil when a side is negative or the size overflows.
    package static func bytes(width: Int, height: Int) -> Int? {
        let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflowsToo) = pixels.multipliedReportingOverflow(by: 4)
        return overflows || overflowsToo || width < 0 || height < 0 ? nil : bytes
    }

    /// The bytes that can be allocated without swapping; nil when the kernel does not report them.
    package static var available: Int? {
        let file = unsafe open("/proc/meminfo", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        // The kernel writes at most as many bytes as the array has.
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
        guard count > 0 else { return nil }
        let line = bytes.prefix(count).split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "MemAvailable:".utf8) }
        // The line has the form `MemAvailable:   12345 kB`; shifting by 10 converts KiB to bytes.
        let digits = line?.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? []
        return Int(String(decoding: digits, as: UTF8.self)).map { $0 << 10 }
    }
}
