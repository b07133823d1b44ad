import CoreGraphics
import QuartzCore

/// Creates the transform that a description stands for: `scale`, `rotate`, `translate`, `euler` and single elements, in this order.
///
/// Nil and the word "identity" stand for the identity.
func makeTransform(_ description: Input?) throws -> CATransform3D {
    var transform = CATransform3DIdentity
    guard let description, description.text != "identity" else { return transform }
    func numbers(_ key: String, _ count: Int) throws -> [CGFloat]? {
        guard let input = description[key] else { return nil }
        guard let numbers = input.numbers, numbers.count == count else { throw Unsupported("\(input.path) is no list of \(count) numbers") }
        return numbers.map { CGFloat($0) }
    }
    if let n = try numbers("scale", 3) { transform = CATransform3DConcat(transform, CATransform3DMakeScale(n[0], n[1], n[2])) }
    if let n = try numbers("rotate", 4) { transform = CATransform3DConcat(transform, CATransform3DMakeRotation(n[0], n[1], n[2], n[3])) }
    if let n = try numbers("translate", 3) { transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(n[0], n[1], n[2])) }
    if let n = try numbers("euler", 3) {
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(n[0], 1, 0, 0))
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(n[1], 0, 1, 0))
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(n[2], 0, 0, 1))
    }
    for (name, place) in matrixElements {
        if let number = description[name]?.number { transform[keyPath: place] = CGFloat(number) }
    }
    return transform
}

private let matrixElements: [(String, any WritableKeyPath<CATransform3D, CGFloat> & Sendable)] = [
    ("m11", \.m11), ("m12", \.m12), ("m13", \.m13), ("m14", \.m14), ("m21", \.m21), ("m22", \.m22), ("m23", \.m23), ("m24", \.m24),
    ("m31", \.m31), ("m32", \.m32), ("m33", \.m33), ("m34", \.m34), ("m41", \.m41), ("m42", \.m42), ("m43", \.m43), ("m44", \.m44),
]
