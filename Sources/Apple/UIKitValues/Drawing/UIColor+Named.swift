public import Foundation

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
        let folder = ResourceBundles.setFolder(named: "\(name).colorset", in: bundle ?? .main)
        guard let found = folder.flatMap({ try? ColorSet(folder: $0) })?.color else {
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
