import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// Combines the source with the destination by a blend mode.
    package func blend(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, mode: BlendMode) {
        switch mode {
        case .normal: over(source, onto: &destination)
        case .multiply: multiply(source, onto: &destination)
        case .screen: screen(source, onto: &destination)
        case .plusLighter: plusLighter(source, onto: &destination)
        case .plusDarker: ScalarRows.plusDarker(source, onto: &destination)
        default:
            if let factors = mode.factors {
                porterDuff(source, onto: &destination, sourceFactor: factors.source, destinationFactor: factors.destination)
            } else {
                ScalarRows.mix(source, onto: &destination, mode: mode)
            }
        }
    }
}

extension BlendMode {
    /// The factors of source and destination for a Porter–Duff operator; nil for other modes.
    ///
    /// Each factor is 0, 1, the other side's alpha ("inside") or its complement ("outside").
    fileprivate var factors: (source: LaminaFactor, destination: LaminaFactor)? {
        // A factor is ((alpha ^ invert) & mask) | constant; with a mask of 0 only the constant remains.
        let nothing = LaminaFactor(invert: 0, mask: 0, constant: 0)
        let everything = LaminaFactor(invert: 0, mask: 0, constant: 255)
        let inside = LaminaFactor(invert: 0, mask: 255, constant: 0)
        let outside = LaminaFactor(invert: 255, mask: 255, constant: 0)
        switch self {
        case .clear: return (nothing, nothing)
        case .copy: return (everything, nothing)
        case .sourceIn: return (inside, nothing)
        case .sourceOut: return (outside, nothing)
        case .sourceAtop: return (inside, outside)
        case .destinationOver: return (outside, everything)
        case .destinationIn: return (nothing, inside)
        case .destinationOut: return (nothing, outside)
        case .destinationAtop: return (outside, inside)
        case .xor: return (outside, outside)
        default: return nil
        }
    }
}
