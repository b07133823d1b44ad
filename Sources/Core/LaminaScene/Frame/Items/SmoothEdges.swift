/// The edges of a rectangle that are antialiased; at the others a pixel is covered if its centre is.
package struct SmoothEdges: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let minX = SmoothEdges(rawValue: 1)
    package static let maxX = SmoothEdges(rawValue: 2)
    package static let minY = SmoothEdges(rawValue: 4)
    package static let maxY = SmoothEdges(rawValue: 8)
    package static let all = SmoothEdges(rawValue: 15)

    /// The same edges after y is mirrored.
    var mirrored: SmoothEdges {
        SmoothEdges(rawValue: rawValue & 3 | (contains(.minY) ? SmoothEdges.maxY : []).rawValue | (contains(.maxY) ? SmoothEdges.minY : []).rawValue)
    }
}

extension LayerState {
    /// The edges of the layer that are antialiased.
    ///
    /// - Source: CALayer.h: `edgeAntialiasingMask` is used only if `allowsEdgeAntialiasing` is true.
    var smoothEdges: SmoothEdges {
        guard flags.allowsEdgeAntialiasing else { return [] }
        return hasPlainEdges ? .all : SmoothEdges(rawValue: UInt8(EdgeState.bits(edges.edgeAntialiasingMask) & 15))
    }
}

extension EdgeState {
    /// A mask as bits; key-value coding may have set any number.
    package static func bits(_ mask: Double) -> UInt32 { mask >= 0 && mask < 0x1p32 ? UInt32(mask) : 0 }
}
