import CoreGraphics
import QuartzCore

let constraintRunners: [String: Runner] = ["constraint": constrainedLayers]

/// Returns the frame of a constrained layer, or the x of the second of two siblings.
private func constrainedLayers(_ question: Question) throws -> JSON {
    let input = question.input
    let superlayer = CALayer()
    superlayer.bounds = try CGRect(input["superBounds"])
    superlayer.layoutManager = CAConstraintLayoutManager()
    if let a = input["a"], let b = input["b"] {
        superlayer.addSublayer(try constrained(a, name: "a"))
        let second = try constrained(b, name: "b")
        superlayer.addSublayer(second)
        superlayer.layoutIfNeeded()
        return ["bx": .number(second.frame.minX)]
    }
    let layer = try constrained(input, name: "layer")
    superlayer.addSublayer(layer)
    superlayer.layoutIfNeeded()
    let frame = layer.frame
    return ["x": .number(frame.minX), "y": .number(frame.minY), "w": .number(frame.width), "h": .number(frame.height)]
}

private func constrained(_ description: Input, name: String) throws -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = try CGRect(description["frame"])
    for constraint in description["constraints"]?.elements ?? [] { layer.addConstraint(try makeConstraint(constraint)) }
    return layer
}

private func makeConstraint(_ input: Input) throws -> CAConstraint {
    CAConstraint(
        attribute: try attribute(input["attribute"]), relativeTo: input["source"]?.text ?? "", attribute: try attribute(input["sourceAttribute"]),
        scale: input["scale"]?.number ?? 1, offset: input["offset"]?.number ?? 0)
}

private let attributes: [String: CAConstraintAttribute] = [
    "minX": .minX, "midX": .midX, "maxX": .maxX, "width": .width, "minY": .minY, "midY": .midY, "maxY": .maxY, "height": .height,
]

private func attribute(_ name: Input?) throws -> CAConstraintAttribute {
    guard let attribute = attributes[name?.text ?? ""] else { throw Unsupported("the attribute \(name?.text ?? "without name")") }
    return attribute
}
