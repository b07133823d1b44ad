private import CoreFoundation
import Foundation

/// A text encoding by Core Foundation's numbers, such as `0x0600` for ASCII.
public typealias CFStringEncoding = UInt32

/// The encoding that stands for no encoding, `0xFFFFFFFF`.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// Returns the raw value of the `String.Encoding` that a Core Foundation encoding is.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    UInt(CoreFoundation.CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// Returns the Core Foundation encoding of a `String.Encoding`'s raw value; `kCFStringEncodingInvalidId` when there is none.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    CFStringEncoding(CoreFoundation.CFStringConvertNSStringEncodingToEncoding(numericCast(encoding)))
}
