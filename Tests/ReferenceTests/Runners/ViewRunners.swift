import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The tests of views run on the main thread.
let viewRunners: [String: Runner] = [
    "uiview-hit-test": { vector in try MainActor.assumeIsolated { try hitView(vector) } },
    "autoresize": autoresizedLayers,
]

/// The layer's gravity for a view's mode.
@MainActor
func gravity(ofMode name: String) throws -> JSON {
    guard let mode = contentModes[name] else { throw Unsupported(name) }
    let view = UIView()
    view.contentMode = mode
    return .text(view.layer.contentsGravity.rawValue)
}

private let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
    "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
]

@MainActor
private func hitView(_ vector: Vector) throws -> JSON {
    let input = vector.input
    var names: [UIView: String] = [:]
    func makeView(_ description: JSON?, _ name: String) -> UIView {
        let view = UIView(frame: CGRect(description?["frame"]))
        view.isHidden = description?["hidden"]?.bool ?? false
        view.isUserInteractionEnabled = description?["userInteractionEnabled"]?.bool ?? true
        view.alpha = description?["alpha"]?.number ?? 1
        names[view] = description?["name"]?.text ?? name
        return view
    }
    let view = makeView(input["view"], "view")
    for sub in (input["sub"].map { [$0] } ?? []) + (input["subs"]?.elements ?? []) { view.addSubview(makeView(sub, "sub")) }
    let hit = view.hitTest(CGPoint(input["point"]), with: nil)
    return hit.flatMap { names[$0] }.map { .text($0) } ?? .null
}

/// A layer whose superlayer changes its size; or the middle and the innermost of three.
private func autoresizedLayers(_ vector: Vector) throws -> JSON {
    let input = vector.input
    let mask = CAAutoresizingMask(rawValue: UInt32(input["mask"]?.number ?? 0))
    func makeLayer(_ frame: JSON?, in superlayer: CALayer) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(frame)
        layer.autoresizingMask = mask
        superlayer.addSublayer(layer)
        return layer
    }
    func size(_ key: String) -> CGSize {
        let numbers = input[key]?.numbers ?? [0, 0]
        return CGSize(width: numbers[0], height: numbers[1])
    }
    let root = CALayer()
    root.bounds.size = size("oldSize")
    guard input["leaf"] != nil else {
        let layer = makeLayer(input["frame"], in: root)
        root.bounds.size = size("newSize")
        return JSON(layer.frame)
    }
    let middle = makeLayer(input["mid"], in: root)
    let leaf = makeLayer(input["leaf"], in: middle)
    root.bounds.size = size("newSize")
    return ["mid": JSON(middle.frame), "leaf": JSON(leaf.frame)]
}
