public import Foundation
import LaminaFoundation

/// A description of the brightness of high dynamic range contents; no layer here shows such contents.
open class CAEDRMetadata: NSObject, NSCopying, NSSecureCoding {
    private let format: Format

    /// The standard of the metadata, with its values.
    private enum Format: Equatable, Codable {
        case hdr10(displayInfo: Data?, contentInfo: Data?, scale: Float)
        case hdr10Luminance(minimum: Float, maximum: Float, scale: Float)
        case hlg(ambientViewingEnvironment: Data?)
    }

    private init(_ format: Format) { self.format = format }

    /// False: outputs have the range of sRGB.
    open class var isAvailable: Bool { false }

    /// Metadata of contents with the transfer function HLG.
    open class var hlg: CAEDRMetadata { CAEDRMetadata(.hlg(ambientViewingEnvironment: nil)) }

    /// Returns metadata of contents with the transfer function HLG.
    ///
    /// - Parameter data: The supplemental enhancement information "ambient viewing environment" of the video.
    open class func hlg(ambientViewingEnvironment data: Data) -> CAEDRMetadata { CAEDRMetadata(.hlg(ambientViewingEnvironment: data)) }

    /// Returns metadata of contents in HDR10.
    ///
    /// - Parameters:
    ///   - displayData: The supplemental enhancement information "mastering display colour volume" of the video.
    ///   - contentData: The supplemental enhancement information "content light level" of the video.
    ///   - scale: The luminance of the value 1, in nits.
    open class func hdr10(displayInfo displayData: Data?, contentInfo contentData: Data?, opticalOutputScale scale: Float) -> CAEDRMetadata {
        CAEDRMetadata(.hdr10(displayInfo: displayData, contentInfo: contentData, scale: scale))
    }

    /// Returns metadata of contents in HDR10.
    ///
    /// - Parameters:
    ///   - minNits: The least luminance of the mastering display, in nits.
    ///   - maxNits: The greatest luminance of the mastering display, in nits.
    ///   - scale: The luminance of the value 1, in nits.
    open class func hdr10(minLuminance minNits: Float, maxLuminance maxNits: Float, opticalOutputScale scale: Float) -> CAEDRMetadata {
        CAEDRMetadata(.hdr10Luminance(minimum: minNits, maximum: maxNits, scale: scale))
    }

    /// Returns true for metadata with equal values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CAEDRMetadata)?.format == format }

    /// A hash that is equal for metadata of the same standard.
    open override var hash: Int {
        switch format {
        case .hdr10: 0
        case .hdr10Luminance: 1
        case .hlg: 2
        }
    }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: NSSecureCoding

    /// True: the archive is decoded without other classes.
    public class var supportsSecureCoding: Bool { true }

    /// Reads archived metadata; nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.plainObject(of: NSData.self, forKey: "format"),
            let format = try? PropertyListDecoder().decode(Format.self, from: Data(referencing: data))
        else { return nil }
        self.format = format
    }

    /// Writes the metadata to an archive.
    open func encode(with coder: NSCoder) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        if let data = try? encoder.encode(format) { coder.encode(NSData(data: data), forKey: "format") }
    }
}
