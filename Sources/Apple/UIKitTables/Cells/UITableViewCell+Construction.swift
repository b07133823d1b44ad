import CLaminaRuntime

extension UITableViewCell {
    /// Creates a cell of this class by `init(style:reuseIdentifier:)`, as `NSObject.laminaInit()` does by `init()`.
    public static func laminaInit(style: CellStyle, reuseIdentifier: String?) -> Self {
        // A Swift class's type value is a pointer to its metadata.
        let base = unsafe unsafeBitCast(UITableViewCell.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        // The initialiser consumes the string, so its memory is deallocated here but not deinitialised.
        let room = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: reuseIdentifier)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UITableViewCell()),
            let object = unsafe lamina_call_initialiser_style_text(initialiser, own, style.rawValue, room)
        else { preconditionFailure("\(self) has no init(style:reuseIdentifier:)") }
        return unsafe unsafeDowncast(Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue(), to: self)
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a view of this class by `init(reuseIdentifier:)`, in the same way as a cell.
    public static func laminaInit(reuseIdentifier: String?) -> Self {
        let base = unsafe unsafeBitCast(UITableViewHeaderFooterView.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        let room = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: reuseIdentifier)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UITableViewHeaderFooterView()),
            let object = unsafe lamina_call_initialiser_text(initialiser, own, room)
        else { preconditionFailure("\(self) has no init(reuseIdentifier:)") }
        return unsafe unsafeDowncast(Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue(), to: self)
    }
}
