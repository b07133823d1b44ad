import CoreGraphics
import QuartzCore

let scrollRunners: [String: Runner] = ["scroll": scrolledLayers]

/// Returns the origin of a scroll layer, or geometry by the names of the expected members, after one scroll.
private func scrolledLayers(_ question: Question) throws -> JSON {
    let input = question.input
    if let bounds = input["plainLayerBounds"] { return try scrolledPlainLayer(bounds, input) }
    let scene = try ScrollScene(input)
    try scene.scroll(input)
    guard !question.expected.json.members.isEmpty else { return JSON(scene.outer.bounds.origin) }
    return [
        "origin": JSON(scene.outer.bounds.origin), "outerOrigin": JSON(scene.outer.bounds.origin),
        "innerOrigin": JSON((scene.inner ?? scene.outer).bounds.origin), "contentVisible": JSON(scene.content.visibleRect),
        "deepVisible": JSON(scene.deep.visibleRect),
    ]
}

private func scrolledPlainLayer(_ bounds: Input, _ input: Input) throws -> JSON {
    let layer = CALayer()
    layer.bounds = try CGRect(bounds)
    if let point = input["scrollPoint"] { layer.scroll(try CGPoint(point)) }
    return ["bounds": JSON(layer.bounds), "visibleRect": JSON(layer.visibleRect)]
}

/// A scroll layer with contents: it may contain another scroll layer, whose contents have a layer inside.
private struct ScrollScene {
    let outer = CAScrollLayer()
    let inner: CAScrollLayer?
    let content = CALayer()
    let deep = CALayer()

    init(_ input: Input) throws {
        let bounds = try CGRect(input["bounds"] ?? input["outer"])
        outer.bounds = bounds
        outer.position = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        if let mode = input["mode"]?.text { outer.scrollMode = CAScrollLayerScrollMode(rawValue: mode) }
        inner = try input["inner"].map { description in
            let layer = CAScrollLayer()
            layer.frame = try CGRect(description["frame"])
            return layer
        }
        if let inner { outer.addSublayer(inner) }
        (inner ?? outer).addSublayer(content)
        content.addSublayer(deep)
        if let frame = input["content"] { content.frame = try CGRect(frame) }
        if let frame = input["deep"] { deep.frame = try CGRect(frame) }
    }

    /// Performs the scrolls that the case describes.
    func scroll(_ input: Input) throws {
        if let point = input["toPoint"] { outer.scroll(to: try CGPoint(point)) }
        if let rect = input["toRect"] { outer.scroll(to: try CGRect(rect)) }
        if let point = input["contentScrollPoint"] { content.scroll(try CGPoint(point)) }
        if let rect = input["contentScrollRectToVisible"] { content.scrollRectToVisible(try CGRect(rect)) }
        if let point = input["deepScrollPoint"] { deep.scroll(try CGPoint(point)) }
    }
}
