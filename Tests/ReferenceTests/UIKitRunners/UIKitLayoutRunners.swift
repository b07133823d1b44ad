import CoreGraphics

import UIKit

/// Runners for safe areas, margins, layout guides and constraints.
@MainActor let uikitLayoutRunners: [String: UIKitRunner] = [
    "safe-area/subview": { input in
        let (view, parent) = (UIView(frame: CGRect(of: input["frame"])), try parent(input))
        parent.addSubview(view)
        return withExtendedLifetime(parent) { JSON(view.safeAreaInsets) }
    },
    "safe-area/guide": { input in
        let view = try parent(input)
        return withExtendedLifetime(view) { JSON(view.safeAreaLayoutGuide.layoutFrame) }
    },
    "safe-area/notices": { _ in
        let view = NoticedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.setAdditionalSafeArea(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        return .array(view.heard.map(JSON.text))
    },
    "layout-margins/default margins": { _ in JSON(UIView().layoutMargins) },
    "layout-margins/margins": { input in JSON(try parent(input).layoutMargins) },
    "layout-margins/margins without safe area": { input in
        let view = try parent(input)
        view.insetsLayoutMarginsFromSafeArea = false
        return JSON(view.layoutMargins)
    },
    "layout-margins/inherited margins": { input in
        let margin = try input.number("parentMargins")
        let (parent, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView(frame: CGRect(of: input["frame"])))
        parent.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        parent.addSubview(view)
        view.preservesSuperviewLayoutMargins = true
        return JSON(view.layoutMargins)
    },
    "layout-margins/margins guide": { input in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: try input.number("width"), height: try input.number("height")))
        return withExtendedLifetime(view) { JSON(view.layoutMarginsGuide.layoutFrame) }
    },
    "readable-guide/readable guide": { input in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: try input.number("width"), height: 400))
        let side = try input.number("sideMargins")
        view.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
        let frame = view.readableContentGuide.layoutFrame
        return JSON([frame.minX, frame.width])
    },
    "constraints/system": solvedSystem,
    "constraints/rounding": { input in
        @MainActor func frame(_ origin: Double, _ size: Double) -> CGRect {
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)), UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: origin), view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: size), view.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            return view.frame
        }
        let (origins, sizes) = (try input.numbers("origins"), try input.numbers("sizes"))
        return ["origins": JSON(origins.map { frame($0, 10).minX }), "sizes": JSON(sizes.map { frame(0, $0).width })]
    },
    "constraints/lone guide": { _ in
        let (view, guide) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILayoutGuide())
        view.addLayoutGuide(guide)
        view.layoutIfNeeded()
        return JSON(guide.layoutFrame)
    },
    "constraints/default priorities": { _ in
        .array([
            .number(Double(UIView().contentHuggingPriority(for: .horizontal).rawValue)),
            .number(Double(UILabel().contentHuggingPriority(for: .horizontal).rawValue)),
            .number(Double(UIView().contentCompressionResistancePriority(for: .horizontal).rawValue)),
        ])
    },
]

/// Returns a view with a safe area and without a window.
@MainActor private func parent(_ input: UIKitInput) throws -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: CGSize(of: input["parent"])))
    view.setAdditionalSafeArea(UIEdgeInsets(input["safeArea"]))
    return view
}

/// A view that records in which order it is told of new margins and a new safe area.
private final class NoticedView: UIView {
    var heard: [String] = []
    override func layoutMarginsDidChange() { heard.append("layoutMarginsDidChange") }
    override func safeAreaInsetsDidChange() { heard.append("safeAreaInsetsDidChange") }
}

// MARK: - Systems of constraints

/// Returns the frames of views in a root; some are given, some result from constraints such as `D.width = 0.75 * B.width + 8`.
///
/// `root` is the outermost view and `root.safe` its safe area layout guide; names in `guides` are layout guides of the root.
@MainActor private func solvedSystem(_ input: UIKitInput) throws -> JSON {
    let root = UIView(frame: CGRect(origin: .zero, size: CGSize(of: input["root"])))
    root.setAdditionalSafeArea(UIEdgeInsets(input["safeArea"]))
    var items: [String: AnyObject] = ["root": root, "safe": root.safeAreaLayoutGuide]
    var names: [String] = []
    for name in try input["guides"]?.elements?.map({ try text($0) }) ?? [] {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        items[name] = guide
    }
    let (frames, parents) = (input["frames"]?.members ?? [:], input["in"]?.members ?? [:])
    for name in try input.elements("views").map(text) {
        let view = UIView(frame: CGRect(of: frames[name]))
        view.translatesAutoresizingMaskIntoConstraints = frames[name] != nil
        (parents[name]?.text.flatMap { items[$0] as? UIView } ?? root).addSubview(view)
        items[name] = view
        names.append(name)
    }
    for line in try input.elements("constraints").map(text) { try equation(line, items).isActive = true }
    root.layoutIfNeeded()
    var answer: [String: JSON] = [:]
    for (name, item) in items {
        if let view = item as? UIView { answer[name] = JSON(view.frame) }
        if let guide = item as? UILayoutGuide { answer[name] = JSON(guide.layoutFrame) }
    }
    return .object(answer)
}

private func text(_ json: JSON) throws -> String {
    guard let text = json.text else { throw Unsupported("not a text") }
    return text
}

/// Creates a constraint from a line such as `A.left = 16`, `C.top = A.bottom + 12` or `D.width = 0.75 * B.width`.
///
/// The right side is a constant, or `[multiplier *] item.attribute [± constant]`.
@MainActor private func equation(_ line: String, _ items: [String: AnyObject]) throws -> NSLayoutConstraint {
    var words = line.split(separator: " ").map(String.init)
    let (first, attribute) = try operand(words.removeFirst(), items)
    guard !words.isEmpty, words.removeFirst() == "=", let next = words.first else { throw Unsupported(line) }
    if let constant = Double(next) {
        if words.count == 1 {
            return NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: constant)
        }
        words.removeFirst(2)
    }
    let multiplier = Double(next) ?? 1
    let (second, other) = try operand(words.removeFirst(), items)
    let constant = words.count == 2 ? (Double(words[1]) ?? 0) * (words[0] == "-" ? -1 : 1) : 0
    return NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: multiplier, constant: constant)
}

/// Returns the item and the attribute of an operand such as `A.left`.
private func operand(_ word: String, _ items: [String: AnyObject]) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
    let parts = word.split(separator: ".").map(String.init)
    guard parts.count == 2, let item = items[parts[0]], let attribute = attributes[parts[1]] else { throw Unsupported(word) }
    return (item, attribute)
}

private let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "centerX": .centerX, "centerY": .centerY, "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin,
]
