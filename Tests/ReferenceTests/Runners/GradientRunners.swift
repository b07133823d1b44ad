import CoreGraphics
import Foundation
import QuartzCore

let gradientRunners: [String: Runner] = ["gradient": gradientAnswer]

/// Answers a case about default locations, about mixed colours, or about the progress at a point.
private func gradientAnswer(_ question: Question) throws -> JSON {
    let input = question.input
    if let count = input["colors"]?.number { return try spacing(Int(count), question) }
    if input["colors"] != nil { return try mixedColor(question) }
    return try parameter(question)
}

/// Returns the expected locations if `count` colours look the same with these locations as without any.
private func spacing(_ count: Int, _ question: Question) throws -> JSON {
    func picture(_ locations: [NSNumber]?) -> Pixels? {
        let layer = CAGradientLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 500)
        // Neighbouring colours differ, so that every location is visible.
        layer.colors = (0..<count).map { CGColor(gray: CGFloat($0 % 2), alpha: 1) }
        layer.locations = locations
        return Pixels(width: 1, height: 500) { layer.render(in: $0) }
    }
    guard let expected = question.expected["locations"], let numbers = expected.numbers else { throw Unsupported("colours without locations") }
    return ["locations": picture(nil) == picture(numbers.map { NSNumber(value: $0) }) ? expected.json : .null]
}

/// Returns the colour at a position between two colours, by comparison with a layer that is filled with the expected colour.
private func mixedColor(_ question: Question) throws -> JSON {
    let input = question.input
    let layer = CAGradientLayer()
    layer.colors = try input["colors"].flatMap { try makeValue($0, for: "colors") as? [CGColor] }
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let place = input["t"]?.number ?? 0
    let seen = pixel(of: layer, at: CGPoint(x: place, y: 0.5))
    let flat = CALayer()
    flat.backgroundColor = try makeValue(question.expected, for: "backgroundColor") as? CGColor
    let expected = pixel(of: flat, at: CGPoint(x: 0.5, y: 0.5))
    let alpha = Double(max(1, seen.alpha))
    let straight = [seen.red, seen.green, seen.blue].map { CGFloat(Double($0) / alpha) } + [CGFloat(seen.alpha) / 255]
    return question.agreed(seen.distance(to: expected) <= 1, else: JSON(straight))
}

/// Returns the gradient's progress 0...1 at a point of the layer's unit square; null where nothing is painted.
private func parameter(_ question: Question) throws -> JSON {
    let input = question.input
    let layer = CAGradientLayer()
    if let type = input["type"]?.text { layer.type = CAGradientLayerType(rawValue: type) }
    // The unit square is mapped to the middle of the layer, so that the gradient's edges lie inside.
    func inner(_ point: CGPoint) -> CGPoint { CGPoint(x: 0.25 + point.x / 2, y: 0.25 + point.y / 2) }
    layer.startPoint = inner(try input["startPoint"].map { try CGPoint($0) } ?? layer.startPoint)
    layer.endPoint = inner(try input["endPoint"].map { try CGPoint($0) } ?? layer.endPoint)
    let point = inner(try CGPoint(input["point"]))
    layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let seen = pixel(of: layer, at: point)
    guard seen.alpha > 0 else { return .null }
    let coarse = JSON.number(Double(seen.red) / 255)
    guard let expected = question.expected.number, abs(expected - Double(seen.red) / 255) < 0.02 else { return coarse }
    // The pixel has only 256 levels of gray. A ramp from black to white of width 0.02 around the expected progress is more precise: at its middle,
    // the pixel is medium gray.
    guard expected > 0.05, expected < 0.95 else { return question.agreed(true) }
    layer.locations = [NSNumber(value: expected - 0.01), NSNumber(value: expected + 0.01)]
    return question.agreed(abs(pixel(of: layer, at: point).red - 128) < 10, else: coarse)
}

/// Returns the colour of a layer at a point in unit coordinates.
///
/// The layer is magnified so that one pixel covers a thousandth of its width.
private func pixel(of layer: CALayer, at point: CGPoint) -> Pixels.Pixel {
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let pixels = Pixels(width: 1, height: 1) { context in
        context.translateBy(x: 0.5, y: 0.5)
        context.scaleBy(x: 100, y: 100)
        context.translateBy(x: -10 * point.x, y: -10 * point.y)
        layer.render(in: context)
    }
    return pixels?[0, 0] ?? Pixels.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}
