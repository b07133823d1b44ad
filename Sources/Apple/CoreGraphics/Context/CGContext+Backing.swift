package import LaminaPrimitives

/// The pixel formats, beside premultiplied 8-bit pixels, that a layer can draw its contents in.
package enum BackingFormat: Sendable {
    /// Red, green, blue and alpha as floating-point numbers of 16 bits, in the extended range of sRGB.
    case deep
    /// Gray, and alpha unless it is opaque, with 8 bits each.
    case gray

    /// The bytes of a pixel.
    package func pixelSize(isOpaque: Bool) -> Int {
        switch self {
        case .deep: 8
        case .gray: isOpaque ? 1 : 2
        }
    }

    fileprivate func imageFormat(width: Int, isOpaque: Bool) -> ImageFormat {
        let size = pixelSize(isOpaque: isOpaque)
        switch self {
        case .deep:
            let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
            return ImageFormat(
                bitsPerComponent: 16, bitsPerPixel: 8 * size, bytesPerRow: size * width, space: CGColorSpace(name: CGColorSpace.extendedSRGB),
                info: [.floatComponents, .byteOrder16Little, CGBitmapInfo(rawValue: alpha.rawValue)])
        case .gray:
            let alpha: CGImageAlphaInfo = isOpaque ? .none : .premultipliedLast
            return ImageFormat(
                bitsPerComponent: 8, bitsPerPixel: 8 * size, bytesPerRow: size * width, space: CGColorSpaceCreateDeviceGray(),
                info: CGBitmapInfo(rawValue: alpha.rawValue))
        }
    }
}

extension CGContext {
    /// Creates a context with pixels of another format than a bitmap's, which `takeBitmap()` converts; it draws on a converted copy of a bitmap.
    ///
    /// - Parameter userSpace: The transform from user space to pixels, whose first row is the top one.
    /// - Precondition: The memory for the pixels exists, as `MemoryRoom` knows.
    package convenience init?(_ bitmap: Bitmap, as backing: BackingFormat, isOpaque: Bool, userSpace: AffineTransform) {
        let format = backing.imageFormat(width: bitmap.width, isOpaque: isOpaque)
        guard let codec = format.codec else { return nil }
        let memory = PixelMemory.allocate(width: bitmap.width, height: bitmap.height, format: format, codec: codec)
        memory.write(bitmap, memory.bounds)
        self.init(width: bitmap.width, height: bitmap.height, format: format, store: .memory(memory), userSpace: userSpace)
    }
}
