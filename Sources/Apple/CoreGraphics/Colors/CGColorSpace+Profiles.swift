public import Foundation
import LaminaImages

/// An object that a property list may contain: a string, number, date, data, array or dictionary.
public typealias CFPropertyList = AnyObject

extension CGColorSpace {
    /// Creates a space from the bytes of an ICC profile, a `CFData` or a `CGDataProvider`.
    ///
    /// - Returns: Nil when the bytes are no profile, and for profiles of other components than gray, RGB and CMYK.
    public convenience init?(iccData data: CFTypeRef) {
        guard let bytes = Self.bytes(of: data), let encoding = Self.encoding(of: bytes) else {
            Diagnostics.report(
                exception: "CGColorSpaceCreateWithICCData", detail: "no profile, or not one of gray, RGB or CMYK; no colour space made")
            return nil
        }
        self.init(encoding)
    }

    /// Creates a space from an ICC profile.
    ///
    /// - Parameters:
    ///   - nComponents: The number of components, 1, 3 or 4.
    ///   - range: Ignored: components lie in 0...1.
    ///   - alternate: The space that is used when the profile cannot be read; it has `nComponents` components.
    /// - Returns: Nil when the profile has another number of components, and when neither profile nor alternate can be used.
    public convenience init?(iccBasedNComponents nComponents: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider, alternate: CGColorSpace?)
    {
        let read = Self.bytes(of: profile).flatMap(Self.encoding(of:))
        guard let encoding = read ?? alternate?.encoding, encoding.componentCount == nComponents, encoding != .pattern else {
            Diagnostics.report(
                exception: "CGColorSpaceCreateICCBased",
                detail: "the profile cannot be read or has not \(nComponents) components; no colour space made")
            return nil
        }
        self.init(encoding, base: read == nil ? alternate?.baseColorSpace : nil)
    }

    /// Returns the bytes of an ICC profile for a gray or RGB space, and for one that was made from a profile with tables; nil for other spaces.
    public func copyICCData() -> CFData? {
        if case .profile(let profile) = encoding { return NSData(data: Data(profile.bytes)) }
        return ICCProfile.bytes(of: encoding).map { NSData(data: Data($0)) }
    }

    /// Returns the space as a property list: its name, or else its ICC profile; nil when it has neither.
    public func copyPropertyList() -> CFPropertyList? { name ?? copyICCData() }

    /// Creates a space from the result of `copyPropertyList()`.
    public convenience init?(propertyListPlist plist: CFPropertyList) {
        if let name = plist as? NSString { self.init(name: name) } else { self.init(iccData: plist) }
    }

    /// Returns the space that a profile describes; nil for bytes that are no profile of gray, RGB or CMYK.
    private static func encoding(of bytes: [UInt8]) -> ColorEncoding? {
        ICCProfile(bytes)?.encoding ?? DeviceProfile(bytes).map { .profile($0) }
    }

    /// The bytes of a profile; nil for objects of other types and for more bytes than any profile has.
    private static func bytes(of object: CFTypeRef) -> [UInt8]? {
        // The length is checked before the bytes are copied, so that large objects cost nothing.
        if let data = object as? NSData, data.length > DeviceProfile.mostBytes { return nil }
        guard let provider = object as? CGDataProvider ?? (object as? NSData).flatMap(CGDataProvider.init(data:)) else { return nil }
        return provider.bytes.count <= DeviceProfile.mostBytes ? [UInt8](provider.bytes) : nil
    }
}
