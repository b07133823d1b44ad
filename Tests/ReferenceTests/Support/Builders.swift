import CoreGraphics
import Foundation
import QuartzCore

/// Creates a layer of the named class.
func makeLayer(_ className: String) throws -> CALayer {
    guard let make = layerMakers[className] else { throw Unsupported("the class \(className)") }
    return make()
}

/// Constructors of layers, keyed by class name.
let layerMakers: [String: @Sendable () -> CALayer] = [
    "CALayer": { CALayer() }, "CAShapeLayer": { CAShapeLayer() }, "CAGradientLayer": { CAGradientLayer() },
    "CATransformLayer": { CATransformLayer() }, "CATextLayer": { CATextLayer() }, "CAScrollLayer": { CAScrollLayer() },
    "CAEmitterLayer": { CAEmitterLayer() }, "CATiledLayer": { CATiledLayer() }, "CAReplicatorLayer": { CAReplicatorLayer() },
]

/// Constructors of animations, keyed by class name.
let animationMakers: [String: @Sendable () -> CAAnimation] = [
    "CAAnimation": { CAAnimation() }, "CAPropertyAnimation": { CAPropertyAnimation() }, "CABasicAnimation": { CABasicAnimation() },
    "CAKeyframeAnimation": { CAKeyframeAnimation() }, "CASpringAnimation": { CASpringAnimation() }, "CATransition": { CATransition() },
    "CAAnimationGroup": { CAAnimationGroup() },
]

/// Creates a layer of the class that declares the first property of a key path; a `CALayer` when no subclass does.
func makeLayer(having keyPath: String) throws -> CALayer {
    let name = String(keyPath.prefix { $0 != "." })
    return try makeLayer(classNames.first { $0.value.contains(name) }?.key ?? "CALayer")
}

/// The properties that subclasses of `CALayer` declare, keyed by class name.
private let classNames: [String: Set<String>] = [
    "CAShapeLayer": [
        "path", "fillColor", "fillRule", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineCap", "lineJoin",
        "lineDashPhase", "lineDashPattern",
    ],
    "CAGradientLayer": ["colors", "locations", "startPoint", "endPoint", "type"],
    "CATextLayer": ["string", "font", "fontSize", "foregroundColor", "wrapped"], "CAReplicatorLayer": ["instanceTransform"],
]

/// Creates the layers of a case, keyed by name, with the hierarchy that the case describes.
func makeLayers(_ descriptions: Input?) throws -> [String: CALayer] {
    let named = descriptions?.named ?? []
    var layers: [String: CALayer] = [:]
    for (name, description) in named {
        let layer = try makeLayer(description["type"]?.text ?? "CALayer")
        layer.name = name
        try configure(layer, description)
        layers[name] = layer
    }
    // Sorted by name, because JSON loses the file's order; no case depends on the order of overlapping siblings at the same depth.
    for (name, description) in named {
        guard let parent = description["parent"]?.text, let layer = layers[name] else { continue }
        layers[parent]?.addSublayer(layer)
    }
    return layers
}

/// Sets the layer properties that a description contains.
///
/// - Parameter left: The keys that are left out.
func configure(_ layer: CALayer, _ description: Input, except left: Set<String> = []) throws {
    for key in layerKeys where !left.contains(key) {
        if let value = description[key] { layer.setValue(try makeValue(value, for: key), forKey: key) }
    }
}

private let layerKeys = [
    "bounds", "anchorPoint", "anchorPointZ", "position", "zPosition", "transform", "sublayerTransform", "frame", "geometryFlipped",
    "hidden", "masksToBounds", "opacity", "contentsScale", "cornerRadius", "beginTime", "speed", "timeOffset", "duration", "repeatCount",
    "repeatDuration", "autoreverses", "fillMode", "instanceCount", "instanceTransform",
]

/// Creates the path that a list of elements describes: `M` moves, `L` lines, `Q` and `C` curves, `Z` closes.
func makePath(_ input: Input) throws -> CGPath {
    let path = CGMutablePath()
    for element in input.json.elements ?? [] {
        let n = (element.elements ?? []).dropFirst().compactMap(\.number)
        switch (element.elements?.first?.text, n.count) {
        case ("M", 2): path.move(to: CGPoint(x: n[0], y: n[1]))
        case ("L", 2): path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case ("Q", 4): path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
        case ("C", 6):
            path.addCurve(to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
        case ("Z", 0): path.closeSubpath()
        default: throw Unsupported("the path element \(element.line)")
        }
    }
    return path
}
