public import Foundation
package import LaminaPrimitives

/// A sequence of colours at locations from 0 to 1.
public final class CGGradient: Sendable {
    /// The stops, in sRGB.
    package let gradient: Gradient

    /// Creates a gradient from colours; nil when there are none or one element is not a `CGColor`.
    ///
    /// - Parameters:
    ///   - space: Ignored: colours are mixed in sRGB, the space of every bitmap here.
    ///   - colors: The `CGColor`s, at least one.
    ///   - locations: One number in 0...1 per colour; nil spaces the colours evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let stops = colors.compactMap { $0 as? CGColor }.map(\.color)
        guard stops.count == colors.count, !stops.isEmpty else { return nil }
        // The caller guarantees one location per colour.
        let places = unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: stops.count)) }
        gradient = CGGradient.gradient(stops, at: places)
    }

    /// Creates a gradient from colour components; nil when `count` is not positive or the space is a pattern space.
    ///
    /// - Parameters:
    ///   - components: The components of `count` colours one after another, each followed by its alpha.
    ///   - locations: `count` numbers in 0...1; nil spaces the colours evenly.
    public init?(colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int) {
        guard count > 0, space.encoding != .pattern else { return nil }
        let stride = space.numberOfComponents + 1
        // The caller guarantees `count` · `stride` components and, if `locations` is not nil, `count` locations.
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
    /// True when `a` and `b` are the same object.
    public static func == (a: CGGradient, b: CGGradient) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Options that extend a gradient beyond its first and last location.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt32

    /// Creates a set of options from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Extends the first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Extends the last colour after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
