/// The outlets of containers, collection views and bars, whose objects are delegates and data sources.
@MainActor
enum NibControllerOutlets {
    /// Sets an outlet.
    ///
    /// - Returns: False for an object without that outlet.
    static func set(_ property: String, of object: AnyObject, to value: Any) -> Bool {
        switch property {
        case "delegate": setDelegate(of: object, to: value)
        case "dataSource": setDataSource(of: object, to: value)
        default: false
        }
    }

    private static func setDelegate(of object: AnyObject, to value: Any) -> Bool {
        switch object {
        case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
        case let controller as UINavigationController: controller.delegate = value as? any UINavigationControllerDelegate
        case let controller as UITabBarController: controller.delegate = value as? any UITabBarControllerDelegate
        case let controller as UISplitViewController: controller.delegate = value as? any UISplitViewControllerDelegate
        case let controller as UIPageViewController: controller.delegate = value as? any UIPageViewControllerDelegate
        case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
        case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
        default: return false
        }
        return true
    }

    private static func setDataSource(of object: AnyObject, to value: Any) -> Bool {
        switch object {
        case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
        case let controller as UIPageViewController: controller.dataSource = value as? any UIPageViewControllerDataSource
        default: return false
        }
        return true
    }
}
