import UIKit

/// The ten digits on cards of one size, each cut into an upper and a lower half.
final class DigitImages: Equatable {
    private let cardSize: CGSize
    private let scale: CGFloat
    private var halves: [Int: (top: UIImage, bottom: UIImage)] = [:]

    /// - Parameter scale: The number of pixels per point.
    init(cardSize: CGSize, scale: CGFloat) {
        self.cardSize = cardSize
        self.scale = scale
    }

    static func == (a: DigitImages, b: DigitImages) -> Bool { a.cardSize == b.cardSize && a.scale == b.scale }

    func top(_ digit: Int) -> UIImage { halves(of: digit).top }
    func bottom(_ digit: Int) -> UIImage { halves(of: digit).bottom }

    /// Returns the halves of a digit, which are drawn on first use.
    private func halves(of digit: Int) -> (top: UIImage, bottom: UIImage) {
        if let known = halves[digit] { return known }
        let image = whole(digit)
        let cut = (top: half(of: image, from: 0), bottom: half(of: image, from: cardSize.height / 2))
        halves[digit] = cut
        return cut
    }

    /// Returns the half of an image that begins at `top`; the other half lies outside the smaller context.
    private func half(of image: UIImage, from top: CGFloat) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: cardSize.width, height: cardSize.height / 2), false, scale)
        defer { UIGraphicsEndImageContext() }
        image.draw(at: CGPoint(x: 0, y: -top))
        return UIGraphicsGetImageFromCurrentImageContext() ?? image
    }

    /// Draws the digit on its whole card.
    func whole(_ digit: Int) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(cardSize, false, scale)
        defer { UIGraphicsEndImageContext() }
        let card = CGRect(origin: .zero, size: cardSize)
        drawCard(card)
        let stroke = cardSize.width * 0.15
        let height = cardSize.height * 0.84 - stroke
        let width = min(cardSize.width * 0.72 - stroke, height * 0.62)
        let box = CGRect(x: (card.width - width) / 2, y: (card.height - height) / 2, width: width, height: height)
        let path = DigitPath.path(of: digit, in: box)
        path.lineWidth = stroke
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor(white: 0.95, alpha: 1).setStroke()
        path.stroke()
        drawHinge(card)
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    private func drawCard(_ card: CGRect) {
        UIBezierPath(roundedRect: card, cornerRadius: card.width * 0.09).addClip()
        UIColor(white: 0.17, alpha: 1).setFill()
        UIRectFill(card)
        UIColor(white: 0.13, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: card.midY, width: card.width, height: card.height / 2))
    }

    private func drawHinge(_ card: CGRect) {
        let thickness = max(1, (card.height * 0.008).rounded())
        UIColor(white: 0.03, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: card.midY - thickness, width: card.width, height: 2 * thickness))
    }
}
