import CoreGraphics
import UIKit

/// Runners for stack views.
@MainActor let uikitStackRunners: [String: UIKitRunner] = [
    "stack-view/equal stack": { input in
        let isRow = try input.text("axis") == "h"
        let length = try input.number("length")
        let views = (0..<Int(try input.number("count"))).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = isRow ? .horizontal : .vertical
        stack.distribution = .fillEqually
        stack.spacing = try input.number("spacing")
        stack.frame.size = isRow ? CGSize(width: length, height: 100) : CGSize(width: 100, height: length)
        guard let hidden = input["hidden"]?.number.map(Int.init) else {
            stack.layoutIfNeeded()
            return isRow
                ? ["x": JSON(views.map(\.frame.minX)), "w": JSON(views.map(\.frame.width))]
                : ["y": JSON(views.map(\.frame.minY)), "h": JSON(views.map(\.frame.height))]
        }
        views[hidden].isHidden = true
        stack.layoutIfNeeded()
        return .array(views.map { JSON($0.frame) })
    },
    "stack-view/stack": { input in
        let sizes = try input.elements("sizes")
        let views = sizes.map { SizedView($0.numbers.map { CGSize(width: $0[0], height: $0[1]) }) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = try input.number("spacing")
        if let alignment = input["alignment"]?.text {
            guard alignment == "center" else { throw Unsupported(alignment) }
            stack.alignment = .center
        }
        stack.frame.size = CGSize(of: input["room"])
        stack.layoutIfNeeded()
        return [
            "frames": .array(views.map { JSON($0.frame) }), "x": JSON(views.map(\.frame.minX)), "w": JSON(views.map(\.frame.width)),
        ]
    },
    "stack-view/nested stacks": { input in
        let columns = try input.elements("heights").map { heights in
            UIStackView(arrangedSubviews: (heights.numbers ?? []).map { SizedView(CGSize(width: 20, height: $0)) })
        }
        let spacings = try input.numbers("spacings")
        for column in columns {
            column.axis = .vertical
            column.spacing = spacings[1]
        }
        let row = UIStackView(arrangedSubviews: columns)
        row.distribution = .fillEqually
        row.alignment = .top
        row.spacing = spacings[0]
        row.frame.size = CGSize(of: input["room"])
        row.layoutIfNeeded()
        return .array(columns.map { JSON($0.frame) })
    },
    "stack-view/translates": { _ in
        let view = UIView()
        UIStackView().addArrangedSubview(view)
        return .bool(view.translatesAutoresizingMaskIntoConstraints)
    },
    "stack-view/stays a subview": { _ in
        let (stack, view) = (UIStackView(), UIView())
        stack.addArrangedSubview(view)
        stack.removeArrangedSubview(view)
        return .bool(stack.subviews.contains(view))
    },
]

/// A view with an intrinsic content size; nil means none.
private final class SizedView: UIView {
    private let size: CGSize?

    init(_ size: CGSize?) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size ?? super.intrinsicContentSize }
}
