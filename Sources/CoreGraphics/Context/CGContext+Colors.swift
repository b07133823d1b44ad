public import Foundation

extension CGContext {
    /// What insides are painted with.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// What outlines are painted with.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Paints insides with gray from now on.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = .device(gray, alpha) }

    /// Paints outlines with gray from now on.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = .device(gray, alpha) }

    /// Paints insides with a colour from now on.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = .device(red, green, blue, alpha)
    }

    /// Paints outlines with a colour from now on.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = .device(red, green, blue, alpha)
    }

    /// Paints insides with inks from now on.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fillColor = .device(cyan, magenta, yellow, black, alpha)
    }

    /// Paints outlines with inks from now on.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.strokeColor = .device(cyan, magenta, yellow, black, alpha)
    }

    /// Sets the space that `setFillColor(_:)` with components uses, and black in it.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = .first(of: space) }

    /// Sets the space that `setStrokeColor(_:)` with components uses, and black in it.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = .first(of: space) }

    /// Paints insides with a colour of the current space from now on.
    ///
    /// - Parameter components: As many numbers as the space has components, and alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let space = state.fillColor.colorSpace, let color = unsafe CGColor(colorSpace: space, components: components) else { return }
        state.fillColor = color
    }

    /// Paints outlines with a colour of the current space from now on.
    ///
    /// - Parameter components: As many numbers as the space has components, and alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let space = state.strokeColor.colorSpace, let color = unsafe CGColor(colorSpace: space, components: components) else { return }
        state.strokeColor = color
    }
}

extension CGColor {
    /// A colour of the device: one component is gray, three are red, green, blue, four are inks; alpha comes last.
    fileprivate static func device(_ components: CGFloat...) -> CGColor {
        let values = components.map { $0.isNaN ? 0 : Double($0) }
        switch components.count {
        case 2: return CGColor(.deviceGray, values)
        case 4: return CGColor(.deviceRGB, values)
        default: return CGColor(.deviceCMYK, values)
        }
    }

    /// The colour that a space begins with: black, opaque.
    fileprivate static func first(of space: CGColorSpace) -> CGColor {
        var values = [Double](repeating: 0, count: space.numberOfComponents)
        if space.model == .cmyk { values[3] = 1 }
        return CGColor(space, values + [1])
    }
}
