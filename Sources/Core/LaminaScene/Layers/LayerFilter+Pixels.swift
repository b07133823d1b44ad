package import LaminaPrimitives

extension LayerFilter {
    /// The steps that the filter takes, in the layer's coordinates; none when it is disabled or changes nothing.
    ///
    /// - Parameter bounds: The layer's bounds, which a missing centre refers to.
    package func steps(in bounds: Rect) -> [PixelFilter] {
        guard isEnabled else { return [] }
        switch kind {
        case .gaussianBlur: return radius().map { [.gaussianBlur(sigma: $0, extendsEdges: flag("inputNormalizeEdges"))] } ?? []
        case .boxBlur: return radius().map { [.boxBlur(radius: $0)] } ?? []
        case .alphaThreshold: return [.alphaThreshold(number("inputAmount", 0.5))]
        case .luminanceToAlpha: return [.luminanceToAlpha]
        case .vignette: return vignette(in: bounds)
        case .pixellate: return pixellate(in: bounds)
        case .colorControls:
            return colors(
                [
                    .saturation(number("inputSaturation", 1)), .brightness(number("inputBrightness", 0)), .contrast(number("inputContrast", 1)),
                ])
        default: return colors([matrix].compactMap { $0 })
        }
    }

    /// The filter's colour map; nil for kinds that have none.
    private var matrix: ColorMatrix? {
        switch kind {
        case .colorMatrix: listedMatrix
        case .colorVectors: vectorMatrix
        case .saturation: .saturation(number("inputAmount", 1))
        case .brightness: .brightness(number("inputAmount", 0))
        case .contrast: .contrast(number("inputAmount", 1))
        case .inversion: .inversion
        case .monochrome:
            .monochrome(color("inputColor", .white), amount: number("inputAmount", number("inputIntensity", 1)))
        case .hueRotation: .hueRotation(number("inputAngle", 0))
        case .multiplication: .multiplication(by: color("inputColor", .white))
        case .sepia: .sepia(number("inputIntensity", 1))
        default: nil
        }
    }

    /// The matrix of twenty numbers: four rows of five, for the outputs red, green, blue and alpha.
    private var listedMatrix: ColorMatrix? {
        guard case .array(let values) = inputs["inputColorMatrix"], values.count == 20 else { return nil }
        let numbers = values.map { Float(Double($0) ?? 0) }
        func column(_ index: Int) -> SIMD4<Float> { [numbers[index], numbers[5 + index], numbers[10 + index], numbers[15 + index]] }
        return ColorMatrix(red: column(0), green: column(1), blue: column(2), alpha: column(3), bias: column(4))
    }

    /// The matrix of the vectors `inputRVector` to `inputAVector`, which are its rows, and of `inputBiasVector`.
    private var vectorMatrix: ColorMatrix {
        func row(_ key: String, _ initial: SIMD4<Float>) -> SIMD4<Float> {
            guard case .array(let values) = inputs[key] else { return initial }
            var row = SIMD4<Float>.zero
            for (index, value) in values.prefix(4).enumerated() { row[index] = Float(Double(value) ?? 0) }
            return row
        }
        let unit = ColorMatrix.identity
        let (r, g) = (row("inputRVector", unit.red), row("inputGVector", unit.green))
        let (b, a) = (row("inputBVector", unit.blue), row("inputAVector", unit.alpha))
        return ColorMatrix(
            red: [r.x, g.x, b.x, a.x], green: [r.y, g.y, b.y, a.y], blue: [r.z, g.z, b.z, a.z], alpha: [r.w, g.w, b.w, a.w],
            bias: row("inputBiasVector", .zero))
    }

    /// The colour maps that differ from the identity; those with NaN or huge numbers are left out.
    private func colors(_ matrices: [ColorMatrix]) -> [PixelFilter] {
        matrices.filter { $0 != .identity && $0.isUsable }.map { .color($0) }
    }

    private func vignette(in bounds: Rect) -> [PixelFilter] {
        let intensity = number("inputIntensity", 0)
        guard intensity != 0, intensity.isFinite else { return [] }
        // Core Image's radius counts in units of the picture: at 1, its default, the corners are darkest.
        let radius = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2 * max(0, number("inputRadius", 1))
        return [.vignette(center: bounds.center, radius: radius, intensity: max(-1, min(1, intensity)))]
    }

    private func pixellate(in bounds: Rect) -> [PixelFilter] {
        let size = number("inputScale", 8)
        guard size > 0 else { return [] }
        return [.pixellate(size: size, center: point("inputCenter") ?? bounds.center)]
    }

    // MARK: Inputs

    /// The radius; nil when the filter changes nothing with it, because it is 0, negative or NaN.
    private func radius() -> Double? {
        let radius = number("inputRadius", 10)
        return radius > 0 ? radius : nil
    }

    private func number(_ key: String, _ initial: Double) -> Double { inputs[key].flatMap { Double($0) } ?? initial }

    private func flag(_ key: String) -> Bool { inputs[key].flatMap { Bool($0) } ?? false }

    private func color(_ key: String, _ initial: Color) -> Color { inputs[key].flatMap { Color($0) } ?? initial }

    private func point(_ key: String) -> Point? {
        if case .array(let values) = inputs[key], values.count >= 2, let x = Double(values[0]), let y = Double(values[1]) { return Point(x, y) }
        return inputs[key].flatMap { Point($0) }
    }
}

extension EffectsState {
    /// The steps of a list of filters, in the layer's coordinates.
    func steps(of list: FilterList, in bounds: Rect) -> [PixelFilter] {
        self[list].prefix(LayerFilter.mostDrawn).flatMap { $0.steps(in: bounds) }
    }
}
