import CoreGraphics
import CoreText
package import Foundation

/// The fonts that an app brings with it.
package enum AppFonts {
    /// Registers the fonts that the key `UIAppFonts` of the main bundle's information names, and reports those that are no fonts.
    ///
    /// A font is then found by its PostScript name and by that of its family.
    package static func register() {
        for name in Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? [] { register(name, in: .main) }
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
        if !isRegistered { Diagnostics.warn("\(path) is no font, or has been registered before") }
        return isRegistered
    }
}
