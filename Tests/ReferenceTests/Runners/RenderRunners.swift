import CoreGraphics
import Foundation
import LaminaPrimitives
import QuartzCore

/// What `render(in:)` paints, on a grid of a pixel for a point, y up.
let renderRunners: [String: Runner] = ["render-in-context": renderedLayer]

private func renderedLayer(_ vector: Vector) throws -> JSON {
    let input = vector.input
    if input["shadowPath"] != nil {
        let same = try Grid(of: input) == Grid(of: .object(input.members.filter { $0.key != "shadowPath" }))
        return ["sameAsWithoutPath": .bool(same)]
    }
    let grid = try Grid(of: input)
    var answer: [String: JSON] = [:]
    for (key, expected) in vector.expected.members { answer[key] = try grid.answer(key, expected) }
    return .object(answer)
}

/// The pixels of a picture, the lowest row first.
private struct Grid: Equatable {
    static let side = 240
    let pixels: [UInt32]

    init(of input: JSON) throws {
        let place = input["place"]?.number ?? 0
        let bitmap = Bitmap(width: Self.side, height: Self.side)
        let context = CGContext(bitmap: bitmap)
        context.translateBy(x: place, y: place)
        try makeRenderedLayer(input).render(in: context)
        let rows = context.bitmap
        pixels = (0..<Self.side).reversed().flatMap { y in (0..<Self.side).map { rows.pixels[y * Self.side + $0] } }
    }

    subscript(x: Double, y: Double) -> UInt32 { pixels[Int(y) * Self.side + Int(x)] }

    private func isPainted(_ index: Int) -> Bool { pixels[index] >> 24 > 0 }

    private var painted: [Int] { pixels.indices.filter(isPainted) }

    /// What the picture says to a question; the expected value where it agrees.
    func answer(_ key: String, _ expected: JSON) throws -> JSON {
        switch key {
        case "count": .number(Double(painted.count))
        case "countLess": painted.count < Int(expected.number ?? 0) ? expected : .number(Double(painted.count))
        case "fullStrength": .bool(painted.contains { pixels[$0] >> 24 == 255 })
        case "paintedExactly": box
        case "maxX": .number(Double(painted.map { $0 % Self.side }.max() ?? -1))
        case "empty": agreed(expected) { self[$0, $1] >> 24 == 0 }
        case "painted": agreed(expected) { self[$0, $1] >> 24 > 0 }
        case "borderAt": agreed([expected]) { Self.nearest(self[$0, $1]) == "black" }
        case "bgAt": agreed([expected]) { Self.nearest(self[$0, $1]) == "red" }
        case "nearer": colours(expected) { pixel, name in Self.nearest(pixel) == name }
        case "flat": colours(expected) { pixel, name in Self.nearest(pixel) == name && Self.distance(pixel, Self.colours[name] ?? 0) < 12 }
        default: throw Unsupported(key)
        }
    }

    /// The box around what is painted, if nothing in it is not.
    private var box: JSON {
        let places = painted.map { (x: $0 % Self.side, y: $0 / Self.side) }
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(), let low = places.map(\.y).min(),
            let high = places.map(\.y).max(), places.count == (right - left + 1) * (high - low + 1)
        else { return .null }
        return .array([left, low, right + 1, high + 1].map { .number(Double($0)) })
    }

    private func agreed(_ expected: JSON, _ holds: (Double, Double) -> Bool) -> JSON {
        let all = expected.elements?.compactMap(\.numbers) ?? []
        return all.allSatisfy { holds($0[0], $0[1]) } ? expected : .null
    }

    private func agreed(_ expected: [JSON], _ holds: (Double, Double) -> Bool) -> JSON {
        agreed(.array(expected), holds) == .null ? .null : expected[0]
    }

    private func colours(_ expected: JSON, _ holds: (UInt32, String) -> Bool) -> JSON {
        let all = expected.elements ?? []
        let agree = all.allSatisfy { element in
            guard let parts = element.elements, let x = parts[0].number, let y = parts[1].number, let name = parts[2].text else { return false }
            return holds(self[x, y], name)
        }
        return agree ? expected : .null
    }

