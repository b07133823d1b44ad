import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport

let contentsRunners: [String: Runner] = ["gravity": gravity]

@MainActor private func gravity(_ vector: Vector) throws -> JSON {
    let input = vector.input
    if let mode = input["contentMode"]?.text { return try MainActor.assumeIsolated { try gravity(ofMode: mode) } }
    if let name = input["set"] {
        let layer = CALayer()
        layer.setValue(name.text, forKey: "contentsGravity")
        return JSON(describing: layer.value(forKey: "contentsGravity"))
    }
    let pictures = try pictures(of: input)
    guard input["ninePart"]?.bool == true else { return JSON(pictures.first.map { CGRect($0.destination) } ?? .zero) }
    return nineParts(pictures, size: input["contentsSize"]?.numbers ?? [1, 1])
}

/// The pictures that the frame of a layer with contents shows.
@MainActor private func pictures(of input: JSON) throws -> [PictureDrawing] {
    let layer = CALayer()
    layer.bounds = CGRect(input["bounds"])
    layer.position = CGPoint(x: 200, y: 200)
    let size = (input["contentsSize"]?.numbers ?? [1, 1]).map { Int($0) }
    layer.contents = CGImage(Picture(Bitmap(width: size[0], height: size[1], fill: .max)))
    if let name = input["gravity"] { layer.setValue(name.text, forKey: "contentsGravity") }
    for key in ["contentsRect", "contentsCenter", "contentsScale"] {
        if let value = input[key] { layer.setValue(try makeValue(value, for: key), forKey: key) }
    }
    let stage = Stage(layer)
    guard let tree = stage.host.tree else { return [] }
    return Frame(tree, at: 0, in: Viewport(width: 400, height: 400)).items.compactMap { item in
        guard case .picture(let drawing) = item.content else { return nil }
        return drawing
    }
}

/// The middle of nine parts and the one at minimum x and maximum y.
private func nineParts(_ pictures: [PictureDrawing], size: [Double]) -> JSON {
    guard pictures.count == 9 else { return .null }
    let middle = pictures[4]
    let source = [middle.source.minX / size[0], middle.source.minY / size[1], middle.source.width / size[0], middle.source.height / size[1]]
    return [
        "sourceCenter": JSON(source.map { CGFloat($0) }), "destCenter": JSON(CGRect(middle.destination)),
        "topLeftCorner": JSON(CGRect(pictures[6].destination)),
    ]
}
