import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

/// A filter object that a layer can read.
protocol DescribedFilter: NSObject, NSCopying {
    /// The name of the filter's kind, such as `gaussianBlur` or `CIGaussianBlur`.
    var typeName: String { get }
    /// The name in key paths.
    var filterName: String { get }
    var isEnabled: Bool { get }
    /// The values of the inputs, as they were set.
    var inputValues: [String: Any] { get }
    func setValue(_ value: Any?, forKey key: String)
    func value(forKey key: String) -> Any?
}

extension LayerFilter {
    /// Reads a filter object; nil, after one diagnostic, for an unknown kind and for other objects.
    init?(reading object: Any) {
        guard let filter = object as? any DescribedFilter else {
            Diagnostics.warn("\(Swift.type(of: object)) is no filter; the layer is drawn without it")
            return nil
        }
        guard let kind = FilterNames.kind(ofType: filter.typeName) else {
            Diagnostics.warn("the filter \(filter.typeName) does not exist here; the layer is drawn without it")
            return nil
        }
        var inputs: [String: Value] = [:]
        for (key, value) in filter.inputValues {
            guard let converted = Value(filterInput: value) else {
                Diagnostics.warn("\(value) is not a valid value for \(key) of the filter \(filter.typeName); ignored")
                continue
            }
            inputs[key] = converted
        }
        self.init(kind, name: filter.filterName, isEnabled: filter.isEnabled, inputs: inputs)
    }
}

extension Value {
    /// Converts an input of a filter: a value of Apple's API, a `CIVector` or a `CIColor`.
    init?(filterInput value: Any?) {
        switch value {
        case let vector as CIVector: self = .array((0..<vector.count).map { .number(Double(vector.value(at: $0))) })
        case let color as CIColor: self.init(bridging: color.cgColor)
        default: self.init(bridging: value)
        }
    }
}

extension BlendMode {
    /// The mode of a compositing filter, which is a name or a filter; nil, after one diagnostic, for unknown ones.
    init?(compositingFilter object: Any) {
        let name = (object as? any DescribedFilter).map(\.typeName) ?? (object as? String)
        guard let name, let mode = FilterNames.blendMode(named: name) else {
            Diagnostics.warn("the compositing filter \(name ?? "\(Swift.type(of: object))") does not exist here; the layer is drawn without it")
            return nil
        }
        self = mode
    }
}