    static let colours: [String: UInt32] = ["red": 0xFFFF_0000, "green": 0xFF00_FF00, "blue": 0xFF00_00FF, "black": 0xFF00_0000]

    static func nearest(_ pixel: UInt32) -> String {
        colours.min { (distance(pixel, $0.value), $0.key) < (distance(pixel, $1.value), $1.key) }?.key ?? ""
    }

    static func distance(_ first: UInt32, _ second: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
    }
}

/// The layer of a case, with those below it.
private func makeRenderedLayer(_ input: JSON) throws -> CALayer {
    let layer = try makeTyped(input)
    for (key, set) in renderSetters {
        if let value = input[key] { try set(layer, value) }
    }
    for key in ["sub", "mid", "leaf"] {
        if let below = input[key] { layer.addSublayer(try makeRenderedLayer(below)) }
    }
    if let filled = input["delegateFills"] {
        let delegate = FillingDelegate(CGRect(filled))
        layer.delegate = delegate
        layer.setNeedsDisplay()
        withExtendedLifetime(delegate) { layer.displayIfNeeded() }
    }
    return layer
}

private func makeTyped(_ input: JSON) throws -> CALayer {
    switch input["type"]?.text {
    case nil: return CALayer()
    case "shape":
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(input["rect"]), transform: nil)
        if input["fill"] == .null { shape.fillColor = nil }
        if input["stroke"] != nil { shape.strokeColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
        if let width = input["lineWidth"]?.number { shape.lineWidth = width }
        return shape
    case "gradient": return makeGradient(input)
    case let name?: throw Unsupported(name)
    }
}

private func makeGradient(_ input: JSON) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.colors = input["colors"]?.elements?.compactMap { $0.text.map { color($0) } }
    gradient.locations = input["locations"]?.numbers?.map { NSNumber(value: $0) }
    if input["startPoint"] != nil { gradient.startPoint = CGPoint(input["startPoint"]) }
    if input["endPoint"] != nil { gradient.endPoint = CGPoint(input["endPoint"]) }
    if input["gradientType"]?.text == "radial" { gradient.type = .radial }
    return gradient
}

private func color(_ name: String) -> CGColor {
    let pixel = Grid.colours[name] ?? 0
    func part(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 255) / 255 }
    return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
}

private let renderSetters: [(String, @Sendable (CALayer, JSON) throws -> Void)] = [
    ("frame", { $0.frame = CGRect($1) }), ("bounds", { $0.bounds = CGRect($1) }), ("position", { $0.position = CGPoint($1) }),
    ("bg", { layer, _ in layer.backgroundColor = color("red") }), ("opacity", { $0.opacity = Float($1.number ?? 1) }),
    ("masksToBounds", { $0.masksToBounds = $1.bool ?? false }), ("cornerRadius", { $0.cornerRadius = $1.number ?? 0 }),
    ("borderWidth", { $0.borderWidth = $1.number ?? 0 }), ("shadowOpacity", { $0.shadowOpacity = Float($1.number ?? 0) }),
    ("shadowRadius", { $0.shadowRadius = $1.number ?? 0 }),
    ("shadowOffset", { $0.shadowOffset = CGSize(width: $1.numbers?[0] ?? 0, height: $1.numbers?[1] ?? 0) }),
    ("shadowPath", { layer, _ in layer.shadowPath = CGPath(ellipseIn: layer.bounds, transform: nil) }),
    (
        "contents",
        { layer, _ in
            layer.contents = CGImage(Picture(Bitmap(width: 20, height: 10, fill: Grid.colours["green"] ?? 0)))
        }
    ),
    ("contentsGravity", { $0.contentsGravity = CALayerContentsGravity(rawValue: $1.text ?? "") }),
]

/// Fills a rectangle of its layer.
private final class FillingDelegate: CALayerDelegate {
    private let rect: CGRect
    init(_ rect: CGRect) { self.rect = rect }

    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(rect) }
}
