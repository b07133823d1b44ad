import LaminaPrimitives

extension CGContext {
    /// Creates a bitmap context that draws on the caller's memory, or on memory that it allocates.
    ///
    /// Supported are components of 8 bits, 16 bits, and floating-point numbers of 16 and 32 bits: RGB with premultiplied alpha or padding, gray,
    /// CMYK, and alpha only; and RGB with 5 bits for each component. The byte order is big-endian unless `bitmapInfo` names another.
    ///
    /// In the normal blend mode outside of transparency layers, plain colours, gradients and images of more than 8 bits keep the precision of the
    /// components, and of floating-point components the range; all other drawing has 8 bits in sRGB's gamut. Contexts of 8 bits in sRGB and the
    /// device spaces are the fastest.
    ///
    /// - Parameters:
    ///   - data: `height` × `bytesPerRow` bytes that outlive the context; nil allocates zeroed memory.
    ///   - bytesPerRow: The distance between rows; 0 computes it from the width.
    ///   - space: The colour space; nil for a context with alpha only, which has none.
    /// - Returns: Nil for an unsupported pixel format, for a size that is not positive, and when there is not enough memory.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        unsafe self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    /// Creates a bitmap context whose callback runs when the memory is no longer needed.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        // A context with alpha only stores what a gray one does, less the gray.
        let space = space ?? (info.alphaInfo == .alphaOnly ? CGColorSpaceCreateDeviceGray() : nil)
        let bits = space?.contextBits(bitsPerComponent, info) ?? 0
        let bytes = (min(1 << 24, max(0, width)) * bits + 7) / 8
        let stride = bytesPerRow > 0 ? bytesPerRow : bytes
        let format = space.map {
            ImageFormat(bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, bytesPerRow: stride, space: $0, info: info)
        }
        // The limit of 2²⁴ keeps the products of sizes below from overflowing.
        guard width > 0, height > 0, max(width, height) < 1 << 24, bits > 0, stride >= bytes, let format, let codec = format.codec else {
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
            unsafe memory = PixelMemory(base: data, width: width, height: height, format: format, codec: codec) {
                unsafe releaseCallback?(releaseInfo, data)
            }
        } else {
            memory = .allocate(width: width, height: height, format: format, codec: codec)
        }
        self.init(width: width, height: height, format: format, store: .memory(memory), userSpace: .flippingRows(height))
    }

    /// The address of the first byte of the top row; constant as long as the context lives.
    public var data: UnsafeMutableRawPointer? {
        if case .memory(let memory) = store { return unsafe memory.base }
        guard !keepsShapes, let codec = format.codec else { return nil }
        // The caller may store this address, but a `Bitmap` may be reallocated. The pixels therefore move once, to memory at a fixed address.
        let memory = PixelMemory.allocate(width: width, height: height, format: format, codec: codec)
        memory.write(store.bitmap, memory.bounds)
        store = .memory(memory)
        return unsafe memory.base
    }

    /// Does nothing and returns false: bitmaps are shown on displays whose white is their brightest colour.
    public func setEDRTargetHeadroom(_ headroom: Float) -> Bool { false }

    /// The number of bits per component.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The distance between the starts of two rows, in bytes.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// The colour space of the pixels; nil for a context with alpha only, and for one that keeps shapes.
    public var colorSpace: CGColorSpace? { keepsShapes || format.info.alphaInfo == .alphaOnly ? nil : format.space }
    /// The component order and the alpha format of the pixels.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// The position of alpha in a pixel, and whether the colours are premultiplied by it.
    public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo }
}

/// A callback that releases a context's memory: it receives the caller's pointer and the memory's address.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGColorSpace {
    /// Returns the number of bits of a context's pixel; 0 for a combination that contexts do not support.
    ///
    /// Contexts refuse straight alpha, RGB without alpha or padding, and CMYK with either; images support all of them.
    fileprivate func contextBits(_ bits: Int, _ info: CGBitmapInfo) -> Int {
        let isFloat = info.contains(.floatComponents)
        let alpha = info.alphaInfo
        guard alpha.meaning != .straight, supportsOutput, info.pixelFormat == .packed else { return 0 }
        if bits == 5 { return model == .rgb && alpha == .noneSkipFirst && !isFloat ? 16 : 0 }
        guard isFloat ? bits == 16 || bits == 32 : bits == 8 || bits == 16 else { return 0 }
        switch (model, alpha) {
        case (.monochrome, .alphaOnly): return bits
        case (_, .alphaOnly): return 0
        case (.rgb, .none): return 0
        case (.rgb, _): return 4 * bits
        case (.monochrome, .none): return bits
        case (.monochrome, _): return 2 * bits
        case (.cmyk, .none): return 4 * bits
        default: return 0
        }
    }
}
