import Foundation
import UIKit

/// Drawings of UIKit's own kinds, each told by the bounds and the sums of what it paints.
@MainActor
final class DrawingStory {
    private var lines: [String] = []

    func told() -> [String] {
        tellOfFunctions()
        tellOfPaths()
        tellOfImages()
        tellOfColours()
        tellOfTexts()
        tellOfRenderers()
        return lines
    }

    private func write(_ name: String, _ words: String) { lines.append("\(name): \(words)") }

    /// Tells what a body paints into 40 × 30 points.
    private func paint(_ name: String, scale: CGFloat = 1, _ body: () -> Void) {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 30), false, scale)
        defer { UIGraphicsEndImageContext() }
        body()
        write(name, Self.words(of: UIGraphicsGetImageFromCurrentImageContext()))
    }

    private static func words(of image: UIImage?) -> String {
        guard let image, let bitmap = image.cgImage?.picture.bitmap else { return "nothing" }
        var (sums, left, right, top, bottom) = ([0, 0, 0, 0], bitmap.width, -1, bitmap.height, -1)
        for (index, pixel) in bitmap.pixels.enumerated() where pixel != 0 {
            let (x, y) = (index % bitmap.width, index / bitmap.width)
            (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            for channel in 0..<4 { sums[channel] += Int(pixel >> (24 - 8 * UInt32(channel)) & 0xFF) * (1 + x + 3 * y) }
        }
        return "\(short(image.size.width))×\(short(image.size.height)) at \(left)–\(right), \(top)–\(bottom): \(sums)"
    }

    private static let rect = CGRect(x: 5, y: 6, width: 20, height: 12)

    private func tellOfFunctions() {
        let half = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        let draws: [(String, () -> Void)] = [
            ("fill", { UIRectFill(Self.rect) }), ("frame", { UIRectFrame(Self.rect) }),
            ("multiplied", { UIRectFillUsingBlendMode(Self.rect, .multiply) }), ("framed over", { UIRectFrameUsingBlendMode(Self.rect, .normal) }),
            (
                "clipped",
                {
                    UIRectClip(CGRect(x: 0, y: 0, width: 10, height: 10))
                    UIRectFill(Self.rect)
                }
            ),
        ]
        for (name, draw) in draws {
            for scale in [CGFloat(1), 2] {
                paint("\(name) at \(short(scale))", scale: scale) {
                    UIColor.blue.setFill()
                    UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 30))
                    half.set()
                    draw()
                }
            }
        }
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        write("context", "\(UIGraphicsGetCurrentContext() != nil)")
        UIGraphicsEndImageContext()
        write("no context", "\(UIGraphicsGetCurrentContext() == nil) \(UIGraphicsGetImageFromCurrentImageContext() == nil)")
    }

    private func tellOfPaths() {
        let open = UIBezierPath()
        open.move(to: CGPoint(x: 5, y: 25))
        open.addLine(to: CGPoint(x: 15, y: 5))
        open.addQuadCurve(to: CGPoint(x: 30, y: 20), controlPoint: CGPoint(x: 30, y: 0))
        open.addCurve(to: CGPoint(x: 10, y: 20), controlPoint1: CGPoint(x: 35, y: 30), controlPoint2: CGPoint(x: 20, y: 30))
        let closed = UIBezierPath(rect: Self.rect)
        closed.append(UIBezierPath(ovalIn: Self.rect.insetBy(dx: 3, dy: 3)))
        closed.usesEvenOddFillRule = true
        let moved = UIBezierPath(ovalIn: Self.rect)
        moved.apply(CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 0.8, y: 1.1))
        let arcs = [true, false].map {
            UIBezierPath(arcCenter: CGPoint(x: 20, y: 15), radius: 10, startAngle: 0.3, endAngle: 2, clockwise: $0)
        }
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners]
        let rounded = corners.map { UIBezierPath(roundedRect: Self.rect, byRoundingCorners: $0, cornerRadii: CGSize(width: 5, height: 4)) }
        let round = [0, 3, 6, 20].map { UIBezierPath(roundedRect: Self.rect, cornerRadius: $0) }
        for (index, path) in ([open, closed, moved] + arcs + rounded + round).enumerated() { tell(path, "path \(index)") }
        let empty = UIBezierPath()
        write("empty", "\(empty.isEmpty) \(open.isEmpty) \(short(open.currentPoint)) \(closed.contains(CGPoint(x: 15, y: 12)))")
        open.removeAllPoints()
        write("removed", "\(open.isEmpty)")
    }

    private func tell(_ path: UIBezierPath, _ name: String) {
        write(name, "\(short(path.bounds)) \(path.contains(CGPoint(x: 7, y: 8))) \(short(path.reversing().currentPoint))")
        UIColor.red.set()
        paint("\(name) filled") { path.fill() }
        paint("\(name) stroked") { path.stroke() }
        paint("\(name) as clip") {
            path.addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 15))
        }
        paint("\(name) blended") {
            UIRectFill(CGRect(x: 0, y: 0, width: 15, height: 30))
            path.fill(with: .xor, alpha: 0.5)
            path.stroke(with: .multiply, alpha: 0.25)
        }
        let styled = path.copy() as? UIBezierPath ?? path
        (styled.lineWidth, styled.lineCapStyle, styled.lineJoinStyle, styled.miterLimit) = (3, .square, .bevel, 2)
        let dash: [CGFloat] = [4, 2]
        styled.setLineDash(dash, count: 2, phase: 1)
        paint("\(name) dashed") { styled.stroke() }
    }

    private func tellOfImages() {
        let image = halfRed(.automatic)
        let kinds: [(String, UIImage)] = [
            ("plain", image), ("flipped", image.withHorizontallyFlippedOrientation()), ("tinted", image.withTintColor(.green)),
            ("tiled", image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))),
            ("stretched", image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5), resizingMode: .stretch)),
            ("caps", image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 3)),
            ("insets", image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
            ("mirrored", image.imageFlippedForRightToLeftLayoutDirection()),
            ("thumbnail", image.preparingThumbnail(of: CGSize(width: 6, height: 5)) ?? image),
            ("system", UIImage(systemName: "star.fill") ?? image), ("plus", UIImage(systemName: "plus") ?? image),
        ]
        for (name, image) in kinds { tell(image, name) }
        guard let pixels = image.cgImage else { return }
        let orientations: [UIImage.Orientation] = [.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored]
        for orientation in orientations { tell(UIImage(cgImage: pixels, scale: 2, orientation: orientation), "orientation \(orientation.rawValue)") }
        let animated = UIImage.animatedImage(with: [image, image], duration: 2)
        write("animated", "\(animated?.images?.count ?? 0) \(short(CGFloat(animated?.duration ?? 0)))")
        write("data", "\(Self.words(of: image.pngData().flatMap { UIImage(data: $0) })) \(image.jpegData(compressionQuality: 0.5) != nil)")
        write("bad data", "\(UIImage(data: Data([1, 2, 3])) == nil) \(UIImage(contentsOfFile: "/nowhere.png") == nil)")
    }

    private func tell(_ image: UIImage, _ name: String) {
        let insets = image.capInsets
        write(
            "image \(name)",
            "\(short(image.size.width))×\(short(image.size.height)) \(image.renderingMode.rawValue) \(short(insets.left)) \(short(insets.bottom)) "
                + "\(image.resizingMode.rawValue) \(short(image.alignmentRectInsets.left)) \(image.flipsForRightToLeftLayoutDirection)")
        paint("image \(name) at a point") { image.draw(at: CGPoint(x: 3, y: 2)) }
        paint("image \(name) in a rectangle") { image.draw(in: CGRect(x: 3, y: 2, width: 30, height: 21)) }
        paint("image \(name) blended") {
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 30))
            image.draw(at: .zero, blendMode: .multiply, alpha: 0.5)
        }
        paint("image \(name) as pattern") { image.drawAsPattern(in: CGRect(x: 1, y: 1, width: 35, height: 25)) }
    }

    private func tellOfColours() {
        let colours: [(String, UIColor)] = [
            ("white", UIColor(white: 0.3, alpha: 0.6)), ("rgb", UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)),
            ("hue", UIColor(hue: 0.55, saturation: 0.5, brightness: 0.7, alpha: 0.8)), ("p3", UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)),
            ("label", .label), ("background", .systemBackground), ("blue", .systemBlue), ("separator", .separator), ("fill", .tertiarySystemFill),
            ("grouped", .secondarySystemGroupedBackground), ("gray", .systemGray3), ("link", .link), ("placeholder", .placeholderText),
        ]
        for (name, colour) in colours {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let resolved = colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                var (r, g, b, a, h, s, v, w) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                let known = [
                    resolved.getRed(&r, green: &g, blue: &b, alpha: &a), resolved.getHue(&h, saturation: &s, brightness: &v, alpha: &a),
                    resolved.getWhite(&w, alpha: &a),
                ]
                write(
                    "colour \(name) \(style.rawValue)",
                    ([r, g, b, a, h, s, v, w].map { short($0 * 255) } + known.map { "\($0)" }).joined(separator: " "))
            }
        }
        write("faded", short((UIColor.red.withAlphaComponent(0.25).cgColor.alpha) * 100))
        write("equal", "\(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1)) \(UIColor.red == UIColor.blue)")
        paint("pattern") {
            UIColor(patternImage: halfRed()).setFill()
            UIRectFill(CGRect(x: 3, y: 3, width: 30, height: 20))
        }
    }

    private func tellOfTexts() {
        let text = "Some words that wrap, and more"
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            style.lineSpacing = 3
            style.firstLineHeadIndent = 10
            style.headIndent = 4
            style.paragraphSpacing = 5
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style, .kern: 1]
            let options: [NSStringDrawingOptions] = [[], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine]]
            for option in options {
                let size = CGSize(width: 80, height: 40)
                let rect = text.boundingRect(with: size, options: option, attributes: attributes, context: nil)
                let rich = NSAttributedString(string: text, attributes: attributes).boundingRect(with: size, options: option, context: nil)
                write("text \(mode.rawValue) \(option.rawValue)", "\(short(rect)) \(short(rich))")
            }
        }
        let sizes: [UIFont.TextStyle] = [.largeTitle, .title1, .headline, .body, .callout, .footnote, .caption2]
        for style in sizes {
            let font = UIFont.preferredFont(forTextStyle: style)
            let metrics = UIFontMetrics(forTextStyle: style)
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
            let scaled = "\(short(metrics.scaledValue(for: 10))) \(short(metrics.scaledValue(for: 10, compatibleWith: large)))"
            let big = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
            write(
                "font \(style.rawValue)",
                "\(short(font.pointSize)) \(short(font.lineHeight)) \(short(font.ascender)) \(short(big.pointSize)) \(scaled)")
        }
    }

    private func tellOfRenderers() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        for renderer in [UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)), UIGraphicsImageRenderer(bounds: Self.rect, format: format)] {
            let image = renderer.image { context in
                UIColor.red.set()
                context.fill(CGRect(x: 6, y: 2, width: 8, height: 8))
                context.stroke(CGRect(x: 1, y: 1, width: 8, height: 6))
                context.fill(CGRect(x: 0, y: 0, width: 7, height: 7), blendMode: .xor)
                context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 30))
                context.stroke(CGRect(x: 2, y: 3, width: 20, height: 8), blendMode: .multiply)
            }
            write("rendered", Self.words(of: image))
        }
        let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 60)).pdfData { context in
            context.beginPage()
            UIRectFill(Self.rect)
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 20, height: 30), pageInfo: [:])
        }
        let text = String(decoding: pages, as: UTF8.self)
        write("pages", "\(text.contains("/Count 2")) \(text.contains("0 0 50 60")) \(text.contains("0 0 20 30"))")
    }
}
