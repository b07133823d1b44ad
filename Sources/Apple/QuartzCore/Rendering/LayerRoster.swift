package import LaminaScene

/// The layers of a recorded run, numbered in the order of their first commits.
///
/// Otherwise a layer's identity in the render tree is its address, which another layer may have later.
package final class LayerRoster {
    /// The names of a layer: its class, its `name`, and the class of its delegate.
    package struct Names {
        package let className: String
        package let name: String?
        package let delegateClass: String?
    }

    private struct Entry {
        weak var layer: CALayer?
        let number: UInt64
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var classNames: [ObjectIdentifier: String] = [:]
    /// The names of all layers, at their last commits.
    package private(set) var names: [LayerID: Names] = [:]

    package init() {}

    /// Returns the identity of a layer that is being committed, and notes its names.
    ///
    /// `layerLock` must be held.
    func id(of layer: CALayer) -> LayerID {
        let key = ObjectIdentifier(layer)
        let number = entries[key].flatMap { $0.layer === layer ? $0.number : nil } ?? UInt64(names.count + 1)
        if entries[key]?.number != number { entries[key] = Entry(layer: layer, number: number) }
        let delegate = layer.linksWhileLocked.delegate
        names[LayerID(number)] = Names(
            className: name(of: type(of: layer)), name: layer.attachments.name, delegateClass: delegate.map { name(of: type(of: $0)) })
        return LayerID(number)
    }

    /// Returns the number of a layer; nil when it was never committed.
    package func number(of layer: CALayer) -> UInt64? { entries[ObjectIdentifier(layer)].flatMap { $0.layer === layer ? $0.number : nil } }

    /// The layer with a number; nil when it is gone or was never committed.
    package func layer(_ number: UInt64) -> CALayer? { entries.values.first { $0.number == number }?.layer }

    /// The name of a class without its module; cached, because the runtime makes it anew each time.
    private func name(of type: AnyClass) -> String {
        let key = ObjectIdentifier(type)
        if let name = classNames[key] { return name }
        let name = "\(type)"
        classNames[key] = name
        return name
    }
}
