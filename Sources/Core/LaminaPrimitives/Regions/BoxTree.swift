/// A search tree over rectangles.
///
/// The rectangles are sorted along a Z-order curve through their centres, and every eight neighbours share a node, level by level.
struct BoxTree: Sendable {
    private static let fanOut = 8

    /// The indices of the rectangles in the order of the curve.
    private let order: [Int]
    private let boxes: [Bounds]
    /// The boxes of the nodes, from the leaves' parents up to the root.
    private var levels: [[Bounds]] = []

    /// Builds the tree in time O(n log n).
    init(_ boxes: [Bounds]) {
        self.boxes = boxes
        guard var whole = boxes.first else {
            order = []
            return
        }
        for box in boxes { whole.include(box) }
        // The upper 32 bits order the rectangles, the lower 32 bits hold the index.
        order = boxes.indices.map { Self.key(of: boxes[$0], in: whole) << 32 | UInt64($0) }.sorted().map { Int($0 & 0xFFFF_FFFF) }
        var level = Self.joined(order.map { boxes[$0] })
        levels.append(level)
        while level.count > 1 {
            level = Self.joined(level)
            levels.append(level)
        }
    }

    /// Calls `body` with the index of each rectangle that shares a point with `box`, in a fixed order.
    func forEach(meeting box: Bounds, _ body: (Int) -> Void) {
        guard !levels.isEmpty else { return }
        var open = [(level: levels.count - 1, node: 0)]
        while let (level, node) = open.popLast() {
            guard levels[level][node].meets(box) else { continue }
            let first = node * Self.fanOut
            if level > 0 {
                let end = min(first + Self.fanOut, levels[level - 1].count)
                for child in first..<end { open.append((level - 1, child)) }
            } else {
                for place in first..<min(first + Self.fanOut, order.count) where boxes[order[place]].meets(box) { body(order[place]) }
            }
        }
    }

    private static func joined(_ boxes: [Bounds]) -> [Bounds] {
        stride(from: 0, to: boxes.count, by: fanOut).map { first in
            var joined = boxes[first]
            for index in first..<min(first + fanOut, boxes.count) { joined.include(boxes[index]) }
            return joined
        }
    }

    /// Returns the place of a rectangle's centre on the Z-order curve, in 32 bits.
    private static func key(of box: Bounds, in whole: Bounds) -> UInt64 {
        func share(_ value: Double, _ low: Double, _ high: Double) -> UInt64 {
            high > low ? UInt64(max(0, min(1, (value - low) / (high - low))) * 65535) : 0
        }
        return spread(share((box.minX + box.maxX) / 2, whole.minX, whole.maxX))
            | spread(share((box.minY + box.maxY) / 2, whole.minY, whole.maxY)) << 1
    }

    /// Moves bit k of a 16-bit number to bit 2k.
    private static func spread(_ value: UInt64) -> UInt64 {
        var bits = value
        bits = (bits | bits << 8) & 0x00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333
        return (bits | bits << 1) & 0x5555_5555
    }
}
