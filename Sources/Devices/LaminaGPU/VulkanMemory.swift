import CLaminaVulkan
import LaminaCompositor
import LaminaPrimitives

/// Words that a device and the processor share.
@safe
struct VulkanMemory {
    private let device: OpaquePointer
    let buffer: OpaquePointer
    private let address: UnsafeMutablePointer<UInt32>
    let count: Int

    /// Allocates memory.
    ///
    /// - Parameters:
    ///   - count: The number of words, at least 1.
    ///   - isRead: True for memory that the processor mostly reads.
    init(_ device: OpaquePointer, count: Int, isRead: Bool) throws(TileDeviceError) {
        var result = LaminaVulkanResult.success
        guard let buffer = unsafe laminaVulkanAllocate(device, count * 4, isRead, &result) else {
            throw TileDeviceError(result, seconds: 0) ?? .failure
        }
        unsafe (self.device, self.buffer) = (device, buffer)
        // The device aligns memory to 64 bytes and more.
        unsafe address = laminaVulkanAddress(buffer).bindMemory(to: UInt32.self, capacity: count)
        self.count = count
    }

    /// Frees the memory, which must not be used afterwards.
    func release() { unsafe laminaVulkanFree(device, buffer) }

    func write(_ words: Span<UInt32>, at offset: Int) {
        precondition(offset >= 0 && offset + words.count <= count, "outside the device's memory")
        unsafe words.withUnsafeBufferPointer { source in
            // Inside the memory by the check above; nothing is copied from an empty span, which has no address.
            if let base = source.baseAddress { unsafe (address + offset).update(from: base, count: source.count) }
        }
    }

    func lend(_ count: Int, _ body: (Span<Pixel>) -> Void) {
        precondition(count <= self.count, "outside the device's memory")
        unsafe body(Span(_unsafeStart: UnsafePointer(address), count: count))
    }
}
