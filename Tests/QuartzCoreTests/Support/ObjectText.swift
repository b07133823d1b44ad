import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

@testable import QuartzCore

/// A text that is equal for two layers, animations or values exactly when their content is equal, for comparisons in tests.
///
/// Images are compared by their pixels, and all other objects by their values.
enum ObjectText {
    /// Returns the first lines in which two layers differ; nil when they are equal.
    static func difference(_ a: CALayer, _ b: CALayer) -> String? {
        let (first, second) = (of(a).split(separator: "\n"), of(b).split(separator: "\n"))
        if let (x, y) = zip(first, second).first(where: { $0 != $1 }) { return "\(x) ≠ \(y)" }
        return first.count == second.count ? nil : "\(first.count) lines ≠ \(second.count) lines"
    }

    /// Describes a value.
    static func of(_ value: Any?) -> String {
        switch value {
        case nil: "nil"
        case let layer as CALayer: of(layer)
        case let animation as CAAnimation: of(animation)
        case let cell as CAEmitterCell: of(cell)
        case let function as CAMediaTimingFunction: "curve(\(function.curve))"
        case let function as CAValueFunction: "function(\(function.name.rawValue))"
        case let filter as any DescribedFilter: of(filter)
        case let vector as CIVector: "vector(\((0..<vector.count).map { vector.value(at: $0) }))"
        case let constraint as CAConstraint: of(constraint)
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
        let objects = ["name", "style", "autoresizingMask", "filters", "backgroundFilters", "compositingFilter", "constraints"]
        let rows = type(of: layer).properties.rows.map(\.name) + objects
        let own = layer.attachments.sparse.values.keys.sorted()
        var lines = ["\(type(of: layer))"] + (rows + own).map { "  \($0) = " + of(layer.value(forKey: $0)) }
        if let cells = (layer as? CAEmitterLayer)?.emitterCells { lines.append("  cells " + of(cells)) }
        for attached in layer.attachments.animations { lines.append("  animation \(attached.key ?? "-") " + of(attached.archived)) }
        if let manager = layer.layoutManager { lines.append("  layout manager \(type(of: manager))") }
        for state in layer.states ?? [] { lines.append("  " + of(state)) }
        for transition in layer.stateTransitions ?? [] { lines.append("  " + of(transition)) }
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

    private static func of(_ filter: any DescribedFilter) -> String {
        "\(type(of: filter))(\(filter.typeName), \(filter.filterName), \(filter.isEnabled), " + of(filter.inputValues) + ")"
    }

    private static func of(_ constraint: CAConstraint) -> String {
        "\(constraint.attribute) = \(constraint.sourceName).\(constraint.sourceAttribute) × \(constraint.scale) + \(constraint.offset)"
    }

    /// Targets are named by their layers' names.
    private static func of(_ state: CAState) -> String {
        let changes = state.elements.map { "\($0.target?.name ?? "-").\($0.keyPath) = " + of($0.value) }
        return "state \(state.name) \(state.basedOn ?? "-") \(state.isInitial) \(state.isEnabled) \(changes)"
    }

    private static func of(_ transition: CAStateTransition) -> String {
        let parts = transition.elements.map { "\($0.target?.name ?? "-").\($0.key): " + of($0.animation) }
        return "transition \(transition.fromState) \(transition.toState) \(parts)"
    }

    private static func of(_ image: CGImage) -> String {
        let bitmap = image.picture.bitmap
        return "image(\(bitmap.width)×\(bitmap.height), \(bitmap.pixels.map { String($0, radix: 16) }.joined(separator: " ")))"
    }
}
