public import Foundation
package import LaminaImages
package import LaminaPrimitives

extension CGImage {
    /// Creates an image from a PNG file's bytes, converted to sRGB; nil when the bytes cannot be decoded.
    ///
    /// - Parameter decode: Ignored: the file describes the meaning of its samples.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        self.init(source, .png, "CGImageCreateWithPNGDataProvider", shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Creates an image from a JPEG file's bytes, converted to sRGB; nil when the bytes cannot be decoded.
    ///
    /// - Parameter decode: Ignored: the file describes the meaning of its samples.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        self.init(source, .jpeg, "CGImageCreateWithJPEGDataProvider", shouldInterpolate: shouldInterpolate, intent: intent)
    }

    private convenience init?(
        _ source: CGDataProvider, _ format: ImageFileFormat, _ function: String, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        do throws(ImageFileError) {
            let bytes = [UInt8](source.bytes)
            guard ImageFileFormat(of: bytes) == format else {
                throw .damaged(name: "data", format: format, reason: "the first bytes are those of another format")
            }
            let file = try ImageFile(bytes: bytes, name: "data")
            self.init(try file.firstPicture, of: file, shouldInterpolate: shouldInterpolate, intent: intent)
        } catch {
            Diagnostics.report(exception: function, detail: "\(error); no image made")
            return nil
        }
    }

    /// Creates the first image of a PNG, JPEG, GIF or WebP file, converted to sRGB; nil when the bytes cannot be decoded.
    package convenience init?(fileBytes bytes: [UInt8]) {
        guard let file = try? ImageFile(bytes: bytes, name: "data"), let bitmap = try? file.firstPicture else { return nil }
        self.init(bitmap, of: file)
    }

    /// Creates an image of decoded pixels, converted from the file's ICC profile to sRGB.
    ///
    /// The image reports the file's own samples, in the space that its gamma or profile states, where these are gray, CMYK or of 16 bits. A profile
    /// that is not read is ignored: the pixels are then sRGB, or the gray and the inks of the device.
    package convenience init(
        _ bitmap: Bitmap, of file: ImageFile, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
    ) {
        let own = file.sampleFormat
        var format =
            own.map { ImageFormat($0, width: bitmap.width) } ?? .native(width: bitmap.width, isOpaque: !file.metadata.hasAlpha)
        if own != nil, let gamma = file.gammaEncoding { format.space = CGColorSpace(gamma) }
        var bitmap = bitmap
        if let conversion = file.profileConversion {
            conversion.apply(to: &bitmap)
            if conversion.encoding.componentCount == format.space?.numberOfComponents { format.space = CGColorSpace(conversion.encoding) }
        }
        self.init(
            Picture(bitmap, isOpaque: file.metadata.hasAlpha ? nil : file.format == .jpeg ? true : nil), format: format,
            samples: own.map { _ in FileSamples(file) }, shouldInterpolate: shouldInterpolate, intent: intent, typeName: file.format.typeIdentifier)
    }

    /// The image as a PNG file; nil when the image is too large for one.
    ///
    /// - Accuracy: Reading the file gives the same premultiplied pixels.
    package var pngBytes: [UInt8]? { try? PNG.encode(picture.bitmap, isOpaque: false) }
}

extension ImageFile {
    /// The picture of the first frame.
    package var firstPicture: Bitmap {
        get throws(ImageFileError) {
            guard !frames.isEmpty else { throw .damaged(name: name, format: format, reason: "the file has no image") }
            return try picture(ofFrame: 0)
        }
    }

    /// The encoding of the file's samples by a gamma of its own, with sRGB's primaries; nil for files with a profile or without such a gamma.
    fileprivate var gammaEncoding: ColorEncoding? {
        guard metadata.profile == nil, let gamma = metadata.gamma else { return nil }
        let transfer = gamma == 1 ? TransferFunction.linear : .gamma(gamma)
        return metadata.colorModel == .gray ? .gray(transfer) : .rgb(.sRGB, transfer)
    }

    /// The conversion from the file's profile to sRGB; nil when none is needed, and for profiles that are not read.
    fileprivate var profileConversion: ProfileConversion? {
        metadata.profile.flatMap { ICCProfile($0) }.flatMap { ProfileConversion($0.encoding, isGray: metadata.colorModel == .gray) }
    }
}

extension ImageFileFormat {
    /// The uniform type identifier.
    package var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .webP: "org.webmproject.webp"
        }
    }
}
