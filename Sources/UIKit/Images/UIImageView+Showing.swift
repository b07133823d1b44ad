import CoreGraphics
import Foundation
import QuartzCore

extension UIImageView {
    /// What the film's animation is called in the layer.
    static let filmKey = "lamina.images"

    /// The image that is seen now, a symbol at the size that the view prefers.
    var shownImage: UIImage? {
        let shown = isHighlighted ? highlightedImage ?? image : image
        guard let preferred = preferredSymbolConfiguration, let symbol = shown?.details.symbol else { return shown }
        // What the image says itself comes first.
        return shown?.applyingSymbolConfiguration(preferred.adopting(symbol.configuration))
    }

    func imageChanged(from old: UIImage?) {
        if shownImage?.size != old?.size { invalidateIntrinsicContentSize() }
        if old?.images != nil { stopAnimating() }
        showImage()
    }

    /// Hands the image to the layer.
    func showImage() {
        let shown = shownImage
        layer.contents = shown.flatMap { pixels(of: $0) }
        layer.contentsScale = shown?.scale ?? traitCollection.displayScale
        layer.contentsCenter = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        if shown?.images != nil { animate() }
    }

    /// The picture of an image as this view shows it: upright, and if only its shape counts in the tint.
    private func pixels(of image: UIImage) -> CGImage? {
        image.upright(tint: image.isTemplate ? tintColor.resolvedColor(with: traitCollection).cgColor : nil)
    }

    /// Shows a film, of the view's pictures or of an image that is one.
    func animate() {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images = own ?? shownImage?.images, !images.isEmpty else { return }
        let duration = own == nil ? shownImage?.duration ?? 0 : animationDuration
        let film = CAKeyframeAnimation(keyPath: "contents")
        film.values = images.compactMap { pixels(of: $0) }
        film.calculationMode = .discrete
        film.duration = duration > 0 ? duration : Double(images.count) / 30
        film.repeatCount = own != nil && animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        layer.add(film, forKey: Self.filmKey)
    }
}
