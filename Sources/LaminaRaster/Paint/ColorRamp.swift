package import LaminaPrimitives

/// A gradient's premultiplied colours in equal steps, made once and shared by every tile that shows it.
///
/// - Accuracy: A colour is that of a place at most 1/2048 of the way off; hard edges stay hard, moved by at most 1/1024 of the way.
package struct ColorRamp: Sendable, Hashable {
    /// Steps from start to end.
    static let steps = 1024

    package let gradient: Gradient
    /// Whether the first colour goes on before the start, and the last one after the end.
    package let extendsBefore: Bool
    package let extendsAfter: Bool
    /// Entry 0 stands before the start, the last one after the end, entry 1 + i at (i + 0.5) / `steps`.
    let entries: [Pixel]
    /// Every entry has full alpha.
    let isOpaque: Bool

    package init(_ gradient: Gradient, extendsBefore: Bool = true, extendsAfter: Bool = true) {
        self.gradient = gradient
        self.extendsBefore = extendsBefore
        self.extendsAfter = extendsAfter
        var entries: [Pixel] = []
        entries.reserveCapacity(Self.steps + 2)
        // The colour before a hard edge at 0 is the one from just before it.
        entries.append(extendsBefore ? gradient.color(at: 0.0.nextDown).pixel : 0)
        // Places only grow, so that each stop is passed once.
        let stops = gradient.stops
        var next = 0
        for step in 0..<Self.steps {
            let place = (Double(step) + 0.5) / Double(Self.steps)
            while next < stops.count, stops[next].location <= place { next += 1 }
            entries.append(gradient.color(at: place, before: next).pixel)
        }
        entries.append(extendsAfter ? gradient.color(at: 1).pixel : 0)
        self.entries = entries
        isOpaque = entries.allSatisfy { $0 >= 0xFF00_0000 }
    }

    package static func == (a: ColorRamp, b: ColorRamp) -> Bool {
        a.gradient == b.gradient && a.extendsBefore == b.extendsBefore && a.extendsAfter == b.extendsAfter
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(gradient)
        hasher.combine(extendsBefore)
        hasher.combine(extendsAfter)
    }
}
