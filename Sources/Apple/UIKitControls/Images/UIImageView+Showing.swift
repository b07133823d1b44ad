import CoreGraphics
import Foundation
import QuartzCore

extension UIImageView {
    /// The key of the frame animation in the layer.
    static let filmKey = "lamina.images"
    /// The longest side of an enlarged symbol's bitmap, in pixels.
    private static let longestSymbol: CGFloat = 4096

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

    /// The layer that shows the image: the view's own, or that of the effects.
    var contentLayer: CALayer { stage?.layer ?? layer }

    /// Sets the layer's contents to the displayed image.
    func showImage() {
        let shown = shownImage
        symbolZoom = zoom(of: shown)
        let layer = contentLayer
        layer.contents = shown.flatMap { pixels(of: $0.sharpened(by: symbolZoom)) }
        layer.contentsScale = shown?.scale ?? traitCollection.displayScale
        layer.contentsCenter = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        if shown?.images != nil { animate() }
    }

    /// Draws a symbol again when the view shows it larger or smaller than before.
    func sharpenSymbol() {
        guard shownImage?.isSymbolImage == true, zoom(of: shownImage) != symbolZoom else { return }
        showImage()
    }

    /// The factor by which the view enlarges a symbol, whose lines are then drawn for that size; 1 for other images and for symbols that are not
    /// enlarged.
    private func zoom(of image: UIImage?) -> CGFloat {
        guard let image, image.isSymbolImage, image.size.width > 0, image.size.height > 0 else { return 1 }
        let (across, down) = (bounds.width / image.size.width, bounds.height / image.size.height)
        let zoom =
            switch contentMode {
            case .scaleAspectFit: min(across, down)
            case .scaleAspectFill, .scaleToFill, .redraw: max(across, down)
            default: CGFloat(1)
            }
        let longest = max(image.size.width, image.size.height) * image.scale
        return max(1, min(zoom, Self.longestSymbol / longest))
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
        contentLayer.add(film, forKey: Self.filmKey)
    }
}
