import CoreGraphics
import CoreText
package import Foundation

/// The fonts that an app brings with it.
package enum AppFonts {
    /// Registers the fonts that the key `UIAppFonts` of the main bundle's information names, and reports those that are no fonts.
    ///
    /// A font is then found by its PostScript name and by that of its family.
    package static func register() {
        for name in names(in: Bundle.main.object(forInfoDictionaryKey: "UIAppFonts")) { register(name, in: .main) }
    }

    /// Returns the texts of a list; what is no list, or no text in it, is named in a warning.
    package static func names(in value: Any?) -> [String] {
        guard let value else { return [] }
        guard let list = value as? [Any] else {
            Diagnostics.warn("Info.plist: the value of UIAppFonts is no array of texts; the app has no fonts of its own")
            return []
        }
        let names = list.compactMap { $0 as? String }
        if names.count < list.count { Diagnostics.warn("Info.plist: UIAppFonts has \(list.count - names.count) values that are no texts") }
        return names
    }

    /// Registers the font of a file in a bundle.
    ///
    /// - Returns: False, with a diagnostic, when there is no such file, or it is no font.
    @discardableResult
    package static func register(_ name: String, in bundle: Bundle) -> Bool {
        // The name may begin with folders, which a copied resource does not keep.
        let file = (name as NSString).lastPathComponent
        guard let path = ResourceBundles.path(of: name, kind: "", in: bundle) ?? ResourceBundles.path(of: file, kind: "", in: bundle) else {
            Diagnostics.warn("UIAppFonts names “\(name)”, which is missing in \(bundle.bundlePath)")
            return false
        }
        let isRegistered = CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: path), .process, nil)
        if !isRegistered { Diagnostics.warn("\(UserFile.path(path)) is no font, or has been registered before") }
        return isRegistered
    }
}
