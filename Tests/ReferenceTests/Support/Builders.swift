import CoreGraphics
import Foundation
import QuartzCore

/// A layer of a class, empty.
func makeLayer(_ className: String = "CALayer") throws -> CALayer {
    guard let make = layerMakers[className] else { throw Unsupported(className) }
    return make()
}

/// A layer of the class that has the property at the beginning of a key path.
func makeLayer(having keyPath: String) throws -> CALayer {
    let name = String(keyPath.prefix { $0 != "." })
    for className in ["CALayer", "CAShapeLayer", "CAGradientLayer"] {
        let layer = try makeLayer(className)
        if type(of: layer).properties[name] != nil { return layer }
    }
    throw Unsupported(keyPath)
}

let layerMakers: [String: @Sendable () -> CALayer] = [
    "CALayer": { CALayer() }, "CAShapeLayer": { CAShapeLayer() }, "CAGradientLayer": { CAGradientLayer() },
    "CATransformLayer": { CATransformLayer() },
]

let animationMakers: [String: @Sendable () -> CAAnimation] = [
    "CAAnimation": { CAAnimation() }, "CAPropertyAnimation": { CAPropertyAnimation() }, "CABasicAnimation": { CABasicAnimation() },
    "CAKeyframeAnimation": { CAKeyframeAnimation() }, "CASpringAnimation": { CASpringAnimation() }, "CATransition": { CATransition() },
    "CAAnimationGroup": { CAAnimationGroup() },
]

/// The layers of a case by name, one below the other as it says.
func makeLayers(_ descriptions: JSON?) throws -> [String: CALayer] {
    let members = descriptions?.members ?? [:]
    var layers: [String: CALayer] = [:]
    for (name, description) in members {
        let layer = try makeLayer(description["type"]?.text ?? "CALayer")
        layer.name = name
        try configure(layer, description)
        layers[name] = layer
    }
    // By name, because the file's order is lost; no case depends on the order of siblings that overlap at one depth.
    for (name, description) in members.sorted(by: { $0.key < $1.key }) {
        guard let parent = description["parent"]?.text, let layer = layers[name] else { continue }
        layers[parent]?.addSublayer(layer)
    }
    return layers
}

/// Sets every property that a description names.
func configure(_ layer: CALayer, _ description: JSON) throws {
    for (key, value) in description.members where key != "parent" && key != "type" {
        layer.setValue(try makeValue(value, for: key), forKey: key)
    }
}

/// The transform that a description means: `scale`, `rotate`, `translate`, `euler` and single elements, in this order.
func makeTransform(_ description: JSON?) -> CATransform3D {
    var transform = CATransform3DIdentity
    guard let description else { return transform }
    func numbers(_ key: String) -> [CGFloat]? { description[key]?.numbers?.map { CGFloat($0) } }
    if let n = numbers("scale") { transform = CATransform3DConcat(transform, CATransform3DMakeScale(n[0], n[1], n[2])) }
    if let n = numbers("rotate") { transform = CATransform3DConcat(transform, CATransform3DMakeRotation(n[0], n[1], n[2], n[3])) }
    if let n = numbers("translate") { transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(n[0], n[1], n[2])) }
    if let n = numbers("euler") {
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(n[0], 1, 0, 0))
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(n[1], 0, 1, 0))
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(n[2], 0, 0, 1))
    }
    for (name, place) in matrixElements {
        if let number = description[name]?.number { transform[keyPath: place] = CGFloat(number) }
    }
    return transform
}

private let matrixElements: [(String, any WritableKeyPath<CATransform3D, CGFloat> & Sendable)] = [
    ("m14", \.m14), ("m24", \.m24), ("m34", \.m34), ("m41", \.m41), ("m42", \.m42), ("m43", \.m43),
]

/// The path that a list of elements means.
func makePath(_ elements: JSON) -> CGPath {
    let path = CGMutablePath()
    for element in elements.elements ?? [] {
        let n = (element.elements ?? []).dropFirst().compactMap(\.number)
        switch element.elements?.first?.text {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case "C":
            path.addCurve(
                to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
        default: path.closeSubpath()
        }
    }
    return path
}
