import CoreGraphics
public import Foundation

/// Looks after a view: makes it when it is needed, and hears when it comes and goes.
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// A controller that makes its view in code.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) { super.init() }

    /// A controller that makes its view in code.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// A short name.
    open var title: String?

    /// The view; asking for it makes it.
    open var view: UIView! {
        get { requiredView }
        set { setView(newValue) }
    }

    /// The view, if there is one yet.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view was made.
    open var isViewLoaded: Bool { loadedView != nil }

    open override var next: UIResponder? { loadedView?.superview }

    /// The controllers whose views are inside this one's.
    open private(set) var children: [UIViewController] = []
    /// The controller that has this one as a child.
    open private(set) weak var parent: UIViewController?

    /// What surrounds the controller's view.
    open var traitCollection: UITraitCollection { ownTraits }
    /// The closures that hear when that changes.
    var traitRegistrations = TraitRegistrations()
    /// Makes the view and all below light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loadedView?.updateTraits() }
    }
    /// What surrounds the view has changed; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Makes the view now, if there is none yet.
    open func loadViewIfNeeded() { _ = requiredView }

    /// Makes the view: an empty one, unless overridden.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Takes another controller as a child; its view is added by the caller, who then says `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self else {
            return Diagnostics.report(exception: "NSInvalidArgumentException", detail: "cannot add \(self) as a child of itself")
        }
        guard childController.parent !== self else { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the parent; the view is removed by the caller, who said `willMove(toParent: nil)` before.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The parent is about to change; for subclasses.
    open func willMove(toParent parent: UIViewController?) {}
    /// The parent has changed; for subclasses.
    open func didMove(toParent parent: UIViewController?) {}

    /// The view, made if need be.
    var requiredView: UIView {
        if let loadedView { return loadedView }
        loadView()
        let made = loadedView ?? UIView(frame: UIScreen.main.bounds)
        if loadedView == nil { setView(made) }
        viewDidLoad()
        return made
    }

    private func setView(_ view: UIView?) {
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
        view?.updateTraits()
    }
}
