import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Runners for rendered layers, images and Core Graphics.
@MainActor let moreDrawingRunners: [String: UIKitRunner] = [
    "transform-layer-render/": { input in
        if input["string"] != nil { return ["visible": .text(try coveredText(input))] }
        if let dash = input["dash"]?.numbers {
            _ = input["sublayer"]
            return ["sublayerDashed": .bool(isSublayerDashed(dash))]
        }
        let layer = CATransformLayer()
        layer.bounds = CGRect(of: input["bounds"])
        layer.anchorPoint = .zero
        if input["bg"] != nil { layer.backgroundColor = namedColors["red"] }
        if input["masksToBounds"]?.bool == true { layer.masksToBounds = true }
        if let frame = input["sub"] {
            let sub = CALayer()
            sub.frame = CGRect(of: frame)
            sub.backgroundColor = namedColors["blue"]
            layer.addSublayer(sub)
        }
        if let width = input["borderWidth"]?.number { layer.borderWidth = width }
        if let opacity = input["opacity"]?.number { layer.opacity = Float(opacity) }
        let painted = Pixels(width: 500, height: 500) { layer.render(in: $0) }?.painted.count ?? 0
        return ["count": .number(Double(painted))]
    },
    "core-graphics/context": { input in
        let info = try alphaInfo(try input.text("alphaInfo"))
        return .bool(makeContext(info, CGColorSpaceCreateDeviceRGB()) != nil)
    },
    "core-graphics/rectangle": { input in
        let name = try input.text("name")
        guard let rect = ["null": CGRect.null, "zero": .zero, "infinite": .infinite][name] else { throw Unsupported(name) }
        return .array([.bool(rect.isNull), .bool(rect.isEmpty), .bool(rect.isInfinite)])
    },
    "core-graphics/transform": { input in
        let t = try input.numbers("t")
        let map = CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
        if let scale = input["scale"]?.numbers { return JSON(map.scaledBy(x: scale[0], y: scale[1])) }
        if let move = input["translate"]?.numbers { return JSON(map.translatedBy(x: move[0], y: move[1])) }
        return JSON(map.rotated(by: try input.number("rotate")))
    },
    "core-graphics/corner": { input in
        _ = input["cornerGreaterThanHalf"]
        let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 6, cornerHeight: 2, transform: nil)
        return ["error": .bool(path.isEmpty)]
    },
    "core-graphics/components": { _ in
        let colors = [
            CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), CGColor(genericGrayGamma2_2Gray: 0, alpha: 1),
            CGColor(genericCMYKCyan: 0, magenta: 0, yellow: 0, black: 0, alpha: 1),
        ]
        return .array(colors.map { .number(Double($0.numberOfComponents)) })
    },
    "core-graphics/lone move": { input in
        _ = input["steps"]
        let path = CGMutablePath()
        let before = path.isEmpty
        path.move(to: CGPoint(x: 1, y: 1))
        return .array([.bool(before), .bool(path.isEmpty)])
    },
    "image-scaling/": { input in
        let scale = Int(try input.number("scale"))
        guard let row = input["row"]?.numbers else {
            let bytes = [0, 30, 255, 7].map(Double.init)
            return scaled(bytes, by: 1) == bytes ? "identical" : "other"
        }
        return .array(scaled(row, by: scale)[60..<92].map(JSON.number))
    },
    "content-mode/": { input in
        let (size, bounds) = (CGSize(of: input["image"]), CGSize(of: input["bounds"]))
        let mode = try input.text("mode")
        guard let contentMode = contentModes[mode] else { throw Unsupported(mode) }
        let (view, place) = (UIImageView(image: filled(size)), CGPoint(x: 60, y: 60))
        view.contentMode = contentMode
        view.frame = CGRect(origin: place, size: bounds)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 260))
        root.addSubview(view)
        let columns = (0..<260).filter { (root.pixel($0, 60 + Int(bounds.height) / 2) ?? 0) >> 24 > 127 }
        let rows = (0..<260).filter { (root.pixel((columns.first ?? 0) + columns.count / 2, $0) ?? 0) >> 24 > 127 }
        guard let x = columns.first else { return try offCentre(root, bounds) }
        guard let y = rows.first else { return .null }
        return JSON([CGFloat(x) - 60, CGFloat(y) - 60, CGFloat(columns.count), CGFloat(rows.count)])
    },
]

