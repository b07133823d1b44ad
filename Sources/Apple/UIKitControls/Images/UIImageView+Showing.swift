import CoreGraphics
import Foundation
import QuartzCore

extension UIImageView {
    /// The key of the frame animation in the layer.
    static let filmKey = "lamina.images"

    /// The displayed image, mirrored if it wants to be where the layout runs from right to left.
    var shownImage: UIImage? {
        guard let image = chosenImage else { return nil }
        let isMirrored = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? image.withHorizontallyFlippedOrientation() : image
    }

    /// The image of the view's state: `highlightedImage` while highlighted, otherwise `image`, in the version for the view's traits.
    ///
    /// A symbol is drawn in the preferred configuration.
    private var chosenImage: UIImage? {
        let shown = (isHighlighted ? highlightedImage ?? image : image)?.version(for: traitCollection)
        guard let preferred = preferredSymbolConfiguration, let symbol = shown?.details.symbol else { return shown }
        // The symbol's own configuration overrides the preferred one.
        return shown?.applyingSymbolConfiguration(preferred.adopting(symbol.configuration))
    }

    func imageChanged(from old: UIImage?) {
        if shownImage?.size != old?.size { invalidateIntrinsicContentSize() }
        if old?.images != nil { stopAnimating() }
        showImage()
    }

    /// Sets the layer's contents to the displayed image.
    func showImage() {
        let shown = shownImage
        layer.contents = shown.flatMap { pixels(of: $0) }
        layer.contentsScale = shown?.scale ?? traitCollection.displayScale
        layer.contentsCenter = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        if shown?.images != nil { animate() }
    }

    /// Returns an image's pixels with the orientation applied, and a template filled with the tint colour.
    private func pixels(of image: UIImage) -> CGImage? {
        image.upright(tint: image.isTemplate ? tintColor.resolvedColor(with: traitCollection).cgColor : nil)
    }

    /// Starts the animation of the view's own frames or, without any, of an animated image.
    package func animate() {
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
