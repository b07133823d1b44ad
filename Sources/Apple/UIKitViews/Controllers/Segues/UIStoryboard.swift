public import Foundation
package import LaminaMarkup

/// A file of controllers and the segues between them.
///
/// Lamina reads the XML of Interface Builder directly, without compiling it. A file is parsed once, and a scene's objects are created when its controller
/// is instantiated.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    package let bundle: Bundle
    package let document: StoryboardDocument?

    /// Loads a storyboard by name from a bundle; nil is the main bundle.
    ///
    /// If the storyboard is missing or unreadable, the reason is logged, and it contains no controllers.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        self.bundle = bundle
        document = Self.document(named: name, in: bundle)
        super.init()
    }

    private static func document(named name: String, in bundle: Bundle) -> StoryboardDocument? {
        do throws(StoryboardError) {
            return try StoryboardFinder.document(named: name, in: bundle)
        } catch {
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(error)")
            return nil
        }
    }

    /// Creates a storyboard from a parsed file.
    package init(_ document: StoryboardDocument, bundle: Bundle) {
        (self.document, self.bundle) = (document, bundle)
        super.init()
    }

    /// Creates the initial controller; nil when the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? { scenes?.makeInitial(creator: nil) }

    /// Creates the initial controller with an initialiser of its own; nil when the storyboard has none, or when it is of another class.
    ///
    /// - Parameter creator: Calls the initialiser with the coder that it receives; nil as a result, or no closure, takes `init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let made = scenes?.makeInitial(creator: Self.general(creator)) else { return nil }
        return checked(made, is: ViewController.self)
    }

    /// Creates the controller of an identifier; an unknown identifier is reported, and the result is an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        scenes?.make(identifier, creator: nil) ?? UIViewController()
    }

    /// Creates the controller of an identifier with an initialiser of its own.
    ///
    /// An unknown identifier, or that of a controller of another class, is reported, and the result is a controller without contents.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        if let made = scenes?.make(identifier, creator: Self.general(creator)), let wanted = checked(made, is: ViewController.self) { return wanted }
        return ViewController.laminaInit(nibName: nil, bundle: nil)
    }

    private var scenes: (any SceneMaking)? { self as? any SceneMaking }

    private static func general<ViewController: UIViewController>(_ creator: ((NSCoder) -> ViewController?)?) -> ControllerCreator? {
        guard let creator else { return nil }
        return { creator($0) }
    }

    private func checked<ViewController: UIViewController>(_ made: UIViewController, is type: ViewController.Type) -> ViewController? {
        if let made = made as? ViewController { return made }
        Diagnostics.report(
            exception: "NSInvalidArgumentException", detail: "\(document?.file ?? ""): the controller is a \(Swift.type(of: made)), not a \(type)")
        return nil
    }
}
