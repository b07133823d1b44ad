import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Runners for colours, hit tests, layers of views and separators.
@MainActor let uikitLookRunners: [String: UIKitRunner] = [
    "colour/system colour": { input in
        let name = try input.text("name")
        guard let color = colours[name] else { throw Unsupported(name) }
        let parts = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components ?? []
        let bytes = parts.prefix(3).map { ($0 * 255).rounded() }
        return JSON(parts.last == 1 ? bytes : bytes + [parts.last ?? 0])
    },
    "hit-test/least alpha": { _ in
        // The lowest alpha, in steps of 0.001, at which the view is hit.
        let steps = (1...20).map { CGFloat($0) / 1000 }
        return steps.first { isHit(alpha: $0) }.map { JSON($0) } ?? .null
    },
    "hit-test/least edges": { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let least = view.point(inside: CGPoint(x: 0, y: 0), with: nil)
        let greatest = [CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 20)].contains { view.point(inside: $0, with: nil) }
        return .bool(least && !greatest)
    },
    "hit-test/outside its parent": { _ in
        let (root, parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
        parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
        root.addSubview(parent)
        parent.addSubview(child)
        return .bool(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === child)
    },
    "hit-test/hidden subtree": { _ in
        let (root, parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
        for view in [parent, child] { view.frame = root.bounds }
        parent.isHidden = true
        root.addSubview(parent)
        parent.addSubview(child)
        return .bool(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === child)
    },
    "layer/corner bits": { _ in
        let names: [(CACornerMask, String)] = [
            (.layerMinXMinYCorner, "minXminY"), (.layerMaxXMinYCorner, "maxXminY"), (.layerMinXMaxYCorner, "minXmaxY"),
            (.layerMaxXMaxYCorner, "maxXmaxY"),
        ]
        return .array((0..<4).map { bit in .text(names.first { $0.0.rawValue == 1 << bit }?.1 ?? "none") })
    },
    "layer/edges of turned layers": { _ in .bool(!CALayer().allowsEdgeAntialiasing) },
    "layer/border above sublayers": { _ in
        let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.black.cgColor
        child.backgroundColor = .red
        view.addSubview(child)
        return .bool(view.pixel(2, 20) == 0xFF00_0000 && view.pixel(20, 20) == 0xFFFF_0000)
    },
    "table/hidden separators": { _ in
        let (stage, table, rows) = (UIKitStage(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), FourRows())
        table.dataSource = rows
        stage.window.addSubview(table)
        table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        let cells = [1, 2].compactMap { table.cellForRow(at: [0, $0]) }
        cells.forEach { $0.layoutIfNeeded() }
        // A cell's separator is as high as a pixel, at its lower edge.
        let lines = cells.flatMap { cell in cell.subviews.filter { $0.frame.height <= 1 && $0.frame.maxY == cell.bounds.maxY } }
        return .bool(lines.count >= 2 && lines.allSatisfy(\.isHidden))
    },
    "table/separator over white": { _ in
        let line = (UITableView().separatorColor ?? .clear).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        guard let parts = line.cgColor.components, parts.count == 4 else { return .null }
        // The separator's colour composited over white.
        return JSON((0..<3).map { ((parts[$0] * parts[3] + 1 - parts[3]) * 255).rounded() })
    },
]

/// Returns true when a hit test finds a view with this alpha.
@MainActor private func isHit(alpha: CGFloat) -> Bool {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = alpha
    return view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view
}

@MainActor private let colours: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
]

private final class FourRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
