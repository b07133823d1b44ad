public import Foundation

extension CGContext {
    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the fill colour to a device gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = .device(gray, alpha) }

    /// Sets the stroke colour to a device gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = .device(gray, alpha) }

    /// Sets the fill colour to a device RGB colour.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = .device(red, green, blue, alpha)
    }

    /// Sets the stroke colour to a device RGB colour.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = .device(red, green, blue, alpha)
    }

    /// Sets the fill colour to a device CMYK colour.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fillColor = .device(cyan, magenta, yellow, black, alpha)
    }

    /// Sets the stroke colour to a device CMYK colour.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.strokeColor = .device(cyan, magenta, yellow, black, alpha)
    }

    /// Sets the colour space of the fill colour, and the fill colour to black.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = .first(of: space) }

    /// Sets the colour space of the stroke colour, and the stroke colour to black.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = .first(of: space) }

    /// Sets the fill colour in the current fill colour space.
    ///
    /// - Parameter components: One number per component of the space, followed by alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let space = state.fillColor.colorSpace, let color = unsafe CGColor(colorSpace: space, components: components) else { return }
        state.fillColor = color
    }

    /// Sets the stroke colour in the current stroke colour space.
    ///
    /// - Parameter components: One number per component of the space, followed by alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let space = state.strokeColor.colorSpace, let color = unsafe CGColor(colorSpace: space, components: components) else { return }
        state.strokeColor = color
    }
}

extension CGColor {
    /// Returns a device colour: one component is gray, three are RGB, four are CMYK; alpha comes last.
    fileprivate static func device(_ components: CGFloat...) -> CGColor {
        let values = components.map { $0.isNaN ? 0 : Double($0) }
        switch components.count {
        case 2: return CGColor(.deviceGray, values)
        case 4: return CGColor(.deviceRGB, values)
        default: return CGColor(.deviceCMYK, values)
        }
    }

    /// Returns the initial colour of a colour space: opaque black.
    fileprivate static func first(of space: CGColorSpace) -> CGColor {
        var values = [Double](repeating: 0, count: space.numberOfComponents)
        if space.model == .cmyk { values[3] = 1 }
        return CGColor(space, values + [1])
    }
}
