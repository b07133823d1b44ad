import CoreGraphics
import QuartzCore

/// A layer that draws its contents with a closure.
final class DrawnLayer: CALayer {
    private var drawing: (CGContext) -> Void = { _ in }

    override func draw(in ctx: CGContext) { drawing(ctx) }

    /// Adds a layer that covers `canvas`.
    static func add(to canvas: CALayer, _ drawing: @escaping (CGContext) -> Void) {
        let layer = canvas.add(DrawnLayer().framed(0, 0, canvas.bounds.width, canvas.bounds.height))
        layer.drawing = drawing
        layer.contentsScale = 2
        layer.setNeedsDisplay()
    }
}

extension GalleryChapter {
    static let drawing = GalleryChapter(
        "Drawing in a context",
        [
            blendModes(
                "blend-separable", "Multiply, screen, overlay, darken, lighten, colour dodge, colour burn, soft light, hard light.",
                [.multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight]),
            blendModes(
                "blend-others", "Difference, exclusion, hue, saturation, colour, luminosity, plus darker, plus lighter, normal.",
                [.difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker, .plusLighter, .normal]),
            blendModes(
                "blend-alpha", "Copy, source in, source out, source atop, destination over, destination in, destination out, destination atop, xor.",
                [.copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor]),
            .still("context-shadow", "Two shapes drawn with a shadow each, and the same two in a transparency layer with one.") { canvas in
                DrawnLayer.add(to: canvas) { context in
                    for half in 0..<2 {
                        context.saveGState()
                        context.translateBy(x: 0, y: CGFloat(half * 58))
                        context.setShadow(offset: CGSize(width: 4, height: 4), blur: 5, color: CGColor.black.faded(0.7))
                        if half == 1 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
                        context.setFillColor(.blue)
                        context.fill(CGRect(x: 15, y: 10, width: 50, height: 36))
                        context.setFillColor(.yellow)
                        context.fillEllipse(in: CGRect(x: 48, y: 8, width: 44, height: 40))
                        if half == 1 { context.endTransparencyLayer() }
                        context.restoreGState()
                    }
                }
            },
            .still("context-clip", "Stripes clipped to a star by the even-odd rule.") { canvas in
                DrawnLayer.add(to: canvas) { context in
                    context.addPath(.star)
                    context.clip(using: .evenOdd)
                    for index in 0..<12 {
                        context.setFillColor(index % 2 == 0 ? .red : .yellow)
                        context.fill(CGRect(x: 0, y: index * 10, width: 120, height: 10))
                    }
                }
            },
            .still("context-gradients", "A linear gradient that extends past its start only, a radial one between two circles, a conic one.") {
                canvas in
                DrawnLayer.add(to: canvas) { context in
                    guard let gradient = CGGradient.even([.red, .yellow, .blue]) else { return }
                    context.drawLinearGradient(
                        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 100, y: 30), options: .drawsBeforeStartLocation)
                    context.drawRadialGradient(
                        gradient, startCenter: CGPoint(x: 22, y: 85), startRadius: 4, endCenter: CGPoint(x: 32, y: 90), endRadius: 26, options: [])
                    context.clip(to: CGRect(x: 64, y: 64, width: 52, height: 52))
                    context.drawConicGradient(gradient, center: CGPoint(x: 90, y: 90), angle: 0)
                }
            },
            .still("context-strokes", "Caps and joins: butt and miter, round and round, square and bevel.") { canvas in
                DrawnLayer.add(to: canvas) { context in
                    let styles: [(CGLineCap, CGLineJoin)] = [(.butt, .miter), (.round, .round), (.square, .bevel)]
                    for (index, style) in styles.enumerated() {
                        let y = Double(index) * 36
                        for (color, width) in [(CGColor.ink, 12.0), (.yellow, 1)] {
                            context.addPath(.line(18, 30 + y, 60, 14 + y, 102, 30 + y))
                            context.setStrokeColor(color)
                            context.setLineWidth(width)
                            context.setLineCap(style.0)
                            context.setLineJoin(style.1)
                            context.strokePath()
                        }
                    }
                }
            },
            .still("context-image", "A picture drawn, turned and tiled; Core Graphics draws it upside down where y points down.") { canvas in
                DrawnLayer.add(to: canvas) { context in
                    guard let picture = Pictures.landscape else { return }
                    context.draw(picture, in: CGRect(x: 6, y: 6, width: 48, height: 32))
                    context.saveGState()
                    context.translateBy(x: 88, y: 26)
                    context.rotate(by: 0.5)
                    context.draw(picture, in: CGRect(x: -24, y: -16, width: 48, height: 32))
                    context.restoreGState()
                    context.clip(to: CGRect(x: 6, y: 58, width: 108, height: 56))
                    context.draw(picture, in: CGRect(x: 0, y: 50, width: 36, height: 24), byTiling: true)
                }
            },
            .still("context-mask", "Stripes clipped by the alpha of a soft disc.") { canvas in
                DrawnLayer.add(to: canvas) { context in
                    guard let mask = Pictures.softDisc else { return }
                    context.clip(to: CGRect(x: 10, y: 10, width: 100, height: 100), mask: mask)
                    for index in 0..<15 {
                        context.setFillColor(index % 2 == 0 ? .blue : .green)
                        context.fill(CGRect(x: index * 8, y: 0, width: 8, height: 120))
                    }
                }
            },
        ] + patterns)

    /// Creates a sample of nine squares, one per blend mode, in which a translucent source is drawn over a partly translucent destination.
    private static func blendModes(_ name: String, _ caption: String, _ modes: [CGBlendMode]) -> GallerySample {
        .still(name, caption) { canvas in
            DrawnLayer.add(to: canvas) { context in
                for (index, mode) in modes.enumerated() {
                    context.saveGState()
                    context.translateBy(x: CGFloat(index % 3) * 39 + 4, y: CGFloat(index / 3) * 39 + 4)
                    context.clip(to: CGRect(x: 0, y: 0, width: 34, height: 34))
                    context.beginTransparencyLayer(auxiliaryInfo: nil)
                    context.setFillColor(.yellow)
                    context.fill(CGRect(x: 2, y: 2, width: 20, height: 30))
                    context.setFillColor(CGColor.green.faded(0.5))
                    context.fill(CGRect(x: 2, y: 2, width: 20, height: 12))
                    context.setBlendMode(mode)
                    context.setFillColor(CGColor.purple.faded(0.8))
                    context.fillEllipse(in: CGRect(x: 10, y: 6, width: 22, height: 22))
                    context.endTransparencyLayer()
                    context.restoreGState()
                }
            }
        }
    }
}
