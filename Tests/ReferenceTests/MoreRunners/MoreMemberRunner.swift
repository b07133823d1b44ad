import Foundation
import LaminaFoundation
import UIKit

/// Reads the properties of a new object that a description lists, such as `UITabBarItem(): badgeValue, tag`, or that an expected object names.
@MainActor func membersOfNewObject(_ input: UIKitInput) throws -> JSON {
    let (kind, list) = (try input.text("class"), try input.text("members"))
    guard let make = plainObjects[kind] else { throw Unsupported("the class \(kind)") }
    return try members(list, of: make(CGRect.zero), expected: input.expected)
}

/// Reads the properties of an object, as the expected answer has them: one value, an array, or an object with their names.
@MainActor func members(_ list: String, of object: NSObject, expected: JSON) throws -> JSON {
    if case .object(let members) = expected {
        return .object(
            Dictionary(
                uniqueKeysWithValues: try members.map { name, value in
                    (name, described(try member(name, of: object), as: value))
                }))
    }
    // The words after a name are a remark.
    let names = list.split { $0 == "," || $0 == ";" }.compactMap { $0.split(separator: " ").first.map(String.init) }
    let values = try names.enumerated().map { index, name in
        let value = expected.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? expected
        return described(try member(name, of: object), as: value)
    }
    return values.count == 1 && expected.elements?.count != 1 ? values[0] : .array(values)
}

/// Returns a new object of a class, or throws.
@MainActor func newObject(_ kind: String, frame: CGRect) throws -> NSObject {
    guard let make = plainObjects[kind] else { throw Unsupported("the class \(kind)") }
    return make(frame)
}

/// Converts a value to the notation of the cases; of some values only their presence is measured.
private func described(_ value: Any?, as expected: JSON) -> JSON {
    if expected == "not nil" { return value == nil ? .null : "not nil" }
    if expected == "not empty" { return JSON(describing: value).elements?.isEmpty == false ? "not empty" : "empty" }
    if expected.number != nil, let raw = (value as? any RawRepresentable)?.rawValue { return JSON(describing: raw) }
    if let insets = value as? UIEdgeInsets { return JSON(insets) }
    if let offset = value as? UIOffset { return JSON([offset.horizontal, offset.vertical]) }
    return JSON(describing: value)
}

/// Reads a property, or a path of properties with dots between them.
@MainActor private func member(_ path: String, of object: NSObject) throws -> Any? {
    let (name, rest) = (path.prefix { $0 != "." }, path.drop { $0 != "." }.dropFirst())
    let value = try ownMember(String(name), of: object)
    guard !rest.isEmpty else { return value }
    if let range = value as? NSRange { return rest == "length" ? range.length : range.location }
    guard let inner = value as? NSObject else { return nil }
    return try member(String(rest), of: inner)
}

@MainActor private func ownMember(_ name: String, of object: NSObject) throws -> Any? {
    let isName = "is" + name.prefix(1).uppercased() + name.dropFirst()
    for readers in [memberReaders[name], memberReaders[isName]] {
        for reader in readers ?? [] {
            if let value = reader(object) { return value }
        }
    }
    guard let key = [name, isName].first(where: { KeyedValues.has($0, in: object) }) else { throw Unsupported("\(type(of: object)).\(name)") }
    return KeyedValues.perform(.value(forKey: key), on: object)
}

/// Constructors of the classes whose initial values suites read.
@MainActor private let plainObjects: [String: @MainActor (CGRect) -> NSObject] = [
    "UIView": { UIView(frame: $0) }, "UILabel": { UILabel(frame: $0) }, "UIButton": { UIButton(frame: $0) },
    "UITextField": { UITextField(frame: $0) }, "UITextView": { UITextView(frame: $0) }, "UIImageView": { UIImageView(frame: $0) },
    "UISwitch": { UISwitch(frame: $0) }, "UISlider": { UISlider(frame: $0) }, "UIStepper": { UIStepper(frame: $0) },
    "UISegmentedControl": { UISegmentedControl(frame: $0) }, "UIPageControl": { UIPageControl(frame: $0) },
    "UIProgressView": { UIProgressView(frame: $0) }, "UIActivityIndicatorView": { UIActivityIndicatorView(frame: $0) },
    "UIDatePicker": { UIDatePicker(frame: $0) }, "UIPickerView": { UIPickerView(frame: $0) }, "UIScrollView": { UIScrollView(frame: $0) },
    "UITableView": { UITableView(frame: $0) }, "UIStackView": { UIStackView(frame: $0) }, "UIToolbar": { UIToolbar(frame: $0) },
    "UINavigationBar": { UINavigationBar(frame: $0) }, "UITabBar": { UITabBar(frame: $0) }, "UISearchBar": { UISearchBar(frame: $0) },
    "UIControl": { UIControl(frame: $0) }, "UIVisualEffectView": { UIVisualEffectView(frame: $0) }, "UIWindow": { UIWindow(frame: $0) },
    "UICollectionView": { UICollectionView(frame: $0, collectionViewLayout: UICollectionViewFlowLayout()) },
    "UITableViewCell": { _ in UITableViewCell() }, "UIRefreshControl": { _ in UIRefreshControl() },
    "UIBarButtonItem": { _ in UIBarButtonItem() }, "UITabBarItem": { _ in UITabBarItem() }, "UINavigationItem": { _ in UINavigationItem(title: "") },
    "UIViewController": { _ in UIViewController() }, "UINavigationController": { _ in UINavigationController() },
    "UITabBarController": { _ in UITabBarController() }, "UISplitViewController": { _ in UISplitViewController() },
    "UITableViewController": { _ in UITableViewController() }, "UIPageViewController": { _ in UIPageViewController() },
    "UISearchController": { _ in UISearchController(searchResultsController: nil) }, "NSTextContainer": { _ in NSTextContainer(size: .zero) },
    "NSLayoutManager": { _ in NSLayoutManager() }, "NSTextAttachment": { _ in NSTextAttachment(data: nil, ofType: nil) },
    "UITapGestureRecognizer": { _ in UITapGestureRecognizer() }, "UIPanGestureRecognizer": { _ in UIPanGestureRecognizer() },
    "UILongPressGestureRecognizer": { _ in UILongPressGestureRecognizer() },
]
