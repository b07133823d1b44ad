public import Foundation

/// A file of controllers and the segues between them, which Lamina cannot read yet.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// Names a storyboard of a bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Reports that storyboards are not read, and returns nil.
    open func instantiateInitialViewController() -> UIViewController? {
        report("its initial controller")
        return nil
    }

    /// Reports that storyboards are not read, and returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        report("the controller “\(identifier)”")
        return UIViewController()
    }

    private func report(_ part: String) {
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "storyboards are not read yet: “\(name)” does not give \(part)")
    }
}
