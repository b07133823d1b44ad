package import LaminaPrimitives

/// The premultiplied colours of a gradient at equal steps, computed once and shared by all tiles that show it.
///
/// - Accuracy: Each entry has the colour of a location at most 1/2048 of the axis away; hard edges stay hard but move by at most 1/1024.
package struct ColorRamp: Sendable, Hashable {
    /// The number of steps from start to end.
    static let steps = 1024

    package let gradient: Gradient
    /// True when the first colour continues before the start; `extendsAfter` says the same of the last colour after the end.
    package let extendsBefore: Bool
    package let extendsAfter: Bool
    /// The colours: entry 0 for locations before the start, entry 1 + i for location (i + 0.5) / `steps`, the last entry for locations after the end.
    let entries: [Pixel]
    /// True when every entry has full alpha.
    let isOpaque: Bool

    package init(_ gradient: Gradient, extendsBefore: Bool = true, extendsAfter: Bool = true) {
        self.gradient = gradient
        self.extendsBefore = extendsBefore
        self.extendsAfter = extendsAfter
        var entries: [Pixel] = []
        entries.reserveCapacity(Self.steps + 2)
        // With a hard edge at 0, the colour just before the edge continues to the left.
        entries.append(extendsBefore ? gradient.color(at: 0.0.nextDown).pixel : 0)
        // Locations only grow, so every stop is passed once.
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
