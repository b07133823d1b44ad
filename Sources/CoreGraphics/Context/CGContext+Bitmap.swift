import LaminaPrimitives

extension CGContext {
    /// A context on memory of the caller's, or on its own.
    ///
    /// Known are 8-bit components: red, green, blue with premultiplied alpha or padding in any order; gray; alpha alone.
    ///
    /// - Parameters:
    ///   - data: `height` times `bytesPerRow` bytes that outlive the context; nil makes cleared memory.
    ///   - bytesPerRow: Zero chooses what fits; only allowed without `data`.
    /// - Returns: Nil for a form that is not known, for sizes that are not positive, and for more bytes than there is memory for.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        unsafe self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    /// As the other initialiser, with a function that is told when the memory is not needed any more.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let bytes = PixelLayout.contextBytes(space.model, info)
        let stride = bytesPerRow > 0 ? bytesPerRow : width &* bytes
        let format = ImageFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bytes * 8, bytesPerRow: stride, space: space, info: info)
        guard width > 0, height > 0, max(width, height) < 1 << 24, stride >= width * bytes, let layout = format.layout,
            layout.isDrawable(info)
        else {
            Diagnostics.report(exception: "CGBitmapContextCreate", detail: "unsupported parameter combination; no context made")
            return nil
        }
        let (count, overflows) = stride.multipliedReportingOverflow(by: height)
        guard !overflows, unsafe data != nil || MemoryRoom.has(bytes: count) else {
            Diagnostics.report(
                exception: "CGBitmapContextCreate",
                detail: "\(width)×\(height) pixels of \(stride) bytes a row are more than there is memory for; no context made")
            return nil
        }
        let memory: PixelMemory
        if let data = unsafe data {
            // The caller promises that the memory is there until the callback.
            unsafe memory = PixelMemory(base: data, width: width, height: height, format: format, layout: layout) {
                unsafe releaseCallback?(releaseInfo, data)
            }
        } else {
            memory = .allocate(width: width, height: height, format: format, layout: layout)
        }
        self.init(width: width, height: height, format: format, store: .memory(memory), userSpace: .flippingRows(height))
    }

    /// The address of the top left pixel; stays the same as long as the context lives.
    public var data: UnsafeMutableRawPointer? {
        if case .memory(let memory) = store { return unsafe memory.base }
        guard let layout = format.layout else { return nil }
        // From now on the pixels stay where the caller can find them.
        let memory = PixelMemory.allocate(width: width, height: height, format: format, layout: layout)
        memory.write(store.bitmap, memory.bounds)
        store = .memory(memory)
        return unsafe memory.base
    }

    /// Bits of one component.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// Bits of one pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// Bytes from one row to the next.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// What the components mean.
    public var colorSpace: CGColorSpace? { format.space }
    /// The layout of the pixels.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// Where alpha is.
    public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo }
}

/// Told that a context's memory is not needed any more: the caller's pointer, the memory.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension PixelLayout {
    /// A context can draw on such pixels: straight alpha and four bytes without a word on the fourth are for images only.
    fileprivate func isDrawable(_ info: CGBitmapInfo) -> Bool {
        alpha != .straight && !(bytesPerPixel == 4 && info.alphaInfo == .none)
    }

    /// How many bytes a pixel of a context has.
    fileprivate static func contextBytes(_ model: CGColorSpaceModel, _ info: CGBitmapInfo) -> Int {
        if info.alphaInfo == .alphaOnly { return 1 }
        return model == .monochrome ? (info.alphaInfo == .none ? 1 : 2) : 4
    }
}
