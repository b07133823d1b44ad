public import Foundation

/// A controller that contains a search controller, with its bar at the upper edge unless a navigation item shows the bar.
open class UISearchContainerViewController: UIViewController {
    /// The contained controller.
    public let searchController: UISearchController

    /// Creates a controller that contains a search controller.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a nib, with a search whose content shows the results itself.
    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bar = searchController.searchBar
        guard navigationItem.searchController == nil else { return }
        if bar.superview == nil { view.addSubview(bar) }
        if bar.superview === view {
            bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: bar.sizeThatFits(.zero).height)
        }
    }
}

extension UINavigationItem {
    /// The search controller whose bar the navigation bar shows below the title.
    public var searchController: UISearchController? {
        get { searcher as? UISearchController }
        set { searcher = newValue }
    }
}
