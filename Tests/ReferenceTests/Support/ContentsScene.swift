import CoreGraphics
import QuartzCore

/// A rendered layer with contents, for tests of where the contents are painted.
///
/// The contents are an image whose pixels all differ. The layer lies inside a larger one, which is rendered at two pixels per point. An assumption
/// about a place is tested by rendering the image in a plain layer at that place and comparing the pixels.
struct ContentsScene {
    private let layer = CALayer()
    private let isFlipped: Bool
    private let image: CGImage?
    private let picture: Pixels?

    /// The side of the larger layer, in points.
    private static let side: CGFloat = 240
    private static let scale: CGFloat = 2
    /// The x and y of the inner layer's frame origin.
    private static let place: CGFloat = 80

    /// The part of the image that the layer shows, in the image's unit space.
    let crop: CGRect
    /// The part that nine-part scaling stretches, in the whole image's unit space; `contentsCenter` is relative to `crop`.
    var composedCenter: CGRect {
        let center = layer.contentsCenter
        return CGRect(
            x: crop.minX + center.minX * crop.width, y: crop.minY + center.minY * crop.height, width: center.width * crop.width,
            height: center.height * crop.height)
    }

    init(_ input: Input) throws {
        let size = try CGSize(input["contentsSize"])
        image = Self.makeImage(width: Int(size.width), height: Int(size.height))
        isFlipped = input["yDown"]?.bool ?? false
        layer.bounds = try CGRect(input["bounds"])
        layer.contents = image
        if let name = input["gravity"] { layer.setValue(name.text, forKey: "contentsGravity") }
        for key in ["contentsRect", "contentsCenter", "contentsScale"] {
            if let value = input[key] { layer.setValue(try makeValue(value, for: key), forKey: key) }
        }
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: Self.place, y: Self.place)
        layer.magnificationFilter = .nearest
        layer.minificationFilter = .nearest
        crop = layer.contentsRect
        picture = Self.render(layer, isFlipped)
    }

    /// Returns true when the contents look as if a plain layer with the frame `rect`, in the coordinates of the bounds, showed them.
    func shows(_ rect: CGRect) -> Bool { picture != nil && picture == render(rect, source: crop) }

    /// Returns true when, inside `rect`, the contents look as if a plain layer with the frame `rect` showed the part `source` of the image.
    func shows(_ rect: CGRect, source: CGRect) -> Bool {
        guard let picture, let other = render(rect, source: source) else { return false }
        let box = frame(of: rect)
        let rows: Range<CGFloat> = isFlipped ? Self.side - box.maxY..<Self.side - box.minY : box.minY..<box.maxY
        return picture.agrees(with: other, x: pixels(box.minX..<box.maxX), y: pixels(rows))
    }

    /// The bounding box of the painted pixels, in the coordinates of the bounds.
    var painted: CGRect {
        let painted = picture?.painted ?? []
        guard let left = painted.map(\.x).min(), let right = painted.map(\.x).max(), let low = painted.map(\.y).min(),
            let high = painted.map(\.y).max()
        else { return .null }
        let box = CGRect(
            x: CGFloat(left) / Self.scale, y: CGFloat(low) / Self.scale, width: CGFloat(right - left + 1) / Self.scale,
            height: CGFloat(high - low + 1) / Self.scale)
        return box.offsetBy(dx: layer.bounds.minX - Self.place, dy: layer.bounds.minY - Self.place)
    }

    /// The size of the painted area in points: the largest sum of alpha of a row gives the width, that of a column the height.
    ///
    /// Partly covered pixels count by their alpha, so the size is accurate to a hundredth of a point.
    var paintedSize: CGSize {
        guard let picture else { return .zero }
        func coverage(_ line: Range<Int>, _ across: Range<Int>, _ alpha: (Int, Int) -> Int) -> CGFloat {
            let sums = line.map { at in across.reduce(0) { $0 + alpha(at, $1) } }
            return CGFloat(sums.max() ?? 0) / 255 / Self.scale
        }
        let (columns, rows) = (0..<picture.width, 0..<picture.height)
        return CGSize(
            width: coverage(rows, columns) { picture[$1, $0].alpha }, height: coverage(columns, rows) { picture[$0, $1].alpha })
    }

    /// Converts a rectangle from the coordinates of the bounds to those of the larger layer.
    private func frame(of rect: CGRect) -> CGRect {
        rect.offsetBy(dx: Self.place - layer.bounds.minX, dy: Self.place - layer.bounds.minY)
    }

    /// Returns the pixels that lie entirely inside a range of points.
    private func pixels(_ range: Range<CGFloat>) -> Range<Int> {
        Int((range.lowerBound * Self.scale).rounded(.up))..<Int((range.upperBound * Self.scale).rounded(.down))
    }

    private func render(_ rect: CGRect, source: CGRect) -> Pixels? {
        let plain = CALayer()
        plain.contents = image
        plain.contentsRect = source
        plain.magnificationFilter = .nearest
        plain.minificationFilter = .nearest
        plain.frame = frame(of: rect)
        return Self.render(plain, isFlipped)
    }

    private static func render(_ layer: CALayer, _ isFlipped: Bool) -> Pixels? {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        root.isGeometryFlipped = isFlipped
        root.addSublayer(layer)
        return Pixels(width: Int(side * scale), height: Int(side * scale)) { context in
            context.scaleBy(x: scale, y: scale)
            root.render(in: context)
        }
    }

    private static func makeImage(width: Int, height: Int) -> CGImage? {
        Pixels(width: width, height: height) { context in
            for y in 0..<height {
                for x in 0..<width {
                    context.setFillColor(
                        CGColor(srgbRed: CGFloat(x + 1) / CGFloat(width + 1), green: CGFloat(y + 1) / CGFloat(height + 1), blue: 0.5, alpha: 1))
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }?.image
    }
}
