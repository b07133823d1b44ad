public import Foundation

/// A callback that copies bytes: it receives the caller's pointer, room for bytes and their number, and returns the number of bytes copied.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// A callback that skips bytes: it receives the caller's pointer and a number of bytes, and returns the number of bytes skipped.
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
/// A callback that returns to the first byte; it receives the caller's pointer.
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
/// A callback that releases the caller's pointer when a provider is no longer needed.
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
/// A callback that returns the address of all bytes; it receives the caller's pointer.
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// A callback that ends the use of the address of all bytes; it receives the caller's pointer and the address.
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// A callback that copies bytes from a position: it receives the caller's pointer, room for bytes, the position of the first byte and the number of
/// bytes, and returns the number of bytes copied.
public typealias CGDataProviderGetBytesAtPositionCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int

/// The functions of a provider that is read from its first byte to its last.
///
/// Marked `@safe` because the functions receive their own caller's pointer only.
@safe
public struct CGDataProviderSequentialCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Copies the next bytes; a provider without this function cannot be made.
    public var getBytes: CGDataProviderGetBytesCallback?
    /// Skips bytes; never called, because the provider is read to its end once.
    public var skipForward: CGDataProviderSkipForwardCallback?
    /// Returns to the first byte; called once, before reading.
    public var rewind: CGDataProviderRewindCallback?
    /// Releases the caller's pointer; nil does nothing.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { unsafe self.init(version: 0, getBytes: nil, skipForward: nil, rewind: nil, releaseInfo: nil) }

    /// Creates callbacks.
    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        unsafe self.getBytes = getBytes
        unsafe self.skipForward = skipForward
        unsafe self.rewind = rewind
        unsafe self.releaseInfo = releaseInfo
    }
}

/// The functions of a provider whose bytes can be read at any position.
///
/// Marked `@safe` because the functions receive their own caller's pointer only.
@safe
public struct CGDataProviderDirectCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Returns the address of all bytes; preferred when both this function and `getBytesAtPosition` exist.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Ends the use of the address of all bytes.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Copies bytes from a position.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Releases the caller's pointer; nil does nothing.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { unsafe self.init(version: 0, getBytePointer: nil, releaseBytePointer: nil, getBytesAtPosition: nil, releaseInfo: nil) }

    /// Creates callbacks.
    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?, releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        unsafe self.getBytePointer = getBytePointer
        unsafe self.releaseBytePointer = releaseBytePointer
        unsafe self.getBytesAtPosition = getBytesAtPosition
        unsafe self.releaseInfo = releaseInfo
    }
}
