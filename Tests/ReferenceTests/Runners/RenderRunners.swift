import CoreGraphics
import Foundation
import QuartzCore

/// Runners for the pixels of `render(in:)`, with one pixel per point and y up.
let renderRunners: [String: Runner] = ["render-in-context": renderedLayer]

/// Returns the answers to all questions that a case asks about a rendered layer.
private func renderedLayer(_ question: Question) throws -> JSON {
    let input = question.input
    let grid = try Grid(of: input)
    var answer: [String: JSON] = [:]
    for key in Grid.questions { _ = question.expected[key] }
    for (key, value) in question.expected.json.members {
        answer[key] = key == "sameAsWithoutPath" ? .bool(grid == (try Grid(of: input, except: ["shadowPath"]))) : try grid.answer(key, value)
    }
    return .object(answer)
}

/// A transparent bitmap with a rendered layer: 100 × 100; with a shadow 200 × 200; with text or replicated layers 200 × 100.
private struct Grid: Equatable {
    /// The keys of the properties that a case may ask for.
    static let questions = [
        "count", "countLess", "fullStrength", "paintedExactly", "maxX", "lastColumn", "topHalf", "empty", "painted", "borderAt", "bgAt",
        "nearer", "flat", "sameAsWithoutPath",
    ]

    private let pixels: Pixels?
    /// The height of the layer's bounds, whose top is at y 0, as on iOS.
    private let layerHeight: CGFloat

    init(of input: Input, except left: Set<String> = []) throws {
        let layer = try makeRenderedLayer(input, except: left)
        let place = input["place"]?.number ?? 0
        let isShadow = input["place"] != nil || input["shadowOpacity"] != nil
        let isWide = isShadow || ["text", "replicator"].contains(input["type"]?.text)
        layerHeight = layer.bounds.height
        pixels = Pixels(width: isWide ? 200 : 100, height: isShadow ? 200 : 100) { context in
            context.translateBy(x: place, y: place)
            layer.render(in: context)
        }
    }

    private subscript(x: Double, y: Double) -> Pixels.Pixel {
        pixels?[Int(x), Int(y)] ?? Pixels.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }

    private var painted: [(x: Int, y: Int)] { pixels?.painted ?? [] }

    /// Returns the measured value of a question about the bitmap, such as the number of painted pixels.
    ///
    /// Some questions are conditions on many pixels: their answer is `expected` if the condition holds for all of them.
    func answer(_ key: String, _ expected: JSON) throws -> JSON {
        switch key {
        case "count": .number(Double(painted.count))
        case "countLess": painted.count < Int(expected.number ?? 0) ? expected : .number(Double(painted.count))
        case "fullStrength": .bool(painted.contains { self[Double($0.x), Double($0.y)].alpha == 255 })
        case "paintedExactly": box
        case "maxX", "lastColumn": .number(Double(painted.map(\.x).max() ?? -1))
        case "topHalf": .bool(!painted.isEmpty && painted.allSatisfy { CGFloat($0.y) < layerHeight / 2 })
        case "empty": agreed(expected) { self[$0, $1].alpha == 0 }
        case "painted": agreed(expected) { self[$0, $1].alpha > 0 }
        case "borderAt": agreed(expected) { Self.nearest(self[$0, $1]) == "black" }
        case "bgAt": agreed(expected) { Self.nearest(self[$0, $1]) == "red" }
        case "nearer": colours(expected) { pixel, name in Self.nearest(pixel) == name }
        case "flat": colours(expected) { pixel, name in Self.colours[name].map { pixel.distance(to: $0) < 12 } ?? false }
        default: throw Unsupported("the question \(key)")
        }
    }

    /// The bounding box of the painted pixels, if every pixel in it is painted; else null.
    private var box: JSON {
        guard let left = painted.map(\.x).min(), let right = painted.map(\.x).max(), let low = painted.map(\.y).min(),
            let high = painted.map(\.y).max(), painted.count == (right - left + 1) * (high - low + 1)
        else { return .null }
        return .array([left, low, right + 1, high + 1].map { .number(Double($0)) })
    }

    /// Returns the expected value if `holds` is true at all pixels that it names.
    private func agreed(_ expected: JSON, _ holds: (Double, Double) -> Bool) -> JSON {
        let pixels = expected.numbers.map { [$0] } ?? expected.elements?.compactMap(\.numbers) ?? []
        return !pixels.isEmpty && pixels.allSatisfy { $0.count == 2 && holds($0[0], $0[1]) } ? expected : .null
    }

    /// Returns the expected value if `holds` is true for all its triples of x, y and colour name.
    private func colours(_ expected: JSON, _ holds: (Pixels.Pixel, String) -> Bool) -> JSON {
        let all = expected.elements ?? []
        let agree = all.allSatisfy { element in
            guard let parts = element.elements, parts.count == 3, let x = parts[0].number, let y = parts[1].number, let name = parts[2].text
            else { return false }
            return holds(self[x, y], name)
        }
        return !all.isEmpty && agree ? expected : .null
    }

    private static let colours: [String: Pixels.Pixel] = [
        "red": .init(red: 255, green: 0, blue: 0, alpha: 255), "green": .init(red: 0, green: 255, blue: 0, alpha: 255),
        "blue": .init(red: 0, green: 0, blue: 255, alpha: 255), "black": .init(red: 0, green: 0, blue: 0, alpha: 255),
    ]

    /// Returns the name of the colour that differs least from a pixel.
    private static func nearest(_ pixel: Pixels.Pixel) -> String {
        colours.min { (pixel.distance(to: $0.value), $0.key) < (pixel.distance(to: $1.value), $1.key) }?.key ?? ""
    }
}
