import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Runners for the values of new objects of UIKit.
@MainActor let moreDefaultRunners: [String: UIKitRunner] = [
    "uikit-default/window levels": { _ in
        JSON([UIWindow().windowLevel.rawValue, UIWindow.Level.alert.rawValue, UIWindow.Level.statusBar.rawValue])
    },
    "uikit-default/empty navigation": { _ in
        let controller = UINavigationController()
        let before = controller.viewControllers.count
        controller.viewControllers = []
        return .array([before, controller.viewControllers.count].map { $0 == 0 ? [] : .text("\($0)") })
    },
    "uikit-default/view set to nil": { input in
        _ = input["set"]
        let controller = UIViewController()
        controller.view = nil
        return controller.view == nil ? .null : "not nil"
    },
    "uikit-default/page controller": { _ in
        let pages = UIPageViewController()
        return .array([
            pages.transitionStyle == .pageCurl ? "pageCurl" : "scroll", pages.navigationOrientation == .horizontal ? "horizontal" : "vertical",
            pages.spineLocation == .min ? "min" : "other", .bool(pages.isDoubleSided), .number(Double(pages.gestureRecognizers.count)),
            .number(Double(pages.viewControllers?.count ?? 0)),
        ])
    },
    "uikit-default/visual format": { input in
        let views = ["button0": UIButton(), "button1": UIButton()]
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: try input.text("format"), options: .alignAllLastBaseline, metrics: nil, views: views)
        return .number(Double(constraints.count))
    },
    "uikit-default/toolbar items": { input in
        _ = input["set"]
        let controller = UIViewController()
        controller.toolbarItems = [UIBarButtonItem(), UIBarButtonItem()]
        controller.toolbarItems = nil
        return ["then": controller.toolbarItems == nil ? .null : "some"]
    },
    "uikit-default/tab bar tint": { input in
        _ = input["set"]
        let bar = UITabBar()
        bar.tintColor = nil
        return bar.tintColor == nil ? .null : "not nil"
    },
    "uikit-default/tab bar item": { _ in
        let item = UITabBarItem()
        return .array([
            JSON(describing: item.badgeValue), .bool(item.isEnabled), JSON(item.imageInsets), .number(Double(item.tag)),
            JSON(describing: item.title), JSON([item.titlePositionAdjustment.horizontal, item.titlePositionAdjustment.vertical]),
        ])
    },
    "uikit-default/title colour": { input in
        _ = input["set"]
        let button = UIButton()
        button.setTitleColor(nil, for: .normal)
        return button.titleColor(for: .normal) == .white ? "white" : .null
    },
    "uikit-default/tag": { input in
        let view = UIView()
        view.tag = try input.text("set") == "Int.max" ? .max : .min
        return view.tag == .max ? "Int.max" : view.tag == .min ? "Int.min" : .null
    },
    "uikit-default/text field": { _ in
        let field = UITextField()
        return .array([
            field.inputAccessoryView == nil ? .null : "some", field.leftView == nil ? .null : "some", field.rightView == nil ? .null : "some",
            field.selectedTextRange == nil ? .null : "not nil",
        ])
    },
    "uikit-default/text view": { _ in
        let view = UITextView()
        return .array([.number(Double(view.selectedRange.length)), "not nil"])
    },
    "uikit-default/highlighted text": { _ in UILabel().highlightedTextColor == nil ? .null : "some" },
    "uikit-default/date picker": { _ in
        let picker = UIDatePicker()
        return .array([
            picker.minimumDate == nil ? .null : "some", picker.maximumDate == nil ? .null : "some", picker.timeZone == nil ? .null : "some",
            "not nil", "not nil",
        ])
    },
    "uikit-default/picker frame": { input in place(UIPickerView(frame: CGRect(of: input["frame"])).frame) },
    "uikit-default/progress frame": { input in place(UIProgressView(frame: CGRect(of: input["frame"])).frame) },
    "uikit-default/segments": { _ in
        let control = UISegmentedControl(items: ["a", "b", UIImage()])
        return JSON([CGFloat(control.numberOfSegments), CGFloat(UISegmentedControl(items: []).numberOfSegments)])
    },
    "uikit-default/refresh control": { _ in UITableViewController().refreshControl == nil ? .null : "some" },
    "uikit-default/nil conversion": { _ in
        let view = UIView()
        return .array([JSON(view.convert(CGPoint.zero, to: nil)), JSON(view.convert(CGPoint.zero, from: nil))])
    },
    "uikit-default/fitting": { _ in JSON(UIView().sizeThatFits(.zero)) },
    "uikit-default/renderer format": { _ in
        let format = UIGraphicsImageRendererFormat.default()
        return .array([.bool(format.bounds.isEmpty), .bool(format.opaque)])
    },
    "uikit-default/same fonts": { _ in
        let same = [
            UIFont.systemFont(ofSize: 12) === UIFont.systemFont(ofSize: 12),
            UIFont(name: "Helvetica", size: 20) === UIFont(name: "Helvetica", size: 20),
            UIFont.preferredFont(forTextStyle: .body) === UIFont.preferredFont(forTextStyle: .body),
        ]
        return .bool(!same.contains(false))
    },
    "uikit-default/insets": { input in
        JSON(CGRect(of: input["rect"]).inset(by: UIEdgeInsets(input["insets"])))
    },
    "uikit-default/alert": { _ in
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: nil, style: .default)) }
        return .number(Double(alert.actions.count))
    },
    "uikit-default/animated image": { _ in
        let images = (0..<3).map { _ in UIImage() }
        guard let image = UIImage.animatedImage(with: images, duration: 1) else { return .null }
        return .array([.number(Double(image.images?.count ?? 0)), image.description.contains("UIAnimatedImage") ? "UIAnimatedImage" : .null])
    },
]

private func place(_ frame: CGRect) -> JSON { JSON([frame.minX, frame.minY, frame.width]) }
