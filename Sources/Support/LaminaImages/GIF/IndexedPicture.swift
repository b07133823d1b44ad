import LaminaPrimitives

/// A picture of at most 256 colours.
///
/// A picture with more colours gets the means of 256 boxes of similar colours, and the error of each pixel is spread over its neighbours.
struct IndexedPicture {
    /// Opaque colours, 0xRRGGBB.
    let palette: [UInt32]
    let indices: [UInt8]
    /// The index of pixels with less than half of full alpha; nil when there are none.
    let transparentIndex: Int?

    /// The bits of the largest index, 1...8.
    var bits: Int { max(1, Int.bitWidth - (palette.count - 1).leadingZeroBitCount) }

    init(_ bitmap: Bitmap) {
        let colors = bitmap.pixels.map { $0 >> 24 < 128 ? nil : $0.straight & 0xFF_FFFF }
        let hasTransparency = colors.contains(nil)
        let most = hasTransparency ? 255 : 256
        if let exact = Self.exact(colors, most: most) {
            palette = exact.palette + (hasTransparency ? [0] : [])
            transparentIndex = hasTransparency ? exact.palette.count : nil
            let hole = UInt8(truncatingIfNeeded: exact.palette.count)
            indices = colors.map { color in color.flatMap { exact.places[$0] } ?? hole }
        } else {
            let boxes = ColorBoxes(colors, most: most)
            palette = boxes.palette + (hasTransparency ? [0] : [])
            transparentIndex = hasTransparency ? boxes.palette.count : nil
            indices = Dithering(boxes.palette, hole: UInt8(truncatingIfNeeded: boxes.palette.count)).indices(colors, width: bitmap.width)
        }
    }

    /// Returns all colours with their indices in the order of their first use; nil when there are more than `most`.
    private static func exact(_ colors: [UInt32?], most: Int) -> (palette: [UInt32], places: [UInt32: UInt8])? {
        var palette: [UInt32] = []
        var places: [UInt32: UInt8] = [:]
        var last: UInt32?
        for case let color? in colors where color != last {
            last = color
            guard places[color] == nil else { continue }
            guard palette.count < most else { return nil }
            places[color] = UInt8(palette.count)
            palette.append(color)
        }
        return (palette, places)
    }
}

/// Colours grouped into boxes.
///
/// - Source: Heckbert 1982, "Color Image Quantization for Frame Buffer Display": the box with the widest side is cut at its median.
private struct ColorBoxes {
    /// The mean colour of each box.
    let palette: [UInt32]

    /// The pixels of one of 32,768 colours: 5 bits of each component.
    private struct Cell {
        var count = 0
        var sum = SIMD3<Int>.zero

        var mean: SIMD3<Int> { sum / SIMD3(repeating: max(1, count)) }
    }

    init(_ colors: [UInt32?], most: Int) {
        var cells = [Cell](repeating: Cell(), count: 1 << 15)
        for case let color? in colors {
            let components = color.components
            let cell = components.cell
            cells[cell].count += 1
            cells[cell].sum &+= components
        }
        var boxes = [cells.filter { $0.count > 0 }]
        while boxes.count < most, let widest = Self.widest(boxes) {
            let box = boxes.remove(at: widest)
            let axis = Self.extent(box).axis
            boxes += Self.cut(box.sorted { $0.mean[axis] < $1.mean[axis] })
        }
        palette = boxes.map { box in
            let mean = box.reduce(into: Cell()) { $0 = Cell(count: $0.count + $1.count, sum: $0.sum &+ $1.sum) }.mean
            return UInt32(mean.x << 16 | mean.y << 8 | mean.z)
        }
    }

    /// Returns the index of the box with the longest side, weighted by its number of pixels; nil when no box can be cut.
    private static func widest(_ boxes: [[Cell]]) -> Int? {
        let weights = boxes.map { $0.count > 1 ? extent($0).length * $0.reduce(0) { $0 + $1.count } : 0 }
        return weights.indices.max { weights[$0] < weights[$1] }.flatMap { weights[$0] > 0 ? $0 : nil }
    }

    private static func extent(_ box: [Cell]) -> (axis: Int, length: Int) {
        var (low, high) = (SIMD3(repeating: 255), SIMD3(repeating: 0))
        for cell in box {
            let mean = cell.mean
            low = pointwiseMin(low, mean)
            high = pointwiseMax(high, mean)
        }
        let sides = high &- low
        let axis = (0..<3).max { sides[$0] < sides[$1] } ?? 0
        return (axis, sides[axis])
    }

    /// Cuts a sorted box of at least two cells where half of its pixels lie on each side.
    private static func cut(_ box: [Cell]) -> [[Cell]] {
        let half = box.reduce(0) { $0 + $1.count } / 2
        var sum = 0
        let place = box.firstIndex { cell in
            sum += cell.count
            return sum > half
        }
        let middle = max(1, min(box.count - 1, place ?? 1))
        return [Array(box[..<middle]), Array(box[middle...])]
    }
}

/// The choice of a palette's colours for the pixels of a picture.
///
/// - Source: Floyd and Steinberg 1976: the error of a pixel goes to the right, and to the three pixels below, in parts of 7, 3, 5 and 1 sixteenths.
private struct Dithering {
    private let palette: [SIMD3<Int>]
    private let hole: UInt8

    init(_ palette: [UInt32], hole: UInt8) {
        self.palette = palette.map(\.components)
        self.hole = hole
    }

    /// Returns an index for each pixel; transparent pixels get the index behind the palette.
    func indices(_ colors: [UInt32?], width: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(colors.count)
        // Sixteenths of errors, with a place before the first and after the last pixel of a row.
        var current = [SIMD3<Int>](repeating: .zero, count: width + 2)
        var below = current
        // The nearest colour of each of 32,768 colours; nil until it was searched.
        var nearest = [UInt8?](repeating: nil, count: 1 << 15)
        for (index, color) in colors.enumerated() {
            let x = index % width
            if x == 0 {
                current = below
                below = Array(repeating: .zero, count: width + 2)
            }
            guard let color else {
                result.append(hole)
                continue
            }
            let shifted = color.components &+ current[x + 1] / SIMD3(repeating: 16)
            let wanted = shifted.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
            let choice = nearest[wanted.cell] ?? search(wanted)
            nearest[wanted.cell] = choice
            result.append(choice)
            let error = wanted &- palette[Int(choice)]
            current[x + 2] &+= error &* SIMD3(repeating: 7)
            below[x] &+= error &* SIMD3(repeating: 3)
            below[x + 1] &+= error &* SIMD3(repeating: 5)
            below[x + 2] &+= error
        }
        return result
    }

    private func search(_ color: SIMD3<Int>) -> UInt8 {
        var best = (index: 0, distance: Int.max)
        for (index, candidate) in palette.enumerated() {
            let difference = candidate &- color
            let distance = (difference &* difference).wrappedSum()
            if distance < best.distance { best = (index, distance) }
        }
        return UInt8(best.index)
    }
}

extension SIMD3<Int> {
    /// The index among 32,768 colours: the 5 high bits of each component.
    fileprivate var cell: Int { (x >> 3) << 10 | (y >> 3) << 5 | z >> 3 }
}

extension UInt32 {
    /// Red, green and blue, 0...255.
    fileprivate var components: SIMD3<Int> { SIMD3(Int(self >> 16 & 255), Int(self >> 8 & 255), Int(self & 255)) }
}
