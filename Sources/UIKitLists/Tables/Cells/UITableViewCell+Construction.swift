import CLaminaRuntime
import Foundation

extension UITableViewCell {
    /// Creates a cell of this class, which is usually a registered subclass; nil when the class has no suitable initialiser.
    ///
    /// The initialiser is not `required`, so Swift cannot call it through a metatype; its entry is looked up in the class's method table instead.
    package static func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
        // A Swift class's type value is a pointer to its metadata.
        let base = unsafe unsafeBitCast(UITableViewCell.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UITableViewCell()) else { return nil }
        // The initialiser consumes the string, so its memory is deallocated here but not deinitialised.
        let room = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: reuseIdentifier)
        guard let object = unsafe lamina_call_initialiser_style_text(initialiser, own, UInt8(style.rawValue), room) else { return nil }
        return unsafe Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a view of this class in the same way as a cell; nil when the class has no suitable initialiser.
    package static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
        let base = unsafe unsafeBitCast(UITableViewHeaderFooterView.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UITableViewHeaderFooterView())
        else { return nil }
        let room = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: reuseIdentifier)
        guard let object = unsafe lamina_call_initialiser_text(initialiser, own, room) else { return nil }
        return unsafe Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
    }
}
