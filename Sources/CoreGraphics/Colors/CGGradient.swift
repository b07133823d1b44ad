public import Foundation
package import LaminaPrimitives

/// Colours along a way from 0 to 1.
public final class CGGradient: Sendable {
    /// The stops, in sRGB.
    package let gradient: Gradient

    /// Colours in a row.
    ///
    /// - Parameters:
    ///   - space: Not used: colours are mixed in sRGB, the space of every bitmap here.
    ///   - colors: `CGColor`s, two or more.
    ///   - locations: One number in 0...1 for each colour; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let stops = colors.compactMap { $0 as? CGColor }.map(\.color)
        guard stops.count == colors.count, !stops.isEmpty else { return nil }
        // The caller promises one location for each colour.
        let places = unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: stops.count)) }
        gradient = CGGradient.gradient(stops, at: places)
    }

    /// Colours given by their components, one after the other, each with alpha.
    ///
    /// - Parameters:
    ///   - components: `count` times as many numbers as the space has components, and alpha.
    ///   - locations: `count` numbers in 0...1; nil spreads the colours evenly.
    public init?(colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int) {
        guard count > 0, space.encoding != .pattern else { return nil }
        let stride = space.numberOfComponents + 1
        // The caller promises this many numbers at both addresses.
        let values = unsafe UnsafeBufferPointer(start: components, count: count * stride).map { $0.isNaN ? 0 : Double($0) }
        let places = unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) }
        let stops = (0..<count).map { CGColor(space, Array(values[$0 * stride..<($0 + 1) * stride])).color }
        gradient = CGGradient.gradient(stops, at: places)
    }

    private static func gradient(_ colors: [Color], at places: [CGFloat]?) -> Gradient {
        let last = Double(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(places.map { max(0, min(1, Double($0[index]))) } ?? Double(index) / last, color)
        }
        return Gradient(stops: stops)
    }
}

extension CGGradient: Hashable {
    /// Both are the same object.
    public static func == (a: CGGradient, b: CGGradient) -> Bool { a === b }
    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How far a gradient is painted.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// The options of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
