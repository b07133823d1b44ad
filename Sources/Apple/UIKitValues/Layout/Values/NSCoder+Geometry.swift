public import CoreGraphics
public import Foundation
import LaminaFoundation

extension NSCoder {
    /// Returns the point as text: `{x, y}`.
    public class func string(for point: CGPoint) -> String { GeometryText.write([point.x, point.y]) }
    /// Returns the size as text: `{width, height}`.
    public class func string(for size: CGSize) -> String { GeometryText.write([size.width, size.height]) }
    /// Returns the vector as text: `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { GeometryText.write([vector.dx, vector.dy]) }
    /// Returns the rectangle as text: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns the transform as text: `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        "[" + GeometryText.numbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]) + "]"
    }
    /// Returns the insets as text: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.write([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// Returns the insets as text: `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.write([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// Returns the offset as text: `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { GeometryText.write([offset.horizontal, offset.vertical]) }

    /// Parses a point such as `{1, 2}`; other text gives zero.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.read(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Parses a size such as `{1, 2}`; other text gives zero.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.read(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// Parses a vector such as `{1, 2}`; other text gives zero.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.read(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector()
    }
    /// Parses a rectangle such as `{{1, 2}, {3, 4}}`; other text gives zero.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.read(string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Parses a transform of the form `[a, b, c, d, tx, ty]`; other text gives the identity.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.read(string, count: 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }
    /// Parses insets of the form `{top, left, bottom, right}`; other text gives zero.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.read(string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// Parses insets of the form `{top, leading, bottom, trailing}`; other text gives zero.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.read(string, count: 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }
    /// Parses an offset of the form `{horizontal, vertical}`; other text gives zero.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.read(string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}

extension NSCoder {
    /// Encodes a point as text.
    public func encode(_ point: CGPoint, forKey key: String) { encode(NSCoder.string(for: point), forKey: key) }
    /// Encodes a size as text.
    public func encode(_ size: CGSize, forKey key: String) { encode(NSCoder.string(for: size), forKey: key) }
    /// Encodes a vector as text.
    public func encode(_ vector: CGVector, forKey key: String) { encode(NSCoder.string(for: vector), forKey: key) }
    /// Encodes a rectangle as text.
    public func encode(_ rect: CGRect, forKey key: String) { encode(NSCoder.string(for: rect), forKey: key) }
    /// Encodes an affine transform as text.
    public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(NSCoder.string(for: transform), forKey: key) }
    /// Encodes insets as text.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
    /// Encodes directional insets as text.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
    /// Encodes an offset as text.
    public func encode(_ offset: UIOffset, forKey key: String) { encode(NSCoder.string(for: offset), forKey: key) }

    /// Decodes a point; zero when the key is absent.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }
    /// Decodes a size; zero when the key is absent.
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }
    /// Decodes a vector; zero when the key is absent.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
    /// Decodes a rectangle; zero when the key is absent.
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }
    /// Decodes an affine transform; the identity when the key is absent.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: text(key)) }
    /// Decodes insets; zero when the key is absent.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
    /// Decodes directional insets; zero when the key is absent.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(key))
    }
    /// Decodes an offset; zero when the key is absent.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

    private func encode(_ text: String, forKey key: String) { encode(text as NSString, forKey: key) }

    private func text(_ key: String) -> String { plainObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? "" }
}

/// Writes and parses lists of numbers in braces.
private enum GeometryText {
    static func write(_ numbers: [CGFloat]) -> String { "{" + self.numbers(numbers) + "}" }

    static func numbers(_ numbers: [CGFloat]) -> String { numbers.map(text).joined(separator: ", ") }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    /// Parses the numbers of a text in braces or brackets; nil when it does not contain exactly `count` finite numbers.
    static func read(_ text: String, count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
        return parts.count == count && numbers.count == count ? numbers.map { CGFloat($0) } : nil
    }
}
