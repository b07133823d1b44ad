public import Foundation

/// The delegate of a search controller; every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search began.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Lets the delegate present the controller itself; called before the search begins.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// The default implementation does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing, so that the controller presents itself.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// An object that shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Tells the object that the search began or ended, or that its text or scope changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// A controller that shows the results of a search below its search bar.
///
/// The bar stands in a navigation item, in a table's header or wherever the app puts it. While the search is active, the controller's view covers
/// the content of the controller that shows the bar.
open class UISearchController: UIViewController, SearchBarOwner {
    /// The activation of the scopes.
    public typealias ScopeBarActivation = UISearchControllerScopeBarActivation

    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    private let dimming = UIView(frame: .zero)
    private let results: UIViewController?
    private lazy var place = SearchPlace(self)
    private var isRunning = false

    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results; nil when the searched content shows them itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.placeholder = "Search"
        bar.owner = self
    }

    /// Creates a controller from a nib, whose content shows the results itself.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        bar.placeholder = "Search"
        bar.owner = self
    }

    /// Creates a controller whose content shows the results itself.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { self.init(searchResultsController: nil) }

    /// The search bar.
    open var searchBar: UISearchBar { bar }
    /// The controller that shows the results.
    open var searchResultsController: UIViewController? { results }
    /// The object that shows the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate that is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// True while the search is active.
    open var isActive: Bool {
        get { isRunning }
        set { if newValue { begin() } else { end() } }
    }
    /// True when the content is dimmed until there are results; true by default with a results controller.
    open lazy var obscuresBackgroundDuringPresentation = results != nil
    /// The old name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// True when the navigation bar's title hides during the search; true by default.
    open var hidesNavigationBarDuringPresentation = true
    /// True when the results appear as soon as there is a text; true by default.
    open var automaticallyShowsSearchResultsController = true
    /// True when the results are visible.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            showResults()
        }
    }
    /// True when the button "Cancel" appears with the search; true by default.
    open var automaticallyShowsCancelButton = true
    /// True when the scopes appear with the search; true by default.
    open var automaticallyShowsScopeBar = true
    /// The activation of the scopes; `automatic` by default.
    open var scopeBarActivation = ScopeBarActivation.automatic

    // MARK: The view

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        dimming.frame = view.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] recognizer in if recognizer.state == .ended { self?.end() } }
        dimming.addGestureRecognizer(tap)
        view.addSubview(dimming)
        self.view = view
    }

    /// Shows the results when there is a text, else the dimmed content.
    private func showResults() {
        guard isRunning, isViewLoaded else { return }
        let isWanted = automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : showsSearchResultsController
        if let results {
            if isWanted, results.parent == nil { addResults(results) }
            results.viewIfLoaded?.isHidden = !isWanted
        }
        dimming.isHidden = !obscuresBackgroundDuringPresentation || isWanted && results != nil
        view.isUserInteractionEnabled = !dimming.isHidden || isWanted && results != nil
    }

    private func addResults(_ results: UIViewController) {
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }

    // MARK: Beginning and ending

    private func begin() {
        guard !isRunning else { return }
        isRunning = true
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil { bar.showsScopeBar = true }
        place.enter { [self] in delegate?.didPresentSearchController(self) }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
    }

    private func end() {
        guard isRunning else { return }
        isRunning = false
        delegate?.willDismissSearchController(self)
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { bar.showsScopeBar = false }
        if bar.text?.isEmpty == false { bar.text = "" } else { searchResultsUpdater?.updateSearchResults(for: self) }
        place.leave { [self] in delegate?.didDismissSearchController(self) }
    }

    /// Ends the search when the controller was presented by the app or covers other content.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        end()
        if presentingViewController == nil { completion?() } else { super.dismiss(animated: flag, completion: completion) }
    }

    // MARK: SearchBarOwner

    func searchBarBegan() { begin() }
    func searchBarChanged() {
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }
    func searchBarCancelled() { end() }
    func searchBarSizeChanged() { place.barSizeChanged() }
}
