import CLCMS

/// An ICC profile of any kind that converts between a device's components and CIE XYZ relative to D50, such as a printer's or a scanner's.
///
/// The conversions are relative-colorimetric, without black point compensation. They allocate nothing that outlives a call, and any number of threads
/// may convert at the same time.
/// `@unchecked Sendable`: the transforms keep no cache, so that Little CMS only reads them.
@safe
package final class DeviceProfile: @unchecked Sendable {
    /// The kind of a profile's components.
    package enum Model: Sendable, Hashable {
        case gray
        case rgb
        case cmyk

        /// The number of components.
        package var count: Int {
            switch self {
            case .gray: 1
            case .rgb: 3
            case .cmyk: 4
            }
        }
    }

    /// The greatest number of bytes of a profile.
    ///
    /// The largest profiles of printers have a few megabytes. Little CMS copies the tables for each direction.
    package static let mostBytes = 16 << 20

    /// The bytes from which the profile was read.
    package let bytes: [UInt8]
    package let model: Model
    private let toXYZ: cmsHTRANSFORM
    /// The transform from XYZ; nil for a profile that describes a source only.
    private let fromXYZ: cmsHTRANSFORM?

    /// Reads a profile; nil for bytes that are no profile, and for one without a conversion of gray, RGB or CMYK to a connection space.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes, let profile = unsafe cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count)) else { return nil }
        defer { unsafe cmsCloseProfile(profile) }
        guard let xyz = unsafe cmsCreateXYZProfile() else { return nil }
        defer { unsafe cmsCloseProfile(xyz) }
        guard let model = unsafe Model(cmsGetColorSpace(profile)), unsafe Self.isColour(cmsGetDeviceClass(profile)) else { return nil }
        func transform(_ from: cmsHPROFILE, _ fromFormat: UInt32, _ to: cmsHPROFILE, _ toFormat: UInt32) -> cmsHTRANSFORM? {
            let flags = cmsUInt32Number(cmsFLAGS_NOCACHE) | cmsUInt32Number(cmsFLAGS_NOOPTIMIZE)
            return unsafe cmsCreateTransform(from, fromFormat, to, toFormat, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), flags)
        }
        let connection = PixelFormat.doubles(cmsUInt32Number(PT_XYZ), 3)
        guard let toXYZ = unsafe transform(profile, PixelFormat.doubles(model.type, model.count), xyz, connection) else { return nil }
        self.bytes = bytes
        self.model = model
        unsafe self.toXYZ = toXYZ
        unsafe fromXYZ = transform(xyz, connection, profile, PixelFormat.doubles(model.type, model.count))
    }

    deinit {
        unsafe cmsDeleteTransform(toXYZ)
        if let fromXYZ = unsafe fromXYZ { unsafe cmsDeleteTransform(fromXYZ) }
    }

    /// True when XYZ can be converted to components.
    package var isDestination: Bool { unsafe fromXYZ != nil }

    /// Converts components 0...1 of any number of colours to XYZ relative to D50, with a Y of 1 for white.
    ///
    /// - Precondition: The number of components is a multiple of the model's.
    package func xyz(_ components: [Double]) -> [Double] {
        precondition(components.count % model.count == 0, "a colour is not complete")
        let count = components.count / model.count
        // Little CMS counts inks in percent.
        let scale = model == .cmyk ? 100.0 : 1
        let input = components.map { $0 > 0 ? min(1, $0) * scale : 0 }
        var output = [Double](repeating: 0, count: 3 * count)
        // Reads and writes as many numbers as the formats and the count say.
        unsafe cmsDoTransform(toXYZ, input, &output, cmsUInt32Number(count))
        return output.map { $0.isFinite ? $0 : 0 }
    }

    /// Converts XYZ relative to D50 to components 0...1; all 0 for a profile that is no destination.
    package func components(xyz: [Double]) -> [Double] {
        precondition(xyz.count == 3, "XYZ has three numbers")
        var output = [Double](repeating: 0, count: model.count)
        guard let fromXYZ = unsafe fromXYZ, xyz.allSatisfy({ $0.isFinite }) else { return output }
        unsafe cmsDoTransform(fromXYZ, xyz, &output, 1)
        let scale = model == .cmyk ? 100.0 : 1
        return output.map { $0 > 0 ? min(1, $0 / scale) : 0 }
    }

    /// True for profiles of devices and for colour spaces; false for links, abstract profiles and named colours.
    private static func isColour(_ kind: cmsProfileClassSignature) -> Bool {
        [cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass].contains { $0.rawValue == kind.rawValue }
    }
}

extension DeviceProfile: Hashable {
    /// True when both were read from the same bytes.
    package static func == (a: DeviceProfile, b: DeviceProfile) -> Bool { a === b || a.bytes == b.bytes }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        // The identifier, date and checksum of the header.
        hasher.combine(bytes.prefix(128))
    }
}

extension DeviceProfile.Model {
    fileprivate init?(_ space: cmsColorSpaceSignature) {
        switch space {
        case cmsSigGrayData: self = .gray
        case cmsSigRgbData: self = .rgb
        case cmsSigCmykData: self = .cmyk
        default: return nil
        }
    }

    /// Little CMS' number of the model.
    fileprivate var type: UInt32 {
        switch self {
        case .gray: UInt32(PT_GRAY)
        case .rgb: UInt32(PT_RGB)
        case .cmyk: UInt32(PT_CMYK)
        }
    }
}

/// Little CMS' descriptions of numbers in memory, which are macros that Swift does not import.
private enum PixelFormat {
    /// Returns the format of interleaved numbers in double precision: a flag for floats, the model, the channels, and 0 for eight bytes.
    static func doubles(_ type: UInt32, _ channels: Int) -> UInt32 { 1 << 22 | type << 16 | UInt32(channels) << 3 }
}
