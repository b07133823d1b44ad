public import Foundation

/// A callback that receives bytes: the caller's pointer, the bytes and their number; it returns the number of bytes accepted.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// A callback that releases the caller's pointer when a consumer is no longer needed.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a consumer.
///
/// Marked `@safe` because the functions receive their own caller's pointer only.
@safe
public struct CGDataConsumerCallbacks {
    /// Receives bytes; a consumer without this function cannot be made.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Releases the caller's pointer; nil does nothing.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { unsafe self.init(putBytes: nil, releaseConsumer: nil) }

    /// Creates callbacks.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        unsafe self.putBytes = putBytes
        unsafe self.releaseConsumer = releaseConsumer
    }
}

/// A destination of bytes: a buffer, a file or a callback.
public final class CGDataConsumer {
    private enum Target {
        case data(NSMutableData)
        case file(FileTarget)
        case callback(ClientInfo<CGDataConsumerCallbacks>)
    }

    private let target: Target

    /// Creates a consumer that appends to a buffer.
    public init?(data: CFMutableData) { target = .data(data) }

    /// Creates a consumer that writes a file, which becomes empty at once; nil when the file cannot be written.
    ///
    /// A file on a disk that becomes full is removed, and the consumer accepts nothing more.
    public init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL, let file = FileTarget(path: url.path) else {
            Diagnostics.report(exception: "CGDataConsumerCreateWithURL", detail: "\(url) cannot be written; no consumer made")
            return nil
        }
        target = .file(file)
    }

    /// Creates a consumer from callbacks; nil without a function that receives bytes.
    ///
    /// - Parameter info: A pointer for the callbacks.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        // The caller guarantees one structure.
        let callbacks = unsafe cbks.pointee
        guard unsafe callbacks.putBytes != nil else {
            Diagnostics.report(exception: "CGDataConsumerCreate", detail: "no function that receives bytes; no consumer made")
            return nil
        }
        target = .callback(unsafe ClientInfo(info, callbacks, release: callbacks.releaseConsumer))
    }

    /// Hands over bytes, and returns the number of bytes accepted.
    package func put(_ bytes: [UInt8]) -> Int {
        switch target {
        case .data(let data):
            data.append(Data(bytes))
            return bytes.count
        case .file(let file):
            guard let code = file.write(bytes) else { return bytes.count }
            // Safe because the string of strerror stays valid until this thread's next call.
            let reason = unsafe String(cString: strerror(code))
            Diagnostics.report(exception: "CGDataConsumerPutBytes", detail: "\(reason); \(bytes.count) bytes lost")
            return 0
        case .callback(let info):
            // The array has this many bytes at its address during the call.
            return unsafe bytes.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe info.callbacks.putBytes?(info.pointer, $0, buffer.count) ?? 0 } ?? 0
            }
        }
    }
}

extension CGDataConsumer: Hashable {
    /// True when `a` and `b` are the same object.
    public static func == (a: CGDataConsumer, b: CGDataConsumer) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
