import CoreGraphics
import Foundation

extension UIViewController {
    /// Loads the nib that sets this controller's outlets, including its view.
    ///
    /// - Returns: False when there is no nib, or it does not set the view.
    func loadViewFromNib() -> Bool {
        let bundle = nibBundle ?? .main
        guard let name = nibName ?? inferredNibName(in: bundle), bundle.loadNibNamed(name, owner: self) != nil else { return false }
        if !isViewLoaded {
            Diagnostics.report(
                exception: "NSInternalInconsistencyException", detail: "\(type(of: self)) loaded the nib “\(name)”, but its view outlet was not set")
        }
        return isViewLoaded
    }

    /// The nib named after the class; a name without the suffix “Controller” takes precedence.
    ///
    /// - Source: Apple's documentation of `nibName`.
    private func inferredNibName(in bundle: Bundle) -> String? {
        let name = "\(type(of: self))"
        let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
        return (short + [name]).first { NibFinder.hasNib(named: $0, in: bundle) }
    }
}
