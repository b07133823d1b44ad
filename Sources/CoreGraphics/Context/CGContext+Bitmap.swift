import LaminaPrimitives

extension CGContext {
    /// Creates a bitmap context that draws on the caller's memory, or on memory that it allocates.
    ///
    /// Supported are 8-bit components: RGB with premultiplied alpha or padding in any order, gray, and alpha only.
    ///
    /// - Parameters:
    ///   - data: `height` × `bytesPerRow` bytes that outlive the context; nil allocates zeroed memory.
    ///   - bytesPerRow: The distance between rows; 0 computes it from the width.
    /// - Returns: Nil for an unsupported pixel format, for a size that is not positive, and when there is not enough memory.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        unsafe self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    /// Creates a bitmap context whose callback runs when the memory is no longer needed.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let bytes = PixelLayout.contextBytes(space.model, info)
        let stride = bytesPerRow > 0 ? bytesPerRow : width &* bytes
        let format = ImageFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bytes * 8, bytesPerRow: stride, space: space, info: info)
        // The limit of 2²⁴ keeps the products of sizes below from overflowing.
        guard width > 0, height > 0, max(width, height) < 1 << 24, stride >= width * bytes, let layout = format.layout,
            layout.isDrawable(info)
        else {
            Diagnostics.report(exception: "CGBitmapContextCreate", detail: "unsupported parameter combination; no context made")
            return nil
        }
        let (count, overflows) = stride.multipliedReportingOverflow(by: height)
        guard !overflows, unsafe data != nil || MemoryRoom.fits(bytes: count) else {
            Diagnostics.report(
                exception: "CGBitmapContextCreate",
                detail: "not enough memory for \(width)×\(height) pixels with \(stride) bytes per row; no context made")
            return nil
        }
        let memory: PixelMemory
        if let data = unsafe data {
            // The caller guarantees that the memory stays valid until the callback runs.
            unsafe memory = PixelMemory(base: data, width: width, height: height, format: format, layout: layout) {
                unsafe releaseCallback?(releaseInfo, data)
            }
        } else {
            memory = .allocate(width: width, height: height, format: format, layout: layout)
        }
        self.init(width: width, height: height, format: format, store: .memory(memory), userSpace: .flippingRows(height))
    }

    /// The address of the first byte of the top row; constant as long as the context lives.
    public var data: UnsafeMutableRawPointer? {
        if case .memory(let memory) = store { return unsafe memory.base }
        guard let layout = format.layout else { return nil }
        // The caller may store this address, but a `Bitmap` may be reallocated. The pixels therefore move once, to memory at a fixed address.
        let memory = PixelMemory.allocate(width: width, height: height, format: format, layout: layout)
        memory.write(store.bitmap, memory.bounds)
        store = .memory(memory)
        return unsafe memory.base
    }

    /// The number of bits per component.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The distance between the starts of two rows, in bytes.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// The colour space of the pixels.
    public var colorSpace: CGColorSpace? { format.space }
    /// The component order and the alpha format of the pixels.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// The position of alpha in a pixel, and whether the colours are premultiplied by it.
    public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo }
}

/// A callback that releases a context's memory: it receives the caller's pointer and the memory's address.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension PixelLayout {
    /// True when a context can draw on pixels of this layout.
    ///
    /// Contexts refuse straight alpha, and four bytes per pixel with the alpha info `.none`; images support both.
    fileprivate func isDrawable(_ info: CGBitmapInfo) -> Bool {
        alpha != .straight && !(bytesPerPixel == 4 && info.alphaInfo == .none)
    }

    /// The number of bytes per pixel of a context.
    fileprivate static func contextBytes(_ model: CGColorSpaceModel, _ info: CGBitmapInfo) -> Int {
        if info.alphaInfo == .alphaOnly { return 1 }
        return model == .monochrome ? (info.alphaInfo == .none ? 1 : 2) : 4
    }
}
