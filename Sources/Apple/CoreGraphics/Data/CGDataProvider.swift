public import Foundation

/// The bytes that an image is decoded from.
public final class CGDataProvider: Sendable {
    let bytes: Data
    /// The caller's pointer, and the callback that releases it with the provider.
    private let owner: (any DataOwner)?

    /// Creates a provider from a copy of an object's bytes.
    public init?(data: CFData) {
        // Copies the bytes directly: bridging would fetch them one by one, which takes a second for eight megabytes. The object guarantees that
        // `data.length` bytes exist.
        bytes = unsafe Data(bytes: data.bytes, count: data.length)
        owner = nil
    }

    /// Creates a provider from a copy of memory, which is released at once.
    ///
    /// - Parameter releaseData: Called when the memory is no longer needed, before this initialiser returns.
    public init?(dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: CGDataProviderReleaseDataCallback) {
        guard size >= 0 else { return nil }
        // The caller guarantees `size` bytes.
        bytes = unsafe Data(bytes: data, count: size)
        owner = unsafe ClientInfo(info, (), release: nil)
        unsafe releaseData(info, data, size)
    }

    /// Creates a provider from a file's bytes; nil when the file cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data: data as NSData)
    }

    /// Creates a provider from a file's bytes; nil when the file cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        // The caller guarantees a C string.
        self.init(url: unsafe NSURL(fileURLWithPath: String(cString: filename)))
    }

    init(_ bytes: Data, owner: (any DataOwner)? = nil) {
        self.bytes = bytes
        self.owner = owner
    }

    /// All bytes.
    public var data: CFData? { bytes as NSData }

    /// The pointer that the caller passed along with its memory.
    public var info: UnsafeMutableRawPointer? { unsafe owner?.pointer }
}

extension CGDataProvider: Hashable {
    /// True when `a` and `b` are the same object.
    public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A callback that releases memory: it receives the caller's pointer, the memory's address and its size in bytes.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// An object that keeps the pointer of a provider's caller.
protocol DataOwner: Sendable {
    var pointer: UnsafeMutableRawPointer? { get }
}

extension ClientInfo: DataOwner {}

extension CGDataProvider {
    /// All bytes, as an array.
    package var imageBytes: [UInt8] { [UInt8](bytes) }
}
