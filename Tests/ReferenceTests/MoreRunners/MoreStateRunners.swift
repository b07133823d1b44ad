import CoreGraphics
import Foundation
import UIKit

/// Runners for objects of UIKit after a change, such as nil in place of a value.
@MainActor let moreStateRunners: [String: UIKitRunner] = [
    "uikit-default/frame": { input in
        let view = try newObject(try input.text("class"), frame: CGRect(of: input["frame"])) as? UIView
        let frame = view?.frame ?? .null
        return JSON(Array([frame.minX, frame.minY, frame.width, frame.height].prefix(input.expected.elements?.count ?? 4)))
    },
    "uikit-default/foreign item": { input in
        _ = input["set"]
        let (bar, item) = (UITabBar(), UITabBarItem())
        bar.selectedItem = item
        return withExtendedLifetime(item) { bar.selectedItem == nil ? .null : "some" }
    },
    "uikit-default/highlighted text": { input in
        let label = UILabel()
        if let set = input["set"] {
            label.highlightedTextColor = .blue
            if set == .null { label.highlightedTextColor = nil }
        }
        return label.highlightedTextColor == nil ? .null : label.highlightedTextColor == .blue ? "blue" : "some"
    },
    "uikit-default/button title": { input in
        _ = input["set"]
        let button = UIButton()
        button.setTitle(nil, for: .normal)
        button.setTitleShadowColor(nil, for: .normal)
        let both = [JSON(describing: button.title(for: .normal)), JSON(describing: button.titleShadowColor(for: .normal))]
        return input.expected.elements == nil ? both[0] : .array(both)
    },
    "uikit-default/layout manager": { input in
        let view = UITextView()
        return try withExtendedLifetime(view) { try members(try input.text("members"), of: view.layoutManager, expected: input.expected) }
    },
    "uikit-default/inset strings": { input in
        _ = input["set"]
        let insets = NSCoder.uiEdgeInsets(for: NSCoder.string(for: UIEdgeInsets.zero))
        return JSON(insets)
    },
    "uikit-default/odd fonts": { input in
        _ = input["name"]
        let fonts: [UIFont?] = [
            UIFont(name: "Invalid Font Name", size: 1), .systemFont(ofSize: -3), .boldSystemFont(ofSize: -4), .italicSystemFont(ofSize: -5),
            UIFont.systemFont(ofSize: 12).withSize(-6),
        ]
        let answers = fonts.map { $0 == nil ? JSON.null : "not nil" }
        return input.expected.elements.map { .array(Array(answers.prefix($0.count))) } ?? answers[0]
    },
    "uikit-default/sized font": { input in
        let sizes = [try input.number("from"), try input.number("to")]
        return JSON(UIFont.systemFont(ofSize: sizes[0]).withSize(sizes[1]).pointSize)
    },
    "uikit-default/resized font": { input in
        let (from, to) = (try input.number("from"), try input.number("to"))
        return .bool(UIFont.systemFont(ofSize: from).withSize(to) === UIFont.systemFont(ofSize: to))
    },
    "uikit-default/places": { input in
        let view = UIView(frame: CGRect(of: input["frame"]))
        let points = try input.elements("points").map { $0.numbers ?? [0, 0] }.map { CGPoint(x: $0[0], y: $0[1]) }
        return .array(
            points.map { point in
                guard input.expected.elements?.contains(where: { $0.bool != nil }) == true else {
                    return view.hitTest(point, with: nil) === view ? "self" : .null
                }
                return .bool(view.point(inside: point, with: nil))
            })
    },
    "uikit-default/tint": { input in
        _ = input["set"]
        let view = try newObject(try input.text("class"), frame: .zero) as? UIView
        view?.tintColor = .red
        view?.tintColor = nil
        return view?.tintColor == nil ? .null : view?.tintColor == .red ? "red" : "not nil"
    },
    "uikit-default/accessory": { input in
        _ = input["set"]
        let field = UITextField()
        field.inputAccessoryView = UIView()
        let before = field.inputAccessoryView == nil ? JSON.null : "not nil"
        field.inputAccessoryView = nil
        return .array([before, field.inputAccessoryView == nil ? .null : "not nil"])
    },
    "uikit-default/pages set": { input in
        _ = input["set"]
        let pages = UIPageViewController()
        var finished = JSON.null
        pages.setViewControllers(pages.viewControllers ?? [], direction: .forward, animated: false) { finished = .bool($0) }
        return finished
    },
    "uikit-default/selected image": { input in
        let (image, other) = (UIImage(), UIImage())
        let item = UITabBarItem(title: "title", image: image, selectedImage: input["selected"]?.bool == true ? other : nil)
        let before = item.selectedImage === image ? JSON.text("image") : item.selectedImage === other ? "selected" : .null
        item.selectedImage = nil
        let after = item.selectedImage === image ? JSON.text("image") : .null
        return .array([before, after])
    },
    "uikit-default/animated image": { input in
        let count = Int(input["count"]?.number ?? 3)
        let images = (0..<count).map { _ in UIImage() }
        guard let image = UIImage.animatedImage(with: images, duration: 1) else { return .null }
        return .array([.number(Double(image.images?.count ?? 0)), image.description.contains("UIAnimatedImage") ? "UIAnimatedImage" : .null])
    },
]
