public import Foundation

/// Bytes that an image is read from.
public final class CGDataProvider: Sendable {
    let bytes: Data
    private let userInfo: UserInfo

    /// The caller's pointer, handed back untouched; nothing is read through it.
    @safe
    private struct UserInfo: @unchecked Sendable {
        // Unchecked: never read through here; what it means across threads is the caller's affair.
        let address: UnsafeMutableRawPointer?
    }

    /// The bytes of an object; later changes to it do not show.
    public init?(data: CFData) {
        // Bridging asks for each byte by itself, which takes a second for eight megabytes. The object has that many bytes.
        bytes = unsafe Data(bytes: data.bytes, count: data.length)
        unsafe userInfo = UserInfo(address: nil)
    }

    /// A copy of bytes in memory, which is given back at once.
    ///
    /// - Parameter releaseData: Told that the memory is no longer needed.
    public init?(dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: CGDataProviderReleaseDataCallback) {
        guard size >= 0 else { return nil }
        // The caller promises that many bytes.
        bytes = unsafe Data(bytes: data, count: size)
        unsafe userInfo = UserInfo(address: info)
        unsafe releaseData(info, data, size)
    }

    /// The bytes of a file; nil when it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data: data as NSData)
    }

    /// The bytes of a file; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        // A C string, by the caller's promise.
        self.init(url: unsafe NSURL(fileURLWithPath: String(cString: filename)))
    }

    init(_ bytes: Data) {
        self.bytes = bytes
        unsafe userInfo = UserInfo(address: nil)
    }

    /// The bytes.
    public var data: CFData? { bytes as NSData }

    /// What the caller gave with the memory.
    public var info: UnsafeMutableRawPointer? { unsafe userInfo.address }
}

extension CGDataProvider: Hashable {
    /// Both are the same object.
    public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }
    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Told that memory is no longer needed: the caller's pointer, the memory, its size.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
