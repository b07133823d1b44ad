import CoreGraphics
import Foundation
import UIKit

/// Runners for constraints, stacks, safe areas and the frames of controls.
@MainActor let moreLayoutRunners: [String: UIKitRunner] = [
    "constraints-more/edges": { input in
        let (root, view) = constrained()
        let insets = try insets(try input.text("constraints"))
        pin(view, to: root, insets)
        root.layoutIfNeeded()
        return JSON(view.frame)
    },
    "constraints-more/margins": { input in
        let (root, view) = constrained(CGSize(of: input["window"]))
        root.layoutMargins = UIEdgeInsets(input["layoutMargins"])
        root.insetsLayoutMarginsFromSafeArea = false
        let guide = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor), view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        return JSON(view.frame)
    },
    "constraints-more/centre": { input in
        let (root, view) = constrained()
        size(view, try input.number("size"))
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        return JSON(view.frame)
    },
    "constraints-more/multiplied": { input in
        let multiplier = try input.number("multiplier")
        let isWidth = input["constant"] != nil
        let frame = related(isWidth ? .width : .centerY, multiplier, input["constant"]?.number ?? 0)
        return JSON(isWidth ? frame.width : frame.midY)
    },
    "constraints-more/edge": { input in JSON(related(.bottom, 1, try input.number("constant"), side: 200).maxY) },
    "constraints-more/row": { input in
        let isUpright = input["height"] != nil
        let side = try input.number(isUpright ? "height" : "width")
        let gap = try input.number("gap")
        let (root, first) = constrained()
        var views = [first]
        for _ in 0..<2 { views.append(added(to: root)) }
        var last: UIView?
        for view in views {
            size(view, side)
            let (start, end): (NSLayoutConstraint, NSLayoutConstraint)
            if isUpright {
                start = view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: last == nil ? 0 : gap)
                end = view.leftAnchor.constraint(equalTo: root.leftAnchor)
            } else {
                start = view.leadingAnchor.constraint(equalTo: last?.trailingAnchor ?? root.leadingAnchor, constant: last == nil ? 0 : gap)
                end = view.topAnchor.constraint(equalTo: root.topAnchor)
            }
            NSLayoutConstraint.activate([start, end])
            last = view
        }
        root.layoutIfNeeded()
        return JSON(views.map { isUpright ? $0.frame.minY : $0.frame.minX })
    },
    "constraints-more/right to left": { input in
        let (root, view) = constrained()
        let semantic: UISemanticContentAttribute = try input.text("semantic") == "forceRightToLeft" ? .forceRightToLeft : .forceLeftToRight
        (root.semanticContentAttribute, view.semanticContentAttribute) = (semantic, semantic)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -22),
        ])
        root.layoutIfNeeded()
        return JSON(view.frame.minX)
    },
    "stack-view-more/": { input in
        let isUpright = try input.text("axis") == "v"
        let stack = UIStackView(frame: CGRect(origin: .zero, size: CGSize(of: input["size"])))
        stack.axis = isUpright ? .vertical : .horizontal
        stack.spacing = try input.number("spacing")
        for length in try input.elements(input["heights"] != nil ? "heights" : "widths") {
            stack.addArrangedSubview(Sized(isUpright ? 40 : length.number, isUpright ? length.number : 40))
        }
        stack.layoutIfNeeded()
        let frames = stack.arrangedSubviews.map(\.frame)
        return [
            "x": JSON(frames.map(\.minX)), "y": JSON(frames.map(\.minY)), "w": JSON(frames.map(\.width)), "h": JSON(frames.map(\.height)),
        ]
    },
    "safe-area-more/subview": { input in
        let (stage, root, top) = bar(isTranslucent: true)
        let view = UIView(frame: CGRect(of: input["frame"]))
        root.view.addSubview(view)
        let insets = view.safeAreaInsets
        let missing = top - insets.top
        guard insets.left == 0, insets.right == 0, insets.bottom == 0 else { return JSON(insets) }
        return withExtendedLifetime(stage) { .text(missing == 0 ? "(top,0,0,0)" : "(top-\(Int(missing)),0,0,0)") }
    },
    "safe-area-more/bar": { input in
        let isTranslucent = try input.number("isTranslucent") != 0
        let (stage, root, _) = bar(isTranslucent: isTranslucent)
        let (_, _, top) = bar(isTranslucent: true)
        let y = root.view.convert(CGPoint.zero, to: nil).y
        let isBelow = input.expected["y"]?.text != nil
        return withExtendedLifetime(stage) {
            ["y": isBelow ? y == top ? "translucent safeArea.top" : JSON(y) : JSON(y), "top": JSON(root.view.safeAreaInsets.top)]
        }
    },
]

