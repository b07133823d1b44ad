import Foundation
import LaminaConcurrency
import LaminaImages

/// The samples of a picture as its file has them, which are decoded when they are first needed.
final class FileSamples: Sendable {
    private let file: ImageFile
    /// The decoded samples; nil before they are needed.
    private let decoded = Guarded<Data?>(nil)

    init(_ file: ImageFile) { self.file = file }

    /// The samples; nil for a damaged file.
    var bytes: Data? {
        decoded.withLock { decoded in
            if decoded == nil, let samples = try? file.samples() { decoded = Data(samples) }
            return decoded
        }
    }
}

extension ImageFormat {
    /// The pixel format of a file's samples.
    init(_ samples: ImageSampleFormat, width: Int) {
        let space: CGColorSpace =
            switch samples.colorModel {
            case .gray: .deviceGray
            case .rgb: .standardRGB
            case .cmyk: .deviceCMYK
            }
        var info = CGBitmapInfo(rawValue: (samples.hasAlpha ? CGImageAlphaInfo.last : .none).rawValue)
        if samples.bits == 16 { info.insert(.byteOrder16Little) }
        self.init(
            bitsPerComponent: samples.bits, bitsPerPixel: samples.bits * samples.count, bytesPerRow: samples.bytesPerRow(width: width),
            space: space, info: info)
    }
}
