/// A table of colours, each with one byte per component of another space.
struct IndexedEncoding: Sendable, Hashable {
    private let bases: [ColorEncoding]
    let table: [UInt8]

    /// Creates a table.
    ///
    /// - Precondition: `table` has `base.componentCount` bytes for each of 1...256 colours.
    init(base: ColorEncoding, table: [UInt8]) {
        // An array, because an enumeration's payload cannot contain the enumeration itself.
        bases = [base]
        self.table = table
    }

    /// The space of the table's colours.
    var base: ColorEncoding { bases[0] }

    /// The largest valid index of the colour table.
    var last: Int { table.count / base.componentCount - 1 }

    /// Returns the components of a colour of the base space; an index outside the table is clamped.
    func components(_ index: Double) -> [Double] {
        let place = index > 0 ? Int(min(Double(last), index)) : 0
        let count = base.componentCount
        return table[place * count..<(place + 1) * count].enumerated().map { component, byte in base.decoded(byte, component) }
    }

    /// Returns the index of the colour with the least sum of squared differences; the first one of several.
    func index(nearest wanted: [Double]) -> Int {
        var best = (index: 0, distance: Double.infinity)
        for index in 0...last {
            let distance = zip(components(Double(index)), wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
            if distance < best.distance { best = (index, distance) }
        }
        return best.index
    }
}

extension ColorEncoding {
    /// The ranges to which samples 0...1 are mapped by default, one for each component.
    ///
    /// - Source: PDF 1.7 (ISO 32000-1), table 90, for L*a*b*.
    var sampleRanges: [ClosedRange<Double>] {
        switch self {
        case .lab(let lab): [0...100, lab.aRange, lab.bRange]
        case .indexed: [0...255]
        default: Array(repeating: 0...1, count: componentCount)
        }
    }

    /// Returns the value of a component that is stored as a byte.
    fileprivate func decoded(_ byte: UInt8, _ component: Int) -> Double {
        guard case .lab = self else { return Double(byte) / 255 }
        let range = sampleRanges[component]
        return range.lowerBound + (range.upperBound - range.lowerBound) * Double(byte) / 255
    }
}
