import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

@testable import QuartzCore

/// A text that is equal for two layers, animations or values exactly when their content is equal, for comparisons in tests.
///
/// Images are compared by their pixels, and all other objects by their values.
enum ObjectText {
    /// Describes a value.
    static func of(_ value: Any?) -> String {
        switch value {
        case nil: "nil"
        case let layer as CALayer: of(layer)
        case let animation as CAAnimation: of(animation)
        case let cell as CAEmitterCell: of(cell)
        case let function as CAMediaTimingFunction: "curve(\(function.curve))"
        case let function as CAValueFunction: "function(\(function.name.rawValue))"
        case let image as CGImage: of(image)
        case let path as CGPath: "path(\(path.path.elements))"
        case let color as CGColor: "color(\(color.color))"
        case let items as [Any]: "[" + items.map { of($0) }.joined(separator: ", ") + "]"
        case let items as [AnyHashable: Any]: "{" + items.map { "\($0.key): " + of($0.value) }.sorted().joined(separator: ", ") + "}"
        case .some(let value): Value(bridging: value).map { "\($0)" } ?? "\(value)"
        }
    }

    /// Describes a layer with every property of its table, its own values, its animations, its mask and its sublayers.
    static func of(_ layer: CALayer) -> String {
        let rows = type(of: layer).properties.rows.map(\.name) + ["name", "style", "autoresizingMask"]
        let own = layer.attachments.sparse.values.keys.sorted()
        var lines = ["\(type(of: layer))"] + (rows + own).map { "  \($0) = " + of(layer.value(forKey: $0)) }
        if let cells = (layer as? CAEmitterLayer)?.emitterCells { lines.append("  cells " + of(cells)) }
        for attached in layer.attachments.animations { lines.append("  animation \(attached.key ?? "-") " + of(attached.archived)) }
        if let mask = layer.mask { lines.append("  mask " + of(mask)) }
        for sublayer in layer.sublayers ?? [] { lines.append("  sublayer " + of(sublayer)) }
        return lines.joined(separator: "\n")
    }

    /// Describes an animation with every property of its table and its own values, except the delegate.
    static func of(_ animation: CAAnimation) -> String {
        let rows = type(of: animation).properties.rows.map(\.name).filter { $0 != "delegate" }
        let values = (rows + animation.ownValues.keys.sorted()).map { "\($0) = " + of(animation.value(forKey: $0)) }
        return "\(type(of: animation))(" + values.joined(separator: "; ") + ")"
    }

    /// Describes an emitter's cell with every property, and its cells.
    static func of(_ cell: CAEmitterCell) -> String {
        let values = EmitterCell.properties.rows.map { "\($0.name) = " + of(cell.value(forKey: $0.name)) }
        return "cell(" + values.joined(separator: "; ") + "; " + of(cell.emitterCells) + ")"
    }

    private static func of(_ image: CGImage) -> String {
        let bitmap = image.picture.bitmap
        return "image(\(bitmap.width)×\(bitmap.height), \(bitmap.pixels.map { String($0, radix: 16) }.joined(separator: " ")))"
    }
}
