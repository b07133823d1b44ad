import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

/// The pictures that filters make.
extension CIFilter {
    /// The picture that the kind of filter makes of its inputs; nil when an input is missing.
    var builtInOutput: CIImage? {
        let inputs = RecipeInputs(values: inputValues)
        if let row = RecipeFilter.table[typeName] { return row.output(inputs) }
        guard let image = inputs.image(kCIInputImageKey) else { return nil }
        if let mode = FilterNames.blendMode(named: typeName) {
            return inputs.image(kCIInputBackgroundImageKey).map { image.combined(with: $0, mode) } ?? image
        }
        guard let filter = LayerFilter(reading: RecipeSteps(self)) else { return nil }
        return image.applying(filter.steps(in: Rect(image.extent.finitePart)))
    }
}

/// A filter as its steps see it: always enabled, with those inputs that are numbers, colours and vectors.
private final class RecipeSteps: NSObject, NSCopying, DescribedFilter {
    let typeName: String
    let inputValues: [String: Any]

    init(_ filter: CIFilter) {
        typeName = filter.typeName
        inputValues = filter.inputValues.filter { !($0.value is CIImage) }
    }

    var filterName: String { typeName }
    var isEnabled: Bool { true }
    func setValue(_ value: Any?, forKey key: String) {}
    func value(forKey key: String) -> Any? { inputValues[key] }
    func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The inputs of a filter by type.
struct RecipeInputs {
    let values: [String: Any]

    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func number(_ key: String) -> Double { (values[key] as? NSNumber)?.doubleValue ?? (values[key] as? CGFloat).map { Double($0) } ?? 0 }
    func color(_ key: String, _ initial: Color) -> Color { (values[key] as? CIColor).map { $0.cgColor.color } ?? initial }

    /// A position, which is a vector or a point.
    func point(_ key: String, _ initial: Point) -> Point {
        switch values[key] {
        case let vector as CIVector: Point(Double(vector.x), Double(vector.y))
        case let point as CGPoint: Point(point)
        default: initial
        }
    }

    /// A rectangle, which is a vector of position and size, or a rectangle of Core Graphics.
    func rect(_ key: String) -> CGRect? {
        switch values[key] {
        case let vector as CIVector: CGRect(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
        case let rect as CGRect: rect
        case let value as NSValue: CGRect(_boxed: value)
        default: nil
        }
    }

    func transform(_ key: String) -> CGAffineTransform? {
        (values[key] as? CGAffineTransform) ?? (values[key] as? NSValue).flatMap { CGAffineTransform(_boxed: $0) }
    }

    /// Four numbers of a vector.
    func row(_ key: String, _ initial: SIMD4<Float>) -> SIMD4<Float> {
        (values[key] as? CIVector).map { SIMD4(Float($0.x), Float($0.y), Float($0.z), Float($0.w)) } ?? initial
    }
}
