/// The tags of an Exif block, which describe a photograph.
///
/// - Source: TIFF 6.0, section 2, and CIPA DC-008 (Exif 2.32).
package struct Exif: Sendable, Hashable {
    /// A directory of tags in an Exif block, such as the one for GPS.
    package enum Directory: Sendable, Hashable, CaseIterable {
        /// The tags of TIFF, such as orientation and camera.
        case image
        /// The tags of Exif, such as exposure.
        case photo
        case position
    }

    /// The value of a tag, by Exif's types.
    package enum Value: Sendable, Hashable {
        case text(String)
        /// Whole numbers and fractions; never empty.
        case numbers([Double])
        case bytes([UInt8])
    }

    /// The values by their tags, in each directory.
    package var values: [Directory: [Int: Value]]

    package init(values: [Directory: [Int: Value]] = [:]) { self.values = values }

    /// The tag of the orientation among the image's tags.
    package static let orientationTag = 0x0112

    /// The orientation, 1...8; nil when there is none, or a number outside this range.
    package var orientation: Int? {
        guard case .numbers(let numbers)? = values[.image]?[Self.orientationTag], let number = numbers.first, (1...8).contains(number) else {
            return nil
        }
        return Int(number)
    }

    /// The pixels per inch; nil without a resolution.
    package var resolution: ImageMetadata.Resolution? {
        guard let x = number(0x011A), let y = number(0x011B), x > 0, y > 0 else { return nil }
        // The unit 3 is the centimetre.
        let factor = number(0x0128) == 3 ? 2.54 : 1
        return ImageMetadata.Resolution(x: x * factor, y: y * factor)
    }

    private func number(_ tag: Int) -> Double? {
        guard case .numbers(let numbers)? = values[.image]?[tag] else { return nil }
        return numbers.first
    }
}
