import CoreGraphics
import UIKit

/// Runners for alerts and action sheets.
@MainActor let uikitAlertRunners: [String: UIKitRunner] = [
    "alert/card middle": { input in
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let stage = present(alert, size: CGSize(of: input["window"]), safeArea: UIEdgeInsets(input["safeArea"]))
        defer { stage.advance(by: 0) }
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        return ["x": JSON(frame.minX), "midY": JSON(frame.midY)]
    },
    "alert/buttons": { input in
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        for action in try input.elements("actions") { alert.addAction(try makeAction(action)) }
        let stage = present(alert)
        defer { stage.advance(by: 0) }
        let titles = alert.actions.compactMap(\.title)
        let labels = alert.view.tree.compactMap { $0 as? UILabel }.filter { titles.contains($0.text ?? "") }
        let places = labels.map { (text: $0.text ?? "", place: $0.convert(CGPoint.zero, to: nil)) }
        // From top to bottom; labels in one row, at most 5 points apart, from left to right.
        let inOrder = places.sorted { abs($0.place.y - $1.place.y) > 5 ? $0.place.y < $1.place.y : $0.place.x < $1.place.x }
        return .array(inOrder.map { .text($0.text) })
    },
    "alert/actions": { input in
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for action in try input.elements("added") { alert.addAction(try makeAction(action)) }
        return .array(alert.actions.map { .text($0.title ?? "") })
    },
    "alert/shade": { _ in
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let stage = present(alert)
        defer { stage.advance(by: 0) }
        guard let color = alert.presentationController?.containerView?.subviews.first?.backgroundColor else { return .null }
        let alphas = [UIUserInterfaceStyle.light, .dark].map { style in
            var alpha: CGFloat = 0
            _ = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(nil, alpha: &alpha)
            return alpha
        }
        return JSON(alphas)
    },
    "alert/fields of a sheet": { input in
        guard try input.text("style") == "actionSheet" else { throw Unsupported("style") }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addTextField()
        return alert.textFields.map { .number(Double($0.count)) } ?? .null
    },
]

/// Creates an action from `Delete(destructive)`, `Cancel(cancel)` or a title alone.
@MainActor private func makeAction(_ json: JSON) throws -> UIAlertAction {
    let parts = (json.text ?? "").split(separator: "(").map { String($0.filter { $0 != ")" }) }
    let styles: [String: UIAlertAction.Style] = ["cancel": .cancel, "destructive": .destructive, "default": .default]
    guard let title = parts.first, let style = parts.count == 1 ? .default : styles[parts[1]] else { throw Unsupported("action") }
    return UIAlertAction(title: title, style: style)
}

/// Presents an alert and lays it out.
@MainActor private func present(
    _ alert: UIAlertController, size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero
) -> UIKitStage {
    let first = UIViewController()
    let stage = UIKitStage(first, size: size, safeArea: safeArea)
    first.present(alert, animated: false)
    stage.advance(by: 0)
    stage.window.layoutIfNeeded()
    return stage
}
