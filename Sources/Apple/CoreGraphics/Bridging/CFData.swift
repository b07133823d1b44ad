public import Foundation

/// Returns the address of a buffer's first byte, valid for as long as the buffer lives; nil for nil and for an empty buffer.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, theData.length > 0 else { return nil }
    // Safe because a buffer's memory is `length` bytes at a constant address.
    return unsafe theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes of a buffer; 0 for nil.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// Creates a buffer with a copy of some bytes; nil for a negative length, and for no address with a length.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard length > 0 else { return length == 0 ? NSData() : nil }
    // Safe because the caller answers for `length` bytes, as in Apple's function.
    return unsafe bytes.map { unsafe NSData(bytes: $0, length: length) }
}
