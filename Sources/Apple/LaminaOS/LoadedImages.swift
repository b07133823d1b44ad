import Glibc

/// Returns the number of programs and libraries in the process.
public func _dyld_image_count() -> UInt32 { UInt32(clamping: LoadedImages.all.count) }

/// Returns the path of a program or library; nil for an index that is too large.
///
/// The path of the program itself is empty.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! { unsafe LoadedImages.image(image_index)?.name }

/// Returns the place in memory at which a program or library begins; nil for an index that is too large.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafeRawPointer! { unsafe LoadedImages.image(image_index)?.start }

/// The programs and libraries in the process, as the loader lists them.
@safe
private struct LoadedImages {
    /// The path, a text of the loader that stays as long as the library.
    let name: UnsafePointer<CChar>?
    let start: UnsafeRawPointer?

    /// All, in the order in which they were loaded.
    static var all: [LoadedImages] {
        var list: [LoadedImages] = []
        // Glibc's Swift module lacks the function, whose header is `link.h`.
        guard let address = unsafe dlsym(nil, "dl_iterate_phdr") else { return [] }
        let iterate = unsafe unsafeBitCast(address, to: Iterate.self)
        // Safe because the list is lent for the call only.
        _ = unsafe withUnsafeMutablePointer(to: &list) { list in
            unsafe iterate(
                { information, _, list in
                    guard let information = unsafe information, let list = unsafe list else { return 0 }
                    unsafe list.assumingMemoryBound(to: [LoadedImages].self).pointee.append(LoadedImages(information))
                    return 0
                }, UnsafeMutableRawPointer(list))
        }
        return list
    }

    static func image(_ index: UInt32) -> LoadedImages? {
        let all = all
        return index < all.count ? all[Int(index)] : nil
    }

    /// Reads the first two fields of `dl_phdr_info`: the address and the name.
    private init(_ information: UnsafeRawPointer) {
        unsafe start = UnsafeRawPointer(bitPattern: information.load(as: UInt.self))
        unsafe name = information.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafePointer<CChar>?.self)
    }

    private typealias Visitor = @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
    private typealias Iterate = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32
}
