import CLaminaRuntime
import Foundation

extension UITableViewCell {
    /// A cell of a class that is known only at run time, such as a registered one; nil when it cannot be made.
    static func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
        // The class metadata of a Swift class is the address behind its type value.
        let base = unsafe unsafeBitCast(UITableViewCell.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UITableViewCell()) else { return nil }
        // The initialiser takes the text out of the room, so the room is freed and not cleaned.
        let room = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: reuseIdentifier)
        guard let object = unsafe lamina_call_initialiser_style_text(initialiser, own, UInt8(style.rawValue), room) else { return nil }
        return unsafe Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
    }
}

extension UITableViewHeaderFooterView {
    /// A view of a class that is known only at run time, such as a registered one; nil when it cannot be made.
    static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
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
