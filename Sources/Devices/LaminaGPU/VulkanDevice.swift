import CLaminaVulkan
package import LaminaCompositor
package import LaminaPrimitives

/// A graphics device that runs tile programs, by Vulkan.
///
/// Vulkan, its loader and a driver are optional: opening fails with a reason where one is missing. Waiting for the device has a limit, after which it
/// counts as hung and is left alone.
@safe
package final class VulkanDevice: TileDevice {
    /// The longest time that a frame may take on the device, in seconds.
    ///
    /// A driver that computes on the processor waits for whatever else runs there.
    private var patience: Int { facts.isSoftware ? 60 : 5 }
    /// The most bytes of the arena.
    ///
    /// A hundred frames of 1,920 × 1,080 that change everything fit, and every driver can give as much.
    private static let mostBytes = 64 << 20

    private let device: OpaquePointer
    private let arena: VulkanMemory
    private var frame: VulkanMemory
    private var pixels: VulkanMemory
    package let facts: DeviceFacts
    /// The size of the largest buffer that the program can read, in bytes.
    private let largestBuffer: Int

    package var name: String { facts.name }
    package var capacity: Int { arena.count }
    package var mostBlocks: Int { largestBuffer / 4 / (TileProgram.side * TileProgram.side) }

    /// Opens the first graphics device, hardware before software.
    ///
    /// - Parameter name: A part of the wanted device's name; nil for any.
    package init(named name: String? = nil) throws(DeviceAbsence) {
        var result = LaminaVulkanResult.success
        guard let device = unsafe laminaVulkanOpen(name, &result) else { throw DeviceAbsence(result) }
        unsafe self.device = device
        let facts = unsafe laminaVulkanFacts(device)
        (self.facts, largestBuffer) = (DeviceFacts(facts), Int(facts.largestBuffer))
        do throws(TileDeviceError) {
            let size = min(Self.mostBytes, largestBuffer)
            (arena, frame, pixels) = try unsafe Self.memories(device, arena: size / 4)
        } catch {
            unsafe laminaVulkanClose(device)
            throw .unusable("\(error)")
        }
    }

    /// Allocates the arena and, for the beginning, memory for small frames; all or nothing.
    private static func memories(
        _ device: OpaquePointer, arena count: Int
    ) throws(TileDeviceError) -> (arena: VulkanMemory, frame: VulkanMemory, pixels: VulkanMemory) {
        var made: [VulkanMemory] = []
        do throws(TileDeviceError) {
            for (count, isRead) in [(count, false), (1 << 16, false), (1 << 20, true)] {
                made.append(try unsafe VulkanMemory(device, count: count, isRead: isRead))
            }
        } catch {
            for memory in made { memory.release() }
            throw error
        }
        return (made[0], made[1], made[2])
    }

    deinit {
        arena.release()
        frame.release()
        pixels.release()
        unsafe laminaVulkanClose(device)
    }

    package func write(_ words: Span<UInt32>, at offset: Int) { arena.write(words, at: offset) }

    package func run(_ program: TileProgram, _ body: (Span<Pixel>) -> Void) throws(TileDeviceError) {
        let count = program.count * TileProgram.side * TileProgram.side
        try ensure(&frame, program.words.count, isRead: false)
        try ensure(&pixels, count, isRead: true)
        frame.write(program.words.span, at: 0)
        let limit = UInt64(patience) * 1_000_000_000
        let result = unsafe laminaVulkanDraw(device, arena.buffer, frame.buffer, pixels.buffer, UInt32(program.count), !program.isPlain, limit)
        if let error = TileDeviceError(result, seconds: patience) { throw error }
        pixels.lend(count, body)
    }

    /// Lets a later call fail, as a driver would; for tests.
    ///
    /// - Parameter calls: The number of frames and allocations that succeed before.
    package func fail(after calls: Int, with error: TileDeviceError) {
        unsafe laminaVulkanFailAfter(device, Int32(clamping: calls), error.result)
    }

    /// Replaces memory that is too small by memory of at least twice its size.
    private func ensure(_ memory: inout VulkanMemory, _ count: Int, isRead: Bool) throws(TileDeviceError) {
        guard memory.count < count else { return }
        guard count * 4 <= largestBuffer else { throw .outOfMemory }
        let larger = try unsafe VulkanMemory(device, count: max(count, min(2 * memory.count, largestBuffer / 4)), isRead: isRead)
        memory.release()
        memory = larger
    }
}
