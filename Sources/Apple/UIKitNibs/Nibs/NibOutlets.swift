import Foundation

/// Sets outlets: those of framework classes through a table, those of an app's classes through `setValue(_:forKey:)`.
@MainActor
enum NibOutlets {
    /// Sets an outlet of an object to another object, or to an array of objects.
    ///
    /// - Returns: False when the object has no such framework outlet and accepts no values by key, because it is no `NSObject`.
    static func set(_ property: String, of object: AnyObject, to value: Any) -> Bool {
        if let outlet = table[property], outlet(object, value) { return true }
        guard let object = object as? NSObject else { return false }
        object.setValue(value, forKey: property)
        return true
    }

    /// The setters of framework outlets by name; each returns false for an object without that outlet.
    private static let table: [String: (AnyObject, Any) -> Bool] = [
        "view": { object, value in
            guard let controller = object as? UIViewController, let view = value as? UIView else { return false }
            controller.view = view
            return true
        },
        "delegate": { object, value in
            // The subclasses of `UIScrollView` are tested before `UIScrollView`, because their delegates have other types.
            switch object {
            case let table as UITableView: table.delegate = value as? any UITableViewDelegate
            case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
            case let view as UITextView: view.delegate = value as? any UITextViewDelegate
            case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
            case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
            case let recognizer as UIGestureRecognizer: recognizer.delegate = value as? any UIGestureRecognizerDelegate
            case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
            case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
            case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
            case let bar as UIToolbar: bar.delegate = value as? any UIToolbarDelegate
            case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
            case let controller as UINavigationController: controller.delegate = value as? any UINavigationControllerDelegate
            case let controller as UITabBarController: controller.delegate = value as? any UITabBarControllerDelegate
            case let controller as UISplitViewController: controller.delegate = value as? any UISplitViewControllerDelegate
            case let controller as UIPageViewController: controller.delegate = value as? any UIPageViewControllerDelegate
            default: return false
            }
            return true
        },
        "dataSource": { object, value in
            switch object {
            case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
            case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
            case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
            case let controller as UIPageViewController: controller.dataSource = value as? any UIPageViewControllerDataSource
            default: return false
            }
            return true
        },
        "accessoryView": { object, value in
            guard let cell = object as? UITableViewCell else { return false }
            cell.accessoryView = value as? UIView
            return true
        },
    ]
}
