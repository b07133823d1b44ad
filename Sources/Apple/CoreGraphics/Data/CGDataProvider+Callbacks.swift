public import Foundation
import LaminaPrimitives

extension CGDataProvider {
    /// The number of bytes that a sequential provider may have at most: 256 MiB.
    ///
    /// A callback that never ends would otherwise fill the memory.
    private static let mostSequentialBytes = 256 << 20
    /// The number of bytes that are requested at once.
    private static let chunk = 64 << 10

    /// Creates a provider from callbacks that read one byte after the other; all bytes are read at once.
    ///
    /// - Parameter info: A pointer for the callbacks.
    /// - Returns: Nil without a function that copies bytes, and for more than 256 MiB.
    public convenience init?(sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>) {
        // The caller guarantees one structure.
        let callbacks = unsafe callbacks.pointee
        let owner = unsafe ClientInfo(info, callbacks, release: callbacks.releaseInfo)
        guard let getBytes = unsafe callbacks.getBytes else {
            Diagnostics.report(exception: "CGDataProviderCreateSequential", detail: "no function that copies bytes; no provider made")
            return nil
        }
        unsafe callbacks.rewind?(info)
        var data = Data()
        var room = [UInt8](repeating: 0, count: Self.chunk)
        while true {
            // The buffer has as many bytes as the callback may write.
            let count =
                unsafe room.withUnsafeMutableBytes { buffer in unsafe buffer.baseAddress.map { unsafe getBytes(info, $0, buffer.count) } } ?? 0
            guard count > 0 else { break }
            data.append(contentsOf: room.prefix(count))
            guard data.count <= Self.mostSequentialBytes else {
                Diagnostics.report(
                    exception: "CGDataProviderCreateSequential", detail: "more than \(Self.mostSequentialBytes) bytes; no provider made")
                return nil
            }
        }
        self.init(data, owner: owner)
    }

    /// Creates a provider from callbacks that read at any position; all bytes are read at once.
    ///
    /// - Parameters:
    ///   - info: A pointer for the callbacks.
    ///   - size: The number of bytes.
    /// - Returns: Nil without a function that returns bytes, for a negative size or one that exceeds the memory, and when bytes are missing.
    public convenience init?(directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>) {
        // The caller guarantees one structure.
        let callbacks = unsafe callbacks.pointee
        let owner = unsafe ClientInfo(info, callbacks, release: callbacks.releaseInfo)
        guard size >= 0, MemoryRoom.fits(bytes: Int(size)), let data = unsafe Self.read(Int(size), info, callbacks) else {
            Diagnostics.report(exception: "CGDataProviderCreateDirect", detail: "no function, or no \(size) bytes; no provider made")
            return nil
        }
        self.init(data, owner: owner)
    }

    private static func read(_ size: Int, _ info: UnsafeMutableRawPointer?, _ callbacks: CGDataProviderDirectCallbacks) -> Data? {
        // The callback guarantees `size` bytes at its address until the address is released.
        if let address = unsafe callbacks.getBytePointer?(info) {
            defer { unsafe callbacks.releaseBytePointer?(info, address) }
            return unsafe Data(bytes: address, count: size)
        }
        guard let getBytes = unsafe callbacks.getBytesAtPosition else { return nil }
        var room = [UInt8](repeating: 0, count: size)
        var done = 0
        while done < size {
            // The rest of the buffer has as many bytes as the callback may write.
            let count = unsafe room.withUnsafeMutableBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe getBytes(info, $0 + done, off_t(done), size - done) }
            }
            guard let count, count > 0 else { return nil }
            done += min(count, size - done)
        }
        return Data(room)
    }
}
