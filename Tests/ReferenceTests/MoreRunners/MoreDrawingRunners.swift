import CoreGraphics
import Foundation
import LaminaFoundation
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
        if input["space"] == .null {
            let context = makeContext(info, nil)
            guard case .object = input.expected else { return .bool(context != nil) }
            return ["made": .bool(context != nil), "colorSpace": context?.colorSpace == nil ? .null : "some"]
        }
        return .bool(makeContext(info, CGColorSpaceCreateDeviceRGB()) != nil)
    },
    "core-graphics/rectangle": { input in
        let name = try input.text("name")
        guard let rect = ["null": CGRect.null, "zero": .zero, "infinite": .infinite][name] else { throw Unsupported(name) }
        return .array([.bool(rect.isNull), .bool(rect.isEmpty), .bool(rect.isInfinite)])
    },
    "core-graphics/transform": { input in
        let map = try affine(input["t"])
        if let point = input["point"]?.numbers { return JSON(CGPoint(x: point[0], y: point[1]).applying(map)) }
        if let rect = input["rect"] { return JSON(CGRect(of: rect).applying(map)) }
        if let other = input["by"] ?? input["with"] ?? input["other"] { return JSON(map.concatenating(try affine(other))) }
        if input["invert"] != nil { return JSON(map.inverted()) }
        // CGAffineTransformScale and its kin put their change before the map; other suites append it.
        let change = try affineChange(input)
        return JSON(input["order"] == "after" ? map.concatenating(change) : change.concatenating(map))
    },
    "core-graphics/inset": { input in
        let by = try (input["by"] ?? input["inset"])?.numbers ?? input.numbers("insets")
        return JSON(CGRect(of: input["rect"]).insetBy(dx: by[0], dy: by[1]))
    },
    "core-graphics/equal paths": { _ in
        let (closed, open) = (CGMutablePath(), CGMutablePath())
        for path in [closed, open] {
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
        }
        closed.closeSubpath()
        let before = closed == open
        open.closeSubpath()
        return .array([.bool(before), .bool(closed == open)])
    },
    "core-graphics/colour models": { _ in
        let colors = [
            CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), CGColor(genericGrayGamma2_2Gray: 0.1, alpha: 0.2),
            CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 0.5),
        ]
        return .array(colors.map { color in color.colorSpace.map { .number(Double($0.model.rawValue)) } ?? .null })
    },
    "core-graphics/corner": { input in
        let isGreat = input["cornerGreaterThanHalf"]?.bool == true
        let box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let path = CGPath(roundedRect: box, cornerWidth: isGreat ? 6 : 4, cornerHeight: 2, transform: nil)
        // Apple's assertion is a diagnostic here, and the corner is limited.
        let isLimited = path == CGPath(roundedRect: box, cornerWidth: 5, cornerHeight: 2, transform: nil)
        let isReported = Diagnostics.hasWarned("CGPathAddRoundedRect: the corners are larger than half the rectangle; reduced to fit")
        return ["error": .bool(isLimited && isReported)]
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
        let scale = try input.number("scale")
        guard let row = try grayRow(input) else {
            let bytes = [0, 30, 255, 7].map(Double.init)
            return scaled(bytes, by: scale) == bytes ? "identical" : "other"
        }
        let columns = Int(input["from"]?.number ?? 60)...Int(input["to"]?.number ?? 91)
        return .array(scaled(row, by: scale)[columns].map(JSON.number))
    },
    "content-mode/": { input in
        let (size, bounds) = (CGSize(of: input["image"]), CGSize(of: input["bounds"]))
        let mode = try input.text("mode")
        guard let contentMode = contentModes[mode] else { throw Unsupported(mode) }
        let (view, place) = (UIImageView(image: filled(size)), CGPoint(x: 200, y: 200))
        view.contentMode = contentMode
        view.frame = CGRect(origin: place, size: bounds)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        root.addSubview(view)
        let frame = paintedFrame(of: root)
        return frame.isNull ? .null : JSON(frame.offsetBy(dx: -place.x, dy: -place.y))
    },
]

/// Returns the rectangle of a view's painted pixels, in points, at two pixels per point.
@MainActor private func paintedFrame(of view: UIView) -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    view.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { view.layer.render(in: $0.cgContext) }
    guard let bitmap = image.cgImage?.picture.bitmap else { return .null }
    var (left, top, right, bottom) = (bitmap.width, bitmap.height, 0, 0)
    for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap[x, y] >> 24 > 127 {
            (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
        }
    }
    guard left < right else { return .null }
    return CGRect(x: Double(left) / 2, y: Double(top) / 2, width: Double(right - left) / 2, height: Double(bottom - top) / 2)
}

/// Reads the gray bytes of a row: all of them, or tiles of white and black pixels in turn; nil when the case has none.
@MainActor private func grayRow(_ input: UIKitInput) throws -> [Double]? {
    if let row = input["row"]?.numbers { return row }
    guard let tile = input["tile"]?.number else { return nil }
    let count = try input["width"]?.number ?? input["pixels"]?.number ?? input.number("count")
    return (0..<Int(count)).map { $0 / Int(tile) % 2 == 0 ? 255 : 0 }
}

private func affine(_ json: JSON?) throws -> CGAffineTransform {
    guard let t = json?.numbers, t.count == 6 else { throw Unsupported("a transform without six numbers") }
    return CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
}

@MainActor private func affineChange(_ input: UIKitInput) throws -> CGAffineTransform {
    if let scale = input["scale"]?.numbers { return CGAffineTransform(scaleX: scale[0], y: scale[1]) }
    if let move = input["translate"]?.numbers { return CGAffineTransform(translationX: move[0], y: move[1]) }
    return CGAffineTransform(rotationAngle: try input.number("rotate"))
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

private func makeContext(_ info: CGImageAlphaInfo, _ space: CGColorSpace?) -> CGContext? {
    CGContext(data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 40, space: space, bitmapInfo: info.rawValue)
}

/// Draws a row of gray pixels wider, and returns the bytes of red.
private func scaled(_ row: [Double], by scale: Double) -> [Double] {
    let narrow = Pixels(width: row.count, height: 1) { context in
        for (x, value) in row.enumerated() {
            context.setFillColor(CGColor(srgbRed: value / 255, green: value / 255, blue: value / 255, alpha: 1))
            context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
    }
    guard let image = narrow?.image else { return [] }
    let (width, height) = (Int(Double(row.count) * scale), Int(scale.rounded(.up)))
    let wide = Pixels(width: width, height: height) { context in
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return (0..<width).map { Double(wide?[$0, height / 2].red ?? -1) }
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
