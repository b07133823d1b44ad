import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Runners for flags, archives and layout of layers.
@MainActor let moreLayerRunners: [String: UIKitRunner] = [
    // Measured on macOS, where the space above a root layer has y upwards. On iOS and here it has y downwards, so every answer is the other one.
    "contents-flipped/": { input in
        if let ancestors = input["ancestors"]?.elements {
            let chain = flippedChain(ancestors.map { $0.bool ?? false } + [false])
            return .bool(chain.last?.contentsAreFlipped() == false)
        }
        let names = ["a", "b", "c", "d"].filter { input[$0] != nil }
        guard !names.isEmpty else { return .bool(!CALayer().contentsAreFlipped()) }
        let chain = flippedChain(names.map { input[$0]?.bool ?? false })
        return .object(Dictionary(uniqueKeysWithValues: zip(names, chain.map { .bool(!$0.contentsAreFlipped()) })))
    },
    "layer-archiving/": { input in
        let kind = input["class"]?.text ?? "CALayer"
        guard let make = layerClasses[kind] else { throw Unsupported("the class \(kind)") }
        let layer = make()
        if case .object(let members)? = input["set"] {
            for (name, value) in members {
                if name == "frame" { layer.frame = CGRect(of: value) } else { layer.setValue(try archived(value), forKey: name) }
            }
            return .object(Dictionary(uniqueKeysWithValues: input.expected.members.keys.map { ($0, .bool(layer.shouldArchiveValue(forKey: $0))) }))
        }
        let key = try input.text("key")
        if let value = input["set"], value != .null { layer.setValue(try archived(value), forKey: key) }
        return .bool(layer.shouldArchiveValue(forKey: key))
    },
    "layer-layout-flags/": { input in
        let (layer, sub) = (CountedLayer("layer"), CountedLayer("sub"))
        layer.addSublayer(sub)
        let log = LayoutLog()
        (layer.log, sub.log) = (log, log)
        let steps = input["steps"]?.elements?.compactMap(\.text)
        let dirty = input["dirty"]?.elements?.compactMap(\.text)
        guard steps != nil || dirty != nil else { return .bool(CALayer().needsLayout()) }
        layer.layoutIfNeeded()
        for name in dirty ?? [] { (name == "sub" ? sub : layer).setNeedsLayout() }
        log.names = []
        for step in steps ?? ["layer layoutIfNeeded"] {
            let words = step.split(separator: " ").map(String.init)
            let target = words.first == "sub" ? sub : layer
            switch words.last {
            case "layoutIfNeeded": target.layoutIfNeeded()
            case "setNeedsLayout": target.setNeedsLayout()
            default: throw Unsupported("the step \(step)")
            }
        }
        return [
            "layer": .bool(layer.needsLayout()), "sub": .bool(sub.needsLayout()), "laidOut": .array(log.names.map(JSON.text)),
            "order": .array(log.names.map(JSON.text)),
        ]
    },
    "frame-transform/view": { input in
        let view = UIView(frame: CGRect(of: input["frame"]))
        if let angle = input["rotate"]?.number { view.transform = CGAffineTransform(rotationAngle: angle) }
        if let scale = input["scale"]?.number { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
        if let scale = input["scale"]?.numbers { view.transform = CGAffineTransform(scaleX: scale[0], y: scale[1]) }
        if let frame = input["thenFrame"] { view.frame = CGRect(of: frame) }
        if let then = input["then"] ?? input["cleared"], then == "identity" || then == true { view.transform = .identity }
        guard case .object = input.expected else { return JSON(view.frame) }
        return ["frame": JSON(view.frame), "bounds": JSON(view.bounds), "center": JSON(view.center)]
    },
    "frame-transform/scroll view": { input in
        let (scroll, size) = (UIScrollView(), CGSize(of: input["size"]))
        let offset = try input.numbers("contentOffset")
        scroll.contentOffset = CGPoint(x: offset[0], y: offset[1])
        scroll.bounds.size = size
        scroll.center = CGPoint(x: size.width / 2, y: size.height / 2)
        return ["bounds": JSON(scroll.bounds), "frame": JSON(scroll.frame), "contentOffset": JSON(scroll.contentOffset)]
    },
]

/// Returns layers, each inside the one before, with these values of `isGeometryFlipped`.
private func flippedChain(_ flags: [Bool]) -> [CALayer] {
    var chain: [CALayer] = []
    for flag in flags {
        let layer = CALayer()
        layer.isGeometryFlipped = flag
        chain.last?.addSublayer(layer)
        chain.append(layer)
    }
    return chain
}

private let layerClasses: [String: @Sendable () -> CALayer] = [
    "CALayer": { CALayer() }, "CAShapeLayer": { CAShapeLayer() }, "CATextLayer": { CATextLayer() }, "CAGradientLayer": { CAGradientLayer() },
    "CAReplicatorLayer": { CAReplicatorLayer() }, "CAScrollLayer": { CAScrollLayer() }, "CAEmitterLayer": { CAEmitterLayer() },
    "CATransformLayer": { CATransformLayer() }, "CATiledLayer": { CATiledLayer() },
]

private func archived(_ value: JSON) throws -> Any {
    if case .bool(let flag) = value { return flag }
    if case .object(let members) = value { return try members.mapValues(archived) }
    if let number = value.number { return number }
    if let numbers = value.numbers, numbers.count == 4 { return CGRect(of: value) }
    if let numbers = value.numbers, numbers.count == 2 { return CGPoint(x: numbers[0], y: numbers[1]) }
    guard let text = value.text else { throw Unsupported("the value \(value.line)") }
    if text == "CALayer" { return CALayer() }
    if let number = text.split(separator: " ").first.flatMap({ Double($0) }) { return number }
    return namedColors[text] ?? text
}

private final class LayoutLog {
    var names: [String] = []
}

private final class CountedLayer: CALayer {
    var log: LayoutLog?

    convenience init(_ name: String) {
        self.init()
        self.name = name
    }

    override func layoutSublayers() { log?.names.append(name ?? "") }
}
