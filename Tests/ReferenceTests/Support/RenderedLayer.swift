import CoreGraphics
import Foundation
import QuartzCore

/// The colours that cases refer to by name.
let namedColors: [String: CGColor] = [
    "red": CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), "green": CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1),
    "blue": CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1), "black": CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
]

/// Creates the layer of a rendering case, with its sublayers.
///
/// - Parameter left: The keys that are left out.
func makeRenderedLayer(_ input: Input, except left: Set<String> = []) throws -> CALayer {
    let layer = try makeTyped(input)
    for (key, set) in setters where !left.contains(key) {
        if let value = input[key] { try set(layer, value) }
    }
    for key in ["sub", "mid", "leaf"] {
        if let below = input[key] { layer.addSublayer(try makeRenderedLayer(below)) }
    }
    if let filled = input["delegateFills"] {
        let delegate = FillingDelegate(try CGRect(filled))
        layer.delegate = delegate
        if input["displayed"]?.bool == true { layer.display() }
        withExtendedLifetime(delegate) {}
        layer.delegate = nil
    }
    return layer
}

private func makeTyped(_ input: Input) throws -> CALayer {
    switch input["type"]?.text {
    case nil: return CALayer()
    case "shape": return try makeShape(input)
    case "gradient": return try makeGradient(input)
    case "text": return try makeText(input)
    case "replicator": return try makeReplicator(input)
    case let name?: throw Unsupported("the layer \(name)")
    }
}

private func makeShape(_ input: Input) throws -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: try CGRect(input["rect"]), transform: nil)
    if input["fill"]?.isNull == true { shape.fillColor = nil }
    if input["stroke"] != nil { shape.strokeColor = namedColors["black"] }
    if let width = input["lineWidth"]?.number { shape.lineWidth = width }
    if let end = input["strokeEnd"]?.number { shape.strokeEnd = end }
    return shape
}

private func makeGradient(_ input: Input) throws -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.colors = try input["colors"]?.elements?.map { try color($0) }
    gradient.locations = input["locations"]?.numbers?.map { NSNumber(value: $0) }
    if let point = input["startPoint"] { gradient.startPoint = try CGPoint(point) }
    if let point = input["endPoint"] { gradient.endPoint = try CGPoint(point) }
    if let type = input["gradientType"]?.text { gradient.type = CAGradientLayerType(rawValue: type) }
    return gradient
}

private func color(_ input: Input) throws -> CGColor {
    guard let color = namedColors[input.text ?? ""] else { throw Unsupported("the colour \(input.json.line)") }
    return color
}

/// Creates a replicator whose one sublayer is filled with a colour.
private func makeReplicator(_ input: Input) throws -> CAReplicatorLayer {
    let (layer, child) = (CAReplicatorLayer(), CALayer())
    if let count = input["count"]?.number { layer.instanceCount = Int(count) }
    if let transform = input["transform"] { layer.instanceTransform = try makeTransform(transform) }
    child.frame = try CGRect(input["child"])
    child.backgroundColor = namedColors["red"]
    layer.addSublayer(child)
    return layer
}

/// Creates a text layer in Helvetica at 36 points, the class's default; `H*24` repeats a letter.
private func makeText(_ input: Input) throws -> CATextLayer {
    let layer = CATextLayer()
    if let text = input["string"]?.text {
        let parts = text.split(separator: "*")
        let repeated = parts.count == 2 ? Int(parts[1]).map { String(repeating: String(parts[0]), count: $0) } : nil
        layer.string = repeated ?? text
    }
    if let mode = input["truncation"]?.text { layer.truncationMode = CATextLayerTruncationMode(rawValue: mode) }
    layer.bounds = CGRect(x: 0, y: 0, width: input["width"]?.number ?? 200, height: input["height"]?.number ?? 100)
    layer.setNeedsDisplay()
    return layer
}

/// Setters of a layer's properties with their keys, in the order in which they are applied.
private let setters: [(String, @Sendable (CALayer, Input) throws -> Void)] = [
    ("anchorPoint", { $0.anchorPoint = try CGPoint($1) }), ("frame", { $0.frame = try CGRect($1) }),
    ("bounds", { $0.bounds = try CGRect($1) }), ("position", { $0.position = try CGPoint($1) }),
    ("transform", { $0.transform = try makeTransform($1) }), ("sublayerTransform", { $0.sublayerTransform = try makeTransform($1) }),
    ("hidden", { $0.isHidden = $1.bool ?? false }),
    ("bg", { layer, input in if input.bool == true { layer.backgroundColor = namedColors["red"] } }),
    ("opacity", { $0.opacity = Float($1.number ?? 1) }), ("masksToBounds", { $0.masksToBounds = $1.bool ?? false }),
    ("cornerRadius", { $0.cornerRadius = $1.number ?? 0 }), ("borderWidth", { $0.borderWidth = $1.number ?? 0 }),
    ("shadowOpacity", { $0.shadowOpacity = Float($1.number ?? 0) }), ("shadowRadius", { $0.shadowRadius = $1.number ?? 0 }),
    ("shadowOffset", { $0.shadowOffset = try CGSize($1) }),
    (
        "shadowPath",
        { layer, input in
            guard input.text == "ellipse" else { throw Unsupported("the shadow path \(input.json.line)") }
            layer.shadowPath = CGPath(ellipseIn: layer.bounds, transform: nil)
        }
    ),
    ("contents", { $0.contents = try image($1) }), ("contentsGravity", { $0.contentsGravity = CALayerContentsGravity(rawValue: $1.text ?? "") }),
]

/// Creates an image of one colour, described as `green 20x10`.
private func image(_ input: Input) throws -> CGImage? {
    let words = input.text?.split(separator: " ").map(String.init) ?? []
    let size = words.last?.split(separator: "x").compactMap { Int($0) } ?? []
    guard words.count == 2, size.count == 2, let color = namedColors[words[0]] else { throw Unsupported("the contents \(input.json.line)") }
    return Pixels(width: size[0], height: size[1]) { context in
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    }?.image
}

/// A layer delegate that fills a rectangle.
private final class FillingDelegate: CALayerDelegate {
    private let rect: CGRect
    init(_ rect: CGRect) { self.rect = rect }

    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(rect) }
}
