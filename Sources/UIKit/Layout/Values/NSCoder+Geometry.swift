public import CoreGraphics
public import Foundation

extension NSCoder {
    /// `{1, 2}`.
    public class func string(for point: CGPoint) -> String { GeometryText.write([point.x, point.y]) }
    /// `{1, 2}`.
    public class func string(for size: CGSize) -> String { GeometryText.write([size.width, size.height]) }
    /// `{1, 2}`.
    public class func string(for vector: CGVector) -> String { GeometryText.write([vector.dx, vector.dy]) }
    /// `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        "[" + GeometryText.numbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]) + "]"
    }
    /// `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.write([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.write([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { GeometryText.write([offset.horizontal, offset.vertical]) }

    /// The point of `{1, 2}`; zero for other texts, as with all of these.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.read(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The size of `{1, 2}`.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.read(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The vector of `{1, 2}`.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.read(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector()
    }
    /// The rectangle of `{{1, 2}, {3, 4}}`.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.read(string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The map of `[a, b, c, d, tx, ty]`.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.read(string, count: 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }
    /// The insets of `{top, left, bottom, right}`.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.read(string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The insets of `{top, leading, bottom, trailing}`.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.read(string, count: 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }
    /// The offset of `{horizontal, vertical}`.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.read(string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}

extension NSCoder {
    /// Writes a point.
    public func encode(_ point: CGPoint, forKey key: String) { encode(NSCoder.string(for: point), forKey: key) }
    /// Writes a size.
    public func encode(_ size: CGSize, forKey key: String) { encode(NSCoder.string(for: size), forKey: key) }
    /// Writes a vector.
    public func encode(_ vector: CGVector, forKey key: String) { encode(NSCoder.string(for: vector), forKey: key) }
    /// Writes a rectangle.
    public func encode(_ rect: CGRect, forKey key: String) { encode(NSCoder.string(for: rect), forKey: key) }
    /// Writes a map.
    public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(NSCoder.string(for: transform), forKey: key) }
    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
    /// Writes insets.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
    /// Writes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) { encode(NSCoder.string(for: offset), forKey: key) }

    /// Reads a point; zero where there is none, as with all of these.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }
    /// Reads a size.
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }
    /// Reads a vector.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
    /// Reads a rectangle.
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }
    /// Reads a map.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: text(key)) }
    /// Reads insets.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
    /// Reads insets.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(key))
    }
    /// Reads an offset.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

    private func encode(_ text: String, forKey key: String) { encode(text as NSString, forKey: key) }

    private func text(_ key: String) -> String { decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? "" }
}

/// Numbers in braces.
private enum GeometryText {
    static func write(_ numbers: [CGFloat]) -> String { "{" + self.numbers(numbers) + "}" }

    static func numbers(_ numbers: [CGFloat]) -> String { numbers.map(text).joined(separator: ", ") }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    /// The numbers of a text in braces or brackets; nil when there are not as many.
    static func read(_ text: String, count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
        return parts.count == count && numbers.count == count ? numbers.map { CGFloat($0) } : nil
    }
}
