import LaminaMethods
import LaminaMarkup

/// A kind of nib element that describes an object, such as `label`: the class, and its members by their names in nibs.
///
/// The members stand beside each class (`UILabel+Members.swift`), so a kind is nothing but a class. A custom class of an app is a subclass of it.
@MainActor
struct NibKind {
    /// The framework class of the element.
    let type: AnyClass
    /// True when the element's own class does not exist, and a plain view takes its place.
    let isSubstitute: Bool
    private var attributes: [String: NibSetting] = [:]
    private var children: [String: NibSetting] = [:]

    private init(_ type: AnyClass, isSubstitute: Bool = false) {
        self.type = type
        self.isSubstitute = isSubstitute
        // A class's own settings follow those of its superclasses, and replace them.
        for case let setting as NibSetting in MemberTable.of(type)?.readings ?? [] {
            switch setting.place {
            case .attribute: attributes[setting.name] = setting
            case .child: children[setting.name] = setting
            }
        }
    }

    /// Returns the kind of an element; nil for an unsupported one, unless it is a view.
    ///
    /// Views of frameworks without a stand-in, such as games, are plain views, so that the layout around them holds.
    static func of(_ element: NibElement) -> NibKind? {
        if let known = known[element.name] { return known }
        let isView = element.children.contains { $0.key == "frame" || $0.key == "frameInset" }
        let type: AnyClass? = classes[element.name] ?? StandInClass.of(element.name)
        let kind = type.map { NibKind($0) } ?? (isView ? NibKind(UIView.self, isSubstitute: true) : nil)
        known[element.name] = kind
        return kind
    }

    /// Returns the setting of an attribute; nil when it is not supported.
    func setting(ofAttribute name: String) -> NibSetting? { attributes[name] }

    /// Returns the setting of a child element by its key; nil when it is not supported.
    func setting(ofChild key: String) -> NibSetting? { children[key] }

    /// The kinds of the elements that were met.
    private static var known: [String: NibKind] = [:]

    private static let classes: [String: AnyClass] = [
        "view": UIView.self, "containerView": UIView.self, "visualEffectView": UIVisualEffectView.self,
        "imageView": UIImageView.self, "label": UILabel.self, "scrollView": UIScrollView.self, "textView": UITextView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
        "stackView": UIStackView.self,
        "collectionView": UICollectionView.self, "collectionReusableView": UICollectionReusableView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionViewCellContentView": UIView.self,
        "collectionViewLayout": UICollectionViewLayout.self, "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "control": UIControl.self, "button": UIButton.self, "textField": UITextField.self, "switch": UISwitch.self, "slider": UISlider.self,
        "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "stepper": UIStepper.self, "pageControl": UIPageControl.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
        "searchBar": UISearchBar.self, "refreshControl": UIRefreshControl.self,
        "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "barItem": UIBarItem.self,
        "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self, "navigationItem": UINavigationItem.self,
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self,
        "gestureRecognizer": UIGestureRecognizer.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self, "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        // Interface Builder writes a long-press recogniser so.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self, "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "customObject": NSObject.self,
    ]
}
