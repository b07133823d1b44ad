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
    "uikit-default/segments": { _ in
        let control = UISegmentedControl(items: ["a", "b", UIImage()])
        return JSON([CGFloat(control.numberOfSegments), CGFloat(UISegmentedControl(items: []).numberOfSegments)])
    },
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
    "uikit-default/members": membersOfNewObject,
    "uikit-default/split children": { input in
        let (split, names) = (UISplitViewController(), try input.elements("set"))
        split.viewControllers = names.map { name in
            let controller = UIViewController()
            controller.title = name.text
            return controller
        }
        return .array(split.children.map { JSON(describing: $0.title) })
    },
    "uikit-default/extra line": { _ in
        let view = UITextView()
        return withExtendedLifetime(view) { .bool(view.layoutManager.extraLineFragmentRect.isEmpty) }
    },
    "uikit-default/attachment": { _ in
        let attachment = NSTextAttachment(data: nil, ofType: nil)
        return .array([
            .bool(attachment.bounds.isEmpty), attachment.contents == nil ? .null : "some", JSON(describing: attachment.fileType),
            attachment.image == nil ? .null : "some",
        ])
    },
    "uikit-default/float range": { input in
        guard let range = ["infinite": UIFloatRange.infinite, "zero": .zero][try input.text("name")] else { throw Unsupported("the range") }
        return .bool(UIFloatRangeIsEqualToRange(range, range))
    },
    "uikit-default/infinite range": { input in
        guard let range = ["infinite": UIFloatRange.infinite, "zero": .zero][try input.text("name")] else { throw Unsupported("the range") }
        return .bool(range.isInfinite)
    },
    "uikit-default/popover background": { _ in
        let popover = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
        return popover.popoverBackgroundViewClass == nil ? .null : "some"
    },
    "uikit-default/cleared tab bar": { input in
        _ = input["set"]
        let (bar, item) = (UITabBar(), UITabBarItem())
        bar.items = [item]
        bar.selectedItem = item
        bar.items = nil
        return bar.selectedItem == nil ? .null : "some"
    },
    "uikit-default/pdf format": { _ in
        let format = UIGraphicsPDFRendererFormat.default()
        return .array([.bool(format.bounds.isEmpty), format.documentInfo.isEmpty ? .null : "some"])
    },
    "uikit-default/insets": { input in
        JSON(CGRect(of: input["rect"]).inset(by: UIEdgeInsets(input["insets"])))
    },
    "uikit-default/alert": { _ in
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: nil, style: .default)) }
        return .number(Double(alert.actions.count))
    },
]
