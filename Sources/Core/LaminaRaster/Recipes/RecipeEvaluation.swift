package import LaminaPrimitives

/// The computation of a recipe's pixels.
///
/// In a linear evaluation, colours are light: sRGB is decoded where pixels and colours enter, so that a mix of two colours is as bright as both. Core
/// Image does so unless a context has no working space.
package struct RecipeEvaluation: Sendable {
    /// The largest number of pixels that one step may have; larger areas give nothing.
    package static let mostPixels = 1 << 26

    /// True when the colours of pictures are decoded to light.
    package let isLinear: Bool

    package init(isLinear: Bool) { self.isLinear = isLinear }

    /// Returns a recipe's pixels in an area; nothing for an area that is too large.
    package func pixels(of recipe: ImageRecipe, in area: PixelRect) -> ImagePlane {
        guard !area.isEmpty, area.area <= Self.mostPixels else { return ImagePlane(.empty) }
        switch recipe {
        case .clear: return ImagePlane(area)
        case .bitmap(let picture): return pixels(of: picture.bitmap, in: area)
        case .solid(let color): return ImagePlane(area, fill: entering(color).premultiplied)
        case .gradient(let gradient): return pixels(of: gradient, in: area)
        case .placed(let inner, let transform): return placed(inner, transform, in: area)
        case .cropped(let inner, let part): return pixels(of: inner, in: area.intersection(part)).cropped(to: area)
        case .extended(let inner, let part): return extended(inner, part, in: area)
        case .colored(let inner, let matrix): return changed(inner, in: area) { $0.changeStraight { matrix($0) } }
        case .toned(let inner, let rule): return changed(inner, in: area) { $0.changeStraight { rule($0) } }
        case .blurred(let inner, let sigma): return blurred(inner, sigma, in: area)
        case .averaged(let inner, let radius): return averaged(inner, radius, in: area)
        case .pixellated(let inner, let size, let center): return pixellated(inner, size, center, in: area)
        case .vignetted(let inner, let center, let radius, let intensity): return vignetted(inner, center, radius, intensity, in: area)
        case .combined(let top, let bottom, let mode): return joined(top, bottom, in: area) { mode.combine($0, onto: $1) }
        case .masked(let top, let bottom, let mask): return masked(top, bottom, mask, in: area)
        case .mixed(let first, let second, let share): return joined(first, second, in: area) { $0 + ($1 - $0) * Float(share) }
        case .distance(let first, let second): return joined(first, second, in: area) { LabColor.distance($0, $1) }
        case .reduced(let inner, let part, let reduction): return reduced(inner, part, reduction, in: area)
        case .computed(let code): return code.run(area, self).cropped(to: area)
        }
    }

    // MARK: Pictures and colours

    private func pixels(of bitmap: Bitmap, in area: PixelRect) -> ImagePlane {
        let common = area.intersection(bitmap.bounds)
        let plane = ImagePlane(common) { x, y in
            entering(premultiplied: bitmap.pixels[(bitmap.height - 1 - y) * bitmap.width + x])
        }
        return plane.cropped(to: area)
    }

    private func pixels(of gradient: RecipeGradient, in area: PixelRect) -> ImagePlane {
        let (first, last) = (entering(gradient.colors.0), entering(gradient.colors.1))
        return ImagePlane(area) { x, y in
            let share = Float(gradient.share(at: Point(Double(x) + 0.5, Double(y) + 0.5)))
            return (first + (last - first) * share).premultiplied
        }
    }

    private func entering(premultiplied pixel: Pixel) -> SIMD4<Float> {
        let channels = SIMD4<UInt32>(pixel &>> 16 & 255, pixel &>> 8 & 255, pixel & 255, pixel &>> 24)
        let color = SIMD4<Float>(channels) / 255
        return isLinear ? SRGBCurve.decoded(color.straight).premultiplied : color
    }

    private func entering(_ color: Color) -> SIMD4<Float> {
        let straight = SIMD4(color.red, color.green, color.blue, color.alpha)
        return isLinear ? SRGBCurve.decoded(straight) : straight
    }

    // MARK: Steps of one recipe

    private func changed(_ recipe: ImageRecipe, in area: PixelRect, _ change: (inout ImagePlane) -> Void) -> ImagePlane {
        var plane = pixels(of: recipe, in: area)
        change(&plane)
        return plane
    }

    private func placed(_ recipe: ImageRecipe, _ transform: AffineTransform, in area: PixelRect) -> ImagePlane {
        guard let inverse = transform.inverse else { return ImagePlane(area) }
        let shift = (x: (-inverse.tx).rounded(), y: (-inverse.ty).rounded())
        // A move by whole pixels needs no mixing.
        if inverse == .translation(-shift.x, -shift.y), abs(shift.x) < 1e9, abs(shift.y) < 1e9 {
            let (right, up) = (Int(shift.x), Int(shift.y))
            let source = PixelRect(area.minX - right, area.minY - up, area.maxX - right, area.maxY - up)
            let plane = pixels(of: recipe, in: source)
            return plane.area == source ? ImagePlane(area) { plane[$0 - right, $1 - up] } : ImagePlane(area)
        }
        if case .solid = recipe { return pixels(of: recipe, in: area) }
        let reached = PixelRect(covering: inverse(area.rect).insetBy(dx: -1, dy: -1))
        let source = recipe.bounds.map { reached.intersection($0) } ?? reached
        // A recipe that becomes much smaller is computed in parts, so that memory stays bounded.
        if source.area > Self.mostPixels / 16, area.area > 1 { return halves(of: area) { placed(recipe, transform, in: $0) } }
        let plane = pixels(of: recipe, in: source)
        return ImagePlane(area) { plane.color(at: inverse(Point(Double($0) + 0.5, Double($1) + 0.5))) }
    }

    /// Computes an area in two halves.
    private func halves(of area: PixelRect, _ compute: (PixelRect) -> ImagePlane) -> ImagePlane {
        let isWide = area.width > area.height
        let (x, y) = (area.minX + area.width / 2, area.minY + area.height / 2)
        let first = compute(isWide ? PixelRect(area.minX, area.minY, x, area.maxY) : PixelRect(area.minX, area.minY, area.maxX, y))
        let second = compute(isWide ? PixelRect(x, area.minY, area.maxX, area.maxY) : PixelRect(area.minX, y, area.maxX, area.maxY))
        return ImagePlane(area) { column, row in (isWide ? column < x : row < y) ? first[column, row] : second[column, row] }
    }

    private func extended(_ recipe: ImageRecipe, _ part: PixelRect, in area: PixelRect) -> ImagePlane {
        guard !part.isEmpty else { return ImagePlane(area) }
        func near(_ value: Int, _ low: Int, _ high: Int) -> Int { max(low, min(high - 1, value)) }
        let needed = PixelRect(
            near(area.minX, part.minX, part.maxX), near(area.minY, part.minY, part.maxY), near(area.maxX - 1, part.minX, part.maxX) + 1,
            near(area.maxY - 1, part.minY, part.maxY) + 1)
        let plane = pixels(of: recipe, in: needed)
        return ImagePlane(area) { plane[near($0, part.minX, part.maxX), near($1, part.minY, part.maxY)] }
    }

    private func vignetted(_ recipe: ImageRecipe, _ center: Point, _ radius: Double, _ intensity: Double, in area: PixelRect) -> ImagePlane {
        let plane = pixels(of: recipe, in: area)
        guard radius > 0 else { return plane }
        return ImagePlane(area) { x, y in
            let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
            let share = max(0, min(1, ((dx * dx + dy * dy).squareRoot() - radius / 2) / (radius / 2)))
            let color = plane[x, y]
            let factor = Float(1 - intensity * share * share)
            return SIMD4(color.x * factor, color.y * factor, color.z * factor, color.w)
        }
    }

    // MARK: Steps of several recipes

    private func joined(
        _ first: ImageRecipe, _ second: ImageRecipe, in area: PixelRect, _ join: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> ImagePlane {
        let other = pixels(of: second, in: area)
        var plane = pixels(of: first, in: area)
        for index in plane.pixels.indices { plane.pixels[index] = join(plane.pixels[index], other.pixels[index]) }
        return plane
    }

    private func masked(_ top: ImageRecipe, _ bottom: ImageRecipe, _ mask: ImageRecipe, in area: PixelRect) -> ImagePlane {
        let lights = pixels(of: mask, in: area)
        let under = pixels(of: bottom, in: area)
        var plane = pixels(of: top, in: area)
        for index in plane.pixels.indices {
            let light = lights.pixels[index]
            let share = max(0, min(1, light.x * 0.2126 + light.y * 0.7152 + light.z * 0.0722))
            plane.pixels[index] = plane.pixels[index] * share + under.pixels[index] * (1 - share)
        }
        return plane
    }

    private func reduced(_ recipe: ImageRecipe, _ part: PixelRect, _ reduction: ImageRecipe.Reduction, in area: PixelRect) -> ImagePlane {
        let plane = pixels(of: recipe, in: part)
        guard let first = plane.pixels.first else { return ImagePlane(area) }
        let result: SIMD4<Float>
        switch reduction {
        // In doubles, because a float loses the small summands of a large picture.
        case .average: result = SIMD4<Float>(plane.pixels.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) } / Double(plane.pixels.count))
        case .maximum: result = plane.pixels.reduce(first) { pointwiseMax($0, $1) }
        case .minimum: result = plane.pixels.reduce(first) { pointwiseMin($0, $1) }
        }
        return ImagePlane(PixelRect(0, 0, 1, 1), fill: result).cropped(to: area)
    }
}
