public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CIImage {
    /// Returns the part inside a rectangle, which is enlarged to whole pixels.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.part(in: rect)
        guard !part.isEmpty else { return CIImage(.clear, extent: .null) }
        let pixels = part.coveredPixels
        return CIImage(.cropped(recipe, pixels), extent: part.isInfinite ? part : CGRect(pixels.rect))
    }

    /// Returns the image under an affine map.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard matrix != .identity else { return self }
        let reached = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix).integral
        return CIImage(.placed(recipe, AffineTransform(matrix)), extent: reached)
    }

    /// Returns an endless image that repeats the pixels at the edges.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// Returns an endless image that repeats the pixels at a rectangle's edges.
    public func clamped(to rect: CGRect) -> CIImage {
        guard !rect.isInfinite, !rect.isEmpty else { return self }
        return CIImage(.extended(recipe, rect.coveredPixels), extent: .infinite)
    }

    /// Returns the image above another one.
    public func composited(over dest: CIImage) -> CIImage { combined(with: dest, .normal) }

    /// Returns the image with a filter's effect; the image itself, after one diagnostic, when the filter does not exist here.
    ///
    /// - Parameter params: The filter's inputs; those that are missing have their default values.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// Returns the image with a filter's effect for the default inputs.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the image under a Gaussian blur.
    ///
    /// - Parameter sigma: The standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { applying([.gaussianBlur(sigma: sigma, extendsEdges: false)]) }

    // MARK: Filters

    func combined(with under: CIImage, _ mode: BlendMode) -> CIImage {
        let reached: CGRect =
            switch mode {
            case .clear, .copy, .sourceOut: extent
            case .sourceIn, .destinationIn: extent.part(in: under.extent)
            case .sourceAtop, .destinationOut: under.extent
            default: extent.union(under.extent)
            }
        return CIImage(.combined(recipe, onto: under.recipe, mode), extent: reached)
    }

    /// Returns the image after the steps of a layer's filter, with this image's pixels as its coordinates.
    func applying(_ steps: [PixelFilter]) -> CIImage { steps.reduce(self) { $0.applying($1) } }

    private func applying(_ step: PixelFilter) -> CIImage {
        switch step {
        case .gaussianBlur(let sigma, false): return CIImage(.blurred(recipe, sigma: sigma), extent: grown(by: 3 * sigma))
        case .gaussianBlur(let sigma, true): return CIImage(.blurred(clampedToExtent().recipe, sigma: sigma), extent: extent).cropped(to: extent)
        case .boxBlur(let radius): return CIImage(.averaged(recipe, radius: radius), extent: grown(by: radius))
        case .color(let matrix): return CIImage(.colored(recipe, matrix), extent: extent)
        case .luminanceToAlpha: return CIImage(.toned(recipe, .luminanceToAlpha), extent: extent)
        case .alphaThreshold(let threshold): return CIImage(.toned(recipe, .alphaThreshold(threshold)), extent: extent)
        case .vignette(let center, let radius, let intensity):
            return CIImage(.vignetted(recipe, center: center, radius: radius, intensity: intensity), extent: extent)
        case .pixellate(let size, let center): return CIImage(.pixellated(recipe, size: size, center: center), extent: grown(by: size / 2))
        case .ripple, .funnel: return self  // steps of transitions, which no filter has
        }
    }

    private func grown(by distance: Double) -> CGRect {
        guard !extent.isInfinite, !extent.isNull, distance > 0 else { return extent }
        let whole = CGFloat(min(distance, PixelFilter.largestRadius).rounded(.up))
        return extent.insetBy(dx: -whole, dy: -whole)
    }
}
