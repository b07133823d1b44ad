import CoreGraphics
import Foundation

/// A symbol at a size and weight.
struct SymbolDrawing: Sendable {
    let name: String
    let shape: SymbolShape
    let configuration: UIImage.SymbolConfiguration

    /// - Returns: Nil when there is no symbol of that name.
    init?(name: String, configuration: UIImage.SymbolConfiguration) {
        guard let shape = SymbolShape.named(name) else { return nil }
        self.name = name
        self.shape = shape
        self.configuration = configuration
    }

    /// Points of the image for each point of the shape.
    private var zoom: CGFloat { configuration.size / 17 * configuration.scaleFactor }

    /// The shape in black.
    ///
    /// - Parameter scale: Pixels per point.
    func pixels(scale: CGFloat) -> CGImage? {
        // Whole pixels, so that nothing blurs when the image is shown.
        let size = CGSize(
            width: (shape.width * zoom * scale).rounded(.up) / scale, height: (shape.height * zoom * scale).rounded(.up) / scale)
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        if let context = UIGraphicsGetCurrentContext() {
            context.translateBy(x: (size.width - shape.width * zoom) / 2, y: (size.height - shape.height * zoom) / 2)
            context.scaleBy(x: zoom, y: zoom)
            draw(in: context)
        }
        let image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
        UIGraphicsEndImageContext()
        return image
    }

    private func draw(in context: CGContext) {
        context.setLineWidth(configuration.lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for step in shape.steps {
            switch step {
            case .line(let text): add(text, .normal, to: context) { $0.strokePath() }
            case .area(let text): add(text, .normal, to: context) { $0.fillPath() }
            case .gap(let text): add(text, .clear, to: context) { $0.strokePath() }
            case .hole(let text): add(text, .clear, to: context) { $0.fillPath() }
            }
        }
    }

    private func add(_ text: String, _ mode: CGBlendMode, to context: CGContext, _ paint: (CGContext) -> Void) {
        context.setBlendMode(mode)
        context.addPath(SymbolPath.path(text))
        paint(context)
    }
}