@MainActor private func added(to root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
}

@MainActor private func constrained(_ size: CGSize = CGSize(width: 400, height: 400)) -> (UIView, UIView) {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    return (root, added(to: root))
}

@MainActor private func size(_ view: UIView, _ side: Double) {
    NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: side), view.heightAnchor.constraint(equalToConstant: side)])
}

@MainActor private func related(_ attribute: NSLayoutConstraint.Attribute, _ multiplier: Double, _ constant: Double, side: Double? = nil) -> CGRect {
    let (root, view) = constrained()
    if let side { size(view, side) }
    NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: multiplier, constant: constant
    ).isActive = true
    root.layoutIfNeeded()
    return view.frame
}

/// Reads insets such as `edges inset top 10, left 20` or `top and bottom inset 30`; edges that are not named are nil.
private func insets(_ text: String) throws -> [String: Double] {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var insets: [String: Double] = [:]
    for (edge, value) in zip(words, words.dropFirst()) where ["top", "left", "bottom", "right"].contains(edge) { insets[edge] = Double(value) }
    guard insets.isEmpty, let all = words.last.flatMap({ Double($0) }) ?? (text.hasPrefix("edges") ? 0 : nil) else {
        if insets.isEmpty { throw Unsupported("the constraints \(text)") }
        return insets
    }
    let named = ["top", "left", "bottom", "right"].filter { words.contains($0) }
    for edge in named.isEmpty ? ["top", "left", "bottom", "right"] : named { insets[edge] = all }
    return insets
}

/// Pins the named edges; along an axis without a named edge the view is as wide or high as its parent.
@MainActor private func pin(_ view: UIView, to root: UIView, _ insets: [String: Double]) {
    func active(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    if let top = insets["top"] { active(view.topAnchor.constraint(equalTo: root.topAnchor, constant: top)) }
    if let left = insets["left"] { active(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: left)) }
    if let bottom = insets["bottom"] { active(view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -bottom)) }
    if let right = insets["right"] { active(view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -right)) }
    if insets["left"] == nil, insets["right"] == nil {
        active(view.leftAnchor.constraint(equalTo: root.leftAnchor))
        active(view.widthAnchor.constraint(equalTo: root.widthAnchor))
    }
    if insets["top"] == nil, insets["bottom"] == nil {
        active(view.topAnchor.constraint(equalTo: root.topAnchor))
        active(view.heightAnchor.constraint(equalTo: root.heightAnchor))
    }
}

/// A view with an intrinsic size, of which a part may be missing.
private final class Sized: UIView {
    private var size = CGSize.zero

    convenience init(_ width: Double?, _ height: Double?) {
        self.init(frame: .zero)
        size = CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
        // A label resists stretching more than a view without a size.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(width == nil || height == nil ? .defaultLow : UILayoutPriority(251), for: axis)
        }
    }

    override var intrinsicContentSize: CGSize { size }
}

/// Returns a stage with a navigation controller, its root, and the height that the bar covers.
@MainActor private func bar(isTranslucent: Bool) -> (UIKitStage, UIViewController, CGFloat) {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.isTranslucent = isTranslucent
    let stage = UIKitStage(navigation, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    navigation.view.layoutIfNeeded()
    root.view.layoutIfNeeded()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: -34, right: 0)
    return (stage, root, root.view.safeAreaInsets.top)
}