/// Returns the frame of the painted part of a view whose middle row is empty.
@MainActor private func offCentre(_ root: UIView, _ bounds: CGSize) throws -> JSON {
    let rows = (0..<260).filter { y in (0..<26).contains { (root.pixel($0 * 10 + 5, y) ?? 0) >> 24 > 127 } }
    guard let y = rows.first else { return .null }
    let columns = (0..<260).filter { (root.pixel($0, y) ?? 0) >> 24 > 127 }
    guard let x = columns.first else { return .null }
    return JSON([CGFloat(x) - 60, CGFloat(y) - 60, CGFloat(columns.count), CGFloat(rows.count)])
}

private let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center,
    "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
    "bottomRight": .bottomRight,
]

@MainActor private func filled(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

private func alphaInfo(_ name: String) throws -> CGImageAlphaInfo {
    let all: [String: CGImageAlphaInfo] = [
        "none": .none, "first": .first, "last": .last, "premultipliedFirst": .premultipliedFirst, "premultipliedLast": .premultipliedLast,
        "noneSkipFirst": .noneSkipFirst, "noneSkipLast": .noneSkipLast, "alphaOnly": .alphaOnly,
    ]
    guard let info = all[name] else { throw Unsupported("the alpha info \(name)") }
    return info
}

private func makeContext(_ info: CGImageAlphaInfo, _ space: CGColorSpace) -> CGContext? {
    CGContext(data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 40, space: space, bitmapInfo: info.rawValue)
}

/// Draws a row of gray pixels wider, and returns the bytes of red.
private func scaled(_ row: [Double], by scale: Int) -> [Double] {
    let narrow = Pixels(width: row.count, height: 1) { context in
        for (x, value) in row.enumerated() {
            context.setFillColor(CGColor(srgbRed: value / 255, green: value / 255, blue: value / 255, alpha: 1))
            context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
    }
    guard let image = narrow?.image else { return [] }
    let wide = Pixels(width: row.count * scale, height: scale) { context in
        context.draw(image, in: CGRect(x: 0, y: 0, width: row.count * scale, height: scale))
    }
    return (0..<row.count * scale).map { Double(wide?[$0, scale / 2].red ?? -1) }
}

/// Renders a text layer that has both a string and an image, and tells which of them is seen.
@MainActor private func coveredText(_ input: UIKitInput) throws -> String {
    _ = (input["string"], input["contents"])
    let layer = CATextLayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.string = "text"
    layer.foregroundColor = namedColors["blue"]
    layer.contents = filled(CGSize(width: 100, height: 50)).cgImage
    let pixels = Pixels(width: 100, height: 50) { layer.render(in: $0) }
    let all = (0..<100).flatMap { x in (0..<50).compactMap { pixels?[x, $0] } }
    return all.allSatisfy { $0.red == 255 && $0.blue == 0 } ? "contents" : "text"
}

/// Renders a dashed shape and a shape without dashes below it, and tells whether the latter has gaps.
private func isSublayerDashed(_ dash: [Double]) -> Bool {
    let (shape, below) = (CAShapeLayer(), CAShapeLayer())
    for (layer, y) in [(shape, 10.0), (below, 30.0)] {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: 90, y: y))
        layer.path = path
        layer.strokeColor = namedColors["black"]
        layer.lineWidth = 4
    }
    shape.lineDashPattern = dash.map { NSNumber(value: $0) }
    shape.addSublayer(below)
    let pixels = Pixels(width: 100, height: 50) { shape.render(in: $0) }
    return (0..<90).contains { pixels?[$0, 30].alpha == 0 }
}
