import LaminaPrimitives
import LaminaScene

/// The values of a property over a range of times.
struct PropertyGraph: Encodable {
    /// The times, in seconds since the start of the run.
    let times: [Double]
    /// Empty for a property without numbers, or one that the layer does not have.
    let components: [Component]

    /// One number of the property's values, such as `x` of a position.
    struct Component: Encodable {
        /// The key with the number's name, such as `position.x`.
        let name: String
        /// A number for each time; nil where the layer is not in the tree.
        var values: [Double?]
    }

    /// - Parameter find: Returns the layer at a time.
    init(of key: String, in range: ClosedRange<Double>, count: Int, find: (Double) -> ShownLayer?) {
        let step = (range.upperBound - range.lowerBound) / Double(max(1, count - 1))
        times = (0..<count).map { min(range.upperBound, range.lowerBound + Double($0) * step) }
        var rows: [[Value.ShownPart]?] = []
        for time in times {
            let layer = find(time)
            rows.append(layer.flatMap { layer in ShownProperty.named(key, of: layer.node.state)?.value(in: layer.state).shownParts })
        }
        let names = rows.lazy.compactMap(\.self).first { !$0.isEmpty }?.map(\.name) ?? []
        let all = names.indices.map { index in
            Component(
                name: names[index].isEmpty ? key : "\(key).\(names[index])", values: rows.map { row in row.flatMap { Self.number(index, in: $0) } })
        }
        // Of many parts only those that move tell something.
        let moving = all.filter { Set($0.values.compactMap(\.self)).count > 1 }
        components = all.count > 4 && !moving.isEmpty ? moving : Array(all.prefix(4))
    }

    private static func number(_ index: Int, in parts: [Value.ShownPart]) -> Double? {
        guard parts.indices.contains(index), parts[index].value.isFinite else { return nil }
        return parts[index].value
    }
}

/// The way of a layer's centre over the screen.
struct CentrePath: Encodable {
    /// The time in seconds and the point in points, for each frame in which the layer is in the tree.
    let points: [[Double]]

    /// - Parameter find: Returns the layer at a time.
    init(times: [Double], find: (Double) -> ShownLayer?) {
        points = times.compactMap { time in
            guard let layer = find(time) else { return nil }
            let centre = layer.placement(layer.state.bounds.center)
            return centre.isFinite ? [time, centre.x, centre.y] : nil
        }
    }
}
