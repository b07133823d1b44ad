public import CoreGraphics
public import Foundation
import LaminaText

extension CTFontManagerScope {
    /// The older name of `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// The reasons why a font cannot be registered.
public enum CTFontManagerError: CFIndex, Error, Sendable {
    /// The file does not exist.
    case fileNotFound = 101
    /// The file may not be read.
    case insufficientPermissions = 102
    /// The file is no font.
    case unrecognizedFormat = 103
    /// The font is damaged.
    case invalidFontData = 104
    /// A font of the same name has been registered.
    case alreadyRegistered = 105
    /// The font has not been registered.
    case notRegistered = 201
}

/// The domain of the manager's errors.
public var kCTFontManagerErrorDomain: CFString { interned("com.apple.CoreText.CTFontManagerErrorDomain") }
/// The URLs of the fonts to which an error belongs, an array.
public var kCTFontManagerErrorFontURLsKey: CFString { interned("CTFontManagerErrorFontURLs") }

/// Makes the fonts of a file available by their names for the life of the process; they take precedence over installed fonts.
///
/// - Parameters:
///   - scope: Has no effect: the process is the only reach.
///   - error: Receives the reason of a failure, retained for the caller; nil receives none.
/// - Returns: False when the file is no font, or a font of the same name has been registered.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(Registration.change(fontURL as URL, Registration.add), to: error)
}

/// Removes the fonts of a file that were registered.
///
/// - Parameters:
///   - scope: Has no effect: the process is the only reach.
///   - error: Receives the reason of a failure, retained for the caller; nil receives none.
/// - Returns: False when none of the file's fonts has been registered.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(Registration.change(fontURL as URL, Registration.remove), to: error)
}

/// Makes the fonts of several files available by their names for the life of the process.
///
/// - Parameters:
///   - scope: Has no effect: the process is the only reach.
///   - errors: Receives an array with the reason of each failure, retained for the caller; nil receives none.
/// - Returns: False when a file is no font, or a font of the same name has been registered.
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    let failures = fontURLs.compactMap { $0 as? URL }.compactMap { url in
        Registration.change(url, Registration.add).map { Registration.error($0, url) }
    }
    // Safe because the caller lends a place for one reference.
    if !failures.isEmpty { unsafe errors?.pointee = .passRetained(NSArray(array: failures)) }
    return failures.isEmpty
}

/// Makes a graphics font available by its names for the life of the process.
///
/// - Parameter error: Receives the reason of a failure, retained for the caller; nil receives none.
/// - Returns: False when a font of the same name has been registered.
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    unsafe report(Registration.add(font.face), to: error)
}

/// Removes a graphics font that was registered.
///
/// - Parameter error: Receives the reason of a failure, retained for the caller; nil receives none.
/// - Returns: False when the font has not been registered.
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    unsafe report(Registration.remove(font.face), to: error)
}

/// Makes the fonts of several files available by their names.
///
/// - Parameters:
///   - enabled: Has no effect: registered fonts are available at once.
///   - registrationHandler: Receives an array of errors and true, once all files are done; its result has no effect.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { $0 as? URL }.compactMap { url in
        Registration.change(url, Registration.add).map { Registration.error($0, url) }
    }
    _ = registrationHandler?(NSArray(array: errors), true)
}

/// Removes the fonts of several files.
///
/// - Parameter registrationHandler: Receives an array of errors and true, once all files are done; its result has no effect.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { $0 as? URL }.compactMap { url in
        Registration.change(url, Registration.remove).map { Registration.error($0, url) }
    }
    _ = registrationHandler?(NSArray(array: errors), true)
}

/// Returns the descriptors of a file's fonts, as an array; nil when it is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let faces = try? FontCatalog.system.faces(path: (fileURL as URL).path) else { return nil }
    return NSArray(array: faces.map { CTFontCopyFontDescriptor(CTFont(Font($0, size: 12))) })
}

/// Returns the descriptor of the first font in the bytes of a font file; nil when they are no font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    guard let face = try? FontFace(.memory([UInt8](data as Data))) else { return nil }
    return CTFontCopyFontDescriptor(CTFont(Font(face, size: 12)))
}

/// Returns the descriptors of the fonts in the bytes of a font file, as an array; empty when they are no font.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    let bytes = [UInt8](data as Data)
    guard let first = try? FontFace(.memory(bytes)) else { return NSArray() }
    let faces = [first] + (1..<max(1, first.siblingCount)).compactMap { try? FontFace(.memory(bytes), index: $0) }
    return NSArray(array: faces.map { CTFontCopyFontDescriptor(CTFont(Font($0, size: 12))) })
}

/// Returns the PostScript names of all installed and registered fonts, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    NSArray(array: FontCatalog.system.families.flatMap(\.faces).sorted().map { NSString(string: $0) })
}

/// Returns the names of all installed and registered families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    NSArray(array: FontCatalog.system.families.map { NSString(string: $0.family) })
}

/// Passes a failure on to a caller's error and returns true when there is none.
private func report(_ failure: CTFontManagerError?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let failure else { return true }
    // The caller guarantees room for one reference, which it then owns, or passes nil.
    unsafe error?.pointee = .passRetained(Registration.error(failure, nil))
    return false
}

/// Registers and removes faces.
private enum Registration {
    /// Applies a change to all faces of a file; returns the first failure.
    static func change(_ url: URL, _ change: (FontFace) -> CTFontManagerError?) -> CTFontManagerError? {
        guard FileManager.default.fileExists(atPath: url.path) else { return .fileNotFound }
        guard FileManager.default.isReadableFile(atPath: url.path) else { return .insufficientPermissions }
        guard let faces = try? FontCatalog.system.faces(path: url.path) else { return .unrecognizedFormat }
        let failures = faces.compactMap(change)
        return failures.first
    }

    static func add(_ face: FontFace) -> CTFontManagerError? { FontCatalog.system.register(face) ? nil : .alreadyRegistered }

    static func remove(_ face: FontFace) -> CTFontManagerError? {
        FontCatalog.system.unregister(postScriptName: face.postScriptName) ? nil : .notRegistered
    }

    static func error(_ error: CTFontManagerError, _ url: URL?) -> NSError {
        let info: [String: Any] = url.map { [String(describing: kCTFontManagerErrorFontURLsKey): [$0]] } ?? [:]
        return NSError(domain: String(describing: kCTFontManagerErrorDomain), code: error.rawValue, userInfo: info)
    }
}
