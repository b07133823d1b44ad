public import Foundation
import LaminaConcurrency

extension UIColor {
    /// Finds a colour in the catalogues (`*.xcassets`) of the app's bundles.
    ///
    /// A colour with a variant for dark mode is dynamic. Returns nil, and reports a diagnostic, when no catalogue has it.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a colour in a bundle's catalogues; all of the app's bundles are searched if `bundle` is nil or the main bundle.
    ///
    /// - Parameters:
    ///   - name: The name of the colour set, with the folders that have namespaces, such as `Brand/Accent`.
    ///   - traitCollection: The traits that choose the variant; nil makes a colour with variants dynamic.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = ResourceBundles.color(named: name, in: bundle) else {
            Diagnostics.report(exception: "UIColorNotFound", detail: "no colour named “\(name)” in \(bundle?.bundlePath ?? "the app's catalogues")")
            return nil
        }
        if let traitCollection {
            self.init(cgColor: found.resolvedColor(with: traitCollection).cgColor)
        } else {
            self.init { found.resolvedColor(with: $0) }
        }
    }
}

extension ResourceBundles {
    private static let colors = Guarded<[String: UIColor]>([:])

    /// Returns the colour of a set in a bundle's catalogues, which is read once; nil when they have none.
    package static func color(named name: String, in bundle: Bundle? = nil) -> UIColor? {
        guard let folder = setFolder(named: "\(name).colorset", in: bundle ?? .main) else { return nil }
        if let known = colors.withLock({ $0[folder.path] }) { return known }
        let color = ColorSet.read(folder: folder)?.color
        colors.withLock { $0[folder.path] = color }
        return color
    }
}
