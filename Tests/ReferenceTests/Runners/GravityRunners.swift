import CoreGraphics
import QuartzCore
import UIKit

let gravityRunners: [String: Runner] = ["gravity": gravity]

/// Answers a case about the gravity of a content mode, about a stored gravity, or about the place at which contents are painted.
@MainActor private func gravity(_ question: Question) throws -> JSON {
    let input = question.input
    if let mode = input["contentMode"] { return try gravity(ofMode: mode.text ?? "") }
    if let name = input["set"] {
        let layer = CALayer()
        layer.setValue(name.text, forKey: "contentsGravity")
        return JSON(describing: layer.value(forKey: "contentsGravity"))
    }
    let scene = try ContentsScene(input)
    guard input["ninePart"]?.bool != true else { return try nineParts(scene, question) }
    if case .object = question.expected.json { return try sizes(scene, question) }
    let rect = try CGRect(question.expected)
    return question.agreed(scene.shows(rect), else: JSON(scene.painted))
}

/// Returns the contents gravity that a view's layer has for a content mode.
@MainActor private func gravity(ofMode name: String) throws -> JSON {
    guard let mode = contentModes[name] else { throw Unsupported("the mode \(name)") }
    let view = UIView()
    view.contentMode = mode
    return .text(view.layer.contentsGravity.rawValue)
}

private let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
    "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
]

/// Returns the width and height at which the contents are painted.
private func sizes(_ scene: ContentsScene, _ question: Question) throws -> JSON {
    let size = scene.paintedSize
    func near(_ key: String, _ measured: CGFloat) -> JSON {
        guard let expected = question.expected[key] else { return .number(Double(measured)) }
        return abs(Double(measured) - (expected.number ?? 0)) < 0.02 ? expected.json : .number(Double(measured))
    }
    return ["w": near("w", size.width), "h": near("h", size.height)]
}

/// Returns the rectangles of two parts of nine-part scaling: the middle one, and the corner at minimum x and maximum y.
///
/// - Returns: An expected rectangle if the part looks the same when it is drawn there in a layer of its own, else null.
private func nineParts(_ scene: ContentsScene, _ question: Question) throws -> JSON {
    let expected = question.expected
    let center = try CGRect(expected["destCenter"])
    let crop = scene.crop
    let source = try expected["sourceCenter"].map { try CGRect($0) } ?? scene.composedCenter
    let middle = scene.shows(center, source: source)
    var answer: [String: JSON] = [:]
    if let value = expected["destCenter"] { answer["destCenter"] = middle ? value.json : .null }
    if let value = expected["sourceCenter"] { answer["sourceCenter"] = middle ? value.json : .null }
    if let value = expected["topLeftCorner"] {
        let corner = CGRect(x: crop.minX, y: source.maxY, width: source.minX - crop.minX, height: crop.maxY - source.maxY)
        answer["topLeftCorner"] = scene.shows(try CGRect(value), source: corner) ? value.json : .null
    }
    return .object(answer)
}
