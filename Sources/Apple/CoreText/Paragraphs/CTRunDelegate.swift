public import CoreGraphics
public import Foundation
package import LaminaText

/// A callback that is called when a run delegate is released.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// A callback that returns the height of a run above the baseline, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A callback that returns the depth of a run below the baseline, in points.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A callback that returns the width of a run, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of callbacks that Apple calls 1.
public let kCTRunDelegateVersion1 = 1
/// The version of callbacks that code passes.
public let kCTRunDelegateCurrentVersion = 1

/// The callbacks of a run delegate.
///
/// Marked `@safe` because the callbacks receive their own caller's pointer only.
@safe
public struct CTRunDelegateCallbacks {
    /// The version, `kCTRunDelegateVersion1`.
    public var version: CFIndex
    /// Called when the delegate is released.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Returns the height above the baseline.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Returns the depth below the baseline.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Returns the width.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Creates callbacks.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback, getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        unsafe self.dealloc = dealloc
        unsafe self.getAscent = getAscent
        unsafe self.getDescent = getDescent
        unsafe self.getWidth = getWidth
    }
}

/// A space within text, such as for a picture, in place of glyphs.
///
/// Marked `@safe` because its only pointer belongs to the caller and is only handed back.
@safe
public final class CTRunDelegate: NSObject, TextPlaceholderSource {
    /// Must be the first stored property: Foundation reads it when it compares the values of string attributes.
    private let foundationTag = FoundationTag()
    private let callbacks: CTRunDelegateCallbacks
    private let address: UnsafeMutableRawPointer?

    init(_ callbacks: CTRunDelegateCallbacks, _ address: UnsafeMutableRawPointer?) {
        self.callbacks = callbacks
        unsafe self.address = address
    }

    deinit { unsafe callbacks.dealloc(refCon) }

    /// The caller's pointer; the delegate's own address in place of nil, which Swift's callbacks cannot receive.
    var refCon: UnsafeMutableRawPointer { unsafe address ?? Unmanaged.passUnretained(self).toOpaque() }

    /// The space that the callbacks describe at this moment.
    package var placeholder: TextPlaceholder {
        unsafe TextPlaceholder(
            width: Double(callbacks.getWidth(refCon)), ascent: Double(callbacks.getAscent(refCon)), descent: Double(callbacks.getDescent(refCon)))
    }
}

/// Returns the number that identifies the class of run delegates.
public func CTRunDelegateGetTypeID() -> CFTypeID { typeID(of: CTRunDelegate.self) }

/// Creates a delegate of callbacks; nil for another version of them.
///
/// - Parameter refCon: A pointer that the callbacks receive.
public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
    // The caller guarantees callbacks at the address.
    let callbacks = unsafe callbacks.pointee
    guard callbacks.version == kCTRunDelegateVersion1 else { return nil }
    return unsafe CTRunDelegate(callbacks, refCon)
}

/// Returns the pointer that a delegate's callbacks receive.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { unsafe runDelegate.refCon }
