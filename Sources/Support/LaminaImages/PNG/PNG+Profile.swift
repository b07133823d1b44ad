import CLaminaPNG

extension PNG {
    /// Returns the ICC profile of a PNG file; nil without one, and for a damaged one.
    static func profile(of bytes: [UInt8]) -> [UInt8]? {
        var profile = unsafe lamina_png_file()
        // The C side reads the bytes only during the call that borrows them.
        let isFound = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe lamina_png_profile($0, buffer.count, &profile) != 0 } ?? false
        }
        guard isFound else { return nil }
        // The C side owns the bytes until they are copied here.
        defer { unsafe lamina_png_release(&profile) }
        return unsafe Array(UnsafeBufferPointer(start: profile.bytes, count: profile.count))
    }
}
