import CoreGraphics
import Foundation

extension UIImage {
    /// The rectangle between the caps, in fractions of the image's size; the whole image without caps.
    package var stretchedPart: CGRect {
        let (size, caps) = (size, capInsets)
        guard caps != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let middle = CGRect(origin: .zero, size: size).inset(by: caps)
        return CGRect(
            x: middle.minX / size.width, y: middle.minY / size.height, width: max(0, middle.width) / size.width,
            height: max(0, middle.height) / size.height)
    }

    /// Draws the image over a rectangle in nine parts: corners keep their size, edges fill the rest of one axis, the middle of both.
    func drawStretched(in rect: CGRect, _ draw: (UIImage, CGRect) -> Void) {
        guard rect.hasFiniteEdges else { return }
        let columns = Self.parts(of: size.width, over: rect.minX..<rect.maxX, caps: (capInsets.left, capInsets.right))
        let rows = Self.parts(of: size.height, over: rect.minY..<rect.maxY, caps: (capInsets.top, capInsets.bottom))
        guard let pixels = upright(tint: nil) else { return }
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.from.lowerBound * scale, y: row.from.lowerBound * scale, width: column.from.length * scale,
                    height: row.from.length * scale)
                guard let part = pixels.cropping(to: source) else { continue }
                draw(
                    UIImage(cgImage: part, scale: scale, orientation: .up),
                    CGRect(x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.length, height: row.to.length))
            }
        }
    }

    /// True when repeating the image over an area differs from stretching it: a single row or column of pixels looks the same either way.
    func repeats(over size: CGSize) -> Bool {
        let differs = { (own: CGFloat, other: CGFloat) in abs(own - other) * self.scale > 0.01 && own * self.scale > 1.01 }
        return differs(self.size.width, size.width) || differs(self.size.height, size.height)
    }

    /// Fills a rectangle by repeating the image from its top-left corner.
    func drawRepeated(in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        drawAsPattern(in: rect)
        context.restoreGState()
    }

    /// Pairs source and target ranges along one axis: the caps keep their length and the middle fills the rest.
    ///
    /// Caps that do not fit are ignored: the whole length is one stretched part.
    private static func parts(
        of length: CGFloat, over target: Range<CGFloat>, caps: (CGFloat, CGFloat)
    ) -> [(from: Range<CGFloat>, to: Range<CGFloat>)] {
        let (first, last) = (max(0, caps.0), max(0, caps.1))
        guard first + last <= length, first + last <= target.length else { return [(0..<length, target)] }
        let sources = [0, first, length - last, length]
        let targets = [target.lowerBound, target.lowerBound + first, target.upperBound - last, target.upperBound]
        return (0..<3).compactMap { index in
            guard sources[index] < sources[index + 1], targets[index] < targets[index + 1] else { return nil }
            return (sources[index]..<sources[index + 1], targets[index]..<targets[index + 1])
        }
    }
}

extension Range<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}
