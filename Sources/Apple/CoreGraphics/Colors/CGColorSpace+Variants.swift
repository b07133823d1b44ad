/// Returns the space with the same colours whose components may lie outside 0...1; nil when there is none.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? { space.variant(isLinear: false, isExtended: true) }

/// Returns the space with the same primaries and linear components; nil when there is none.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? { space.variant(isLinear: true, isExtended: false) }

/// Returns the space with the same primaries and linear components, which may lie outside 0...1; nil when there is none.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? { space.variant(isLinear: true, isExtended: true) }

/// Returns the space with the same colours whose components lie in 0...1; the space itself when it is not extended.
public func CGColorSpaceCreateCopyWithStandardRange(_ s: CGColorSpace) -> CGColorSpace {
    s.isExtended ? s.variant(isLinear: false, isExtended: false) ?? s : s
}

/// Returns true when components may lie outside 0...1.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool { space.isExtended }

/// Returns true when the space has a transfer function of ITU-R BT.2100: the perceptual quantizer or hybrid log-gamma.
public func CGColorSpaceUsesITUR_2100TF(_ space: CGColorSpace) -> Bool { CGColorSpaceIsPQBased(space) || CGColorSpaceIsHLGBased(space) }

/// Returns true when the space has the perceptual quantizer of ITU-R BT.2100.
public func CGColorSpaceIsPQBased(_ s: CGColorSpace) -> Bool { s.transfer == .pq }

/// Returns true when the space has hybrid log-gamma of ITU-R BT.2100.
public func CGColorSpaceIsHLGBased(_ s: CGColorSpace) -> Bool { s.transfer == .hlg }

extension CGColorSpace {
    /// The transfer function of a gray or RGB space; nil for other spaces.
    fileprivate var transfer: TransferFunction? {
        switch encoding {
        case .gray(let transfer), .rgb(_, let transfer): transfer
        default: nil
        }
    }

    /// Returns the space with the same primaries and another range or transfer function; nil for other models than gray and RGB.
    ///
    /// - Parameter isLinear: True for linear components; false keeps the transfer function.
    fileprivate func variant(isLinear: Bool, isExtended: Bool) -> CGColorSpace? {
        let wanted: ColorEncoding
        switch encoding {
        case .gray(let transfer): wanted = .gray(isLinear ? .linear : transfer)
        case .rgb(let primaries, let transfer): wanted = .rgb(primaries, isLinear ? .linear : transfer)
        case .matrix(let matrix):
            guard isLinear else { return CGColorSpace(encoding, isExtended: isExtended) }
            guard let linear = MatrixEncoding(toXYZ: matrix.toXYZ, .linear, .linear, .linear) else { return nil }
            wanted = .matrix(linear)
        default: return nil
        }
        return CGColorSpace(wanted, isExtended: isExtended, shortName: Self.shortName(of: wanted, isExtended: isExtended))
    }

    /// Returns the name of an encoding; nil when it has none.
    ///
    /// Of several names, `LinearSRGB` or the first one in alphabetical order is chosen.
    private static func shortName(of encoding: ColorEncoding, isExtended: Bool) -> String? {
        if encoding == .rgb(.sRGB, .linear), !isExtended { return "LinearSRGB" }
        return named.filter { $0.value.encoding == encoding && $0.value.isExtended == isExtended }.keys.min()
    }
}
