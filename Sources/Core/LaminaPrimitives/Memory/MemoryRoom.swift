/// Checks that a large allocation will succeed.
///
/// Swift's arrays abort the process when memory runs out. The limits are read instead of tried: the optimiser removes an allocation that nothing
/// uses, and with it the failure.
package enum MemoryRoom {
    /// The number of bytes up to which an allocation is not checked: 16 MiB.
    private static let smallest = 16 << 20
    /// The number of bytes that must stay free for everything else: 256 MiB.
    private static let reserve = 256 << 20

    /// Returns true when an allocation of this size fits all limits of `MemoryLimits`.
    package static func fits(bytes: Int) -> Bool {
        guard bytes > smallest else { return true }
        let (wanted, overflows) = bytes.addingReportingOverflow(reserve)
        // No address space has more than 47 bits, whatever the limits are.
        return !overflows && wanted < 1 << 47 && wanted <= available ?? .max
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

    /// The bytes that can be allocated without swapping and within the limits of the process; nil when the kernel reports nothing.
    package static var available: Int? { MemoryLimits().available }
}
