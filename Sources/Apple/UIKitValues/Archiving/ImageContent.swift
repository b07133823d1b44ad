import CoreGraphics
import Foundation

/// A still image as archives hold it.
struct ImageContent: Codable {
    /// The pixels as a PNG file; nil for an empty image.
    private let png: Data?
    private let scale: Double
    private let orientation: Int
    private let renderingMode: Int
    private let resizingMode: Int
    /// The insets from the top, the left, the bottom and the right, in points.
    private let capInsets: [Double]
    private let alignmentInsets: [Double]
    private let flipsForRightToLeft: Bool
    private let symbol: SymbolContent?

    /// Describes an image without its other frames.
    init(_ image: UIImage) {
        let details = image.details
        png = image.pngData()
        (scale, orientation) = (Double(image.scale), image.imageOrientation.rawValue)
        (renderingMode, resizingMode) = (details.renderingMode.rawValue, details.resizingMode.rawValue)
        (capInsets, alignmentInsets) = (details.capInsets.numbers, details.alignmentRectInsets.numbers)
        flipsForRightToLeft = details.flipsForRightToLeft
        symbol = details.symbol.map { SymbolContent($0, color: details.symbolColor) }
    }

    /// The image; nil for content that no image has written.
    var image: UIImage? {
        guard let orientation = UIImage.Orientation(rawValue: orientation), let details, scale > 0, scale.isFinite else { return nil }
        guard let png else { return UIImage(nil, scale: CGFloat(scale), orientation: orientation, details: details) }
        guard let pixels = UIImage(data: png)?.cgImage else { return nil }
        return UIImage(pixels, scale: CGFloat(scale), orientation: orientation, details: details)
    }

    private var details: ImageDetails? {
        guard let rendering = UIImage.RenderingMode(rawValue: renderingMode), let resizing = UIImage.ResizingMode(rawValue: resizingMode),
            let caps = UIEdgeInsets(numbers: capInsets), let alignment = UIEdgeInsets(numbers: alignmentInsets)
        else { return nil }
        var details = ImageDetails()
        (details.renderingMode, details.resizingMode) = (rendering, resizing)
        (details.capInsets, details.alignmentRectInsets) = (caps, alignment)
        details.flipsForRightToLeft = flipsForRightToLeft
        details.symbol = symbol?.drawing
        details.symbolColor = symbol?.color
        return details
    }
}

/// An image with its frames as archives hold it.
struct AnimatedImageContent: Codable {
    private let still: ImageContent
    /// The frames; nil for a still image.
    private let frames: [ImageContent]?
    /// The duration of a cycle through the frames, in seconds.
    private let duration: Double

    init(_ image: UIImage) {
        still = ImageContent(image)
        frames = image.images?.map { ImageContent($0) }
        duration = image.duration
    }

    var image: UIImage? {
        guard let image = still.image, duration.isFinite, duration >= 0 else { return nil }
        guard let frames else { return image }
        let images = frames.compactMap(\.image)
        guard images.count == frames.count, !images.isEmpty else { return nil }
        return image.with { ($0.frames, $0.duration) = (images, duration) }
    }
}

/// A symbol as archives hold it.
private struct SymbolContent: Codable {
    let name: String
    let pointSize: Double
    let weight: Int
    let scale: Int
    /// The colour that fills the symbol; nil for black.
    let fill: ComponentContent?

    init(_ symbol: SymbolDrawing, color: UIColor?) {
        name = symbol.name
        pointSize = Double(symbol.configuration.pointSize)
        (weight, scale) = (symbol.configuration.weight.rawValue, symbol.configuration.scale.rawValue)
        fill = color.map { ComponentContent($0.cgColor) }
    }

    var drawing: SymbolDrawing? {
        guard let weight = UIImage.SymbolWeight(rawValue: weight), let scale = UIImage.SymbolScale(rawValue: scale), pointSize.isFinite else {
            return nil
        }
        return SymbolDrawing(
            name: name, configuration: UIImage.SymbolConfiguration(pointSize: CGFloat(max(0, pointSize)), weight: weight, scale: scale))
    }

    var color: UIColor? { fill?.color.map { UIColor(cgColor: $0) } }
}

extension UIEdgeInsets {
    fileprivate var numbers: [Double] { [top, left, bottom, right].map { Double($0) } }

    fileprivate init?(numbers: [Double]) {
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        self.init(top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]), right: CGFloat(numbers[3]))
    }
}
