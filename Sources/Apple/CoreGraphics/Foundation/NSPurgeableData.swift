public import Foundation

/// An object whose content can be discarded while nobody uses it.
public protocol NSDiscardableContent {
    /// Returns true when the content is there, and keeps it until the matching end.
    func beginContentAccess() -> Bool
    /// Ends an access.
    func endContentAccess()
    /// Discards the content unless it is used.
    func discardContentIfPossible()
    /// Returns true when the content was discarded.
    func isContentDiscarded() -> Bool
}

/// Bytes that can be discarded while nobody uses them; Lamina discards them only when asked.
///
/// A new object is in use, as if `beginContentAccess()` had been called once.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    /// The bytes; Foundation requires a subclass to keep them itself.
    private let storage = NSMutableData()
    private var accesses = 1
    private var isDiscarded = false

    open override var length: Int {
        get { storage.length }
        set { storage.length = newValue }
    }
    open override var bytes: UnsafeRawPointer { unsafe storage.bytes }
    open override var mutableBytes: UnsafeMutableRawPointer { unsafe storage.mutableBytes }

    /// Keeps the bytes until the matching end; returns false when they were discarded.
    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        accesses += 1
        return true
    }
    /// Ends an access.
    open func endContentAccess() { accesses = Swift.max(0, accesses - 1) }
    /// Discards the bytes unless they are used.
    open func discardContentIfPossible() {
        guard accesses == 0 else { return }
        isDiscarded = true
        length = 0
    }
    /// Returns true when the bytes were discarded.
    open func isContentDiscarded() -> Bool { isDiscarded }
}
