import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// Combines the source with the destination by a blend mode.
    package func blend(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, mode: BlendMode) {
        if mode == .normal { return over(source, onto: &destination) }
        guard let table = unsafe table, mode.hasKernel else { return ScalarRows.blend(source, onto: &destination, mode: mode) }
        unsafe destination.lend { target, count in
            unsafe source.lend(count) { pixels in
                switch mode {
                case .multiply: unsafe table.pointee.multiply(target, pixels, count)
                case .screen: unsafe table.pointee.screen(target, pixels, count)
                case .plusLighter: unsafe table.pointee.plusLighter(target, pixels, count)
                default:
                    if let factors = mode.factors { unsafe table.pointee.porterDuff(target, pixels, count, factors.source, factors.destination) }
                }
            }
        }
    }

    /// Adds the source to the destination; channels saturate at 255.
    func plusLighter(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>) {
        blend(source, onto: &destination, mode: .plusLighter)
    }
}

extension BlendMode {
    /// True when there are kernels in C; the other modes are rare, and most of them need divisions.
    fileprivate var hasKernel: Bool { self == .multiply || self == .screen || self == .plusLighter || factors != nil }
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
