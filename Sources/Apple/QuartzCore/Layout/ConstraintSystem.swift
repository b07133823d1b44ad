import CoreGraphics

/// The constraints of a layer's sublayers, with their solution.
struct ConstraintSystem {
    /// The extent of a layer along one axis, in the superlayer's coordinates.
    struct Span {
        var start: CGFloat
        var length: CGFloat
    }

    /// A sublayer's constraints along one axis.
    private struct Unknown {
        enum Progress { case untouched, waiting, cyclic, solved }

        let equations: [Equation]
        var span: Span
        var progress = Progress.untouched
    }

    /// A constraint with its source: an unknown, or the superlayer's span along an axis.
    private struct Equation {
        enum Source {
            case unknown(Int)
            case superlayer(ConstraintAxis)
        }

        let constraint: CAConstraint
        let source: Source
        var part: ConstraintPart { constraint.attribute.part }
    }

    private let sublayers: [CALayer]
    private let bounds: CGRect
    /// Two elements for each sublayer, one for each axis; nil where the sublayer has no constraints.
    private var unknowns: [Unknown?] = []
    /// The names of the layers whose constraints depend on themselves.
    private(set) var cyclicNames: [String] = []

    init(sublayersOf layer: CALayer) {
        sublayers = layer.links.sublayers
        bounds = layer.bounds
        let indices = Dictionary(
            sublayers.enumerated().compactMap { index, layer in layer.name.map { ($0, index) } }, uniquingKeysWith: { first, _ in first })
        let isConstrained = sublayers.flatMap { layer in
            ConstraintAxis.allCases.map { axis in layer.constraints?.contains { $0.attribute.axis == axis } ?? false }
        }
        unknowns = isConstrained.indices.map { place in
            guard isConstrained[place] else { return nil }
            let (layer, axis) = (sublayers[place / 2], ConstraintAxis.allCases[place % 2])
            let equations = (layer.constraints ?? []).filter { $0.attribute.axis == axis }.compactMap { constraint -> Equation? in
                let sourceAxis = constraint.sourceAttribute.axis
                if constraint.sourceName == "superlayer" { return Equation(constraint: constraint, source: .superlayer(sourceAxis)) }
                guard let index = indices[constraint.sourceName], index != place / 2 else { return nil }
                let source = index * 2 + sourceAxis.rawValue
                return isConstrained[source] ? Equation(constraint: constraint, source: .unknown(source)) : nil
            }
            return Unknown(equations: Self.effective(equations), span: layer.frame.span(along: axis))
        }
    }

    /// Solves all unknowns, each after its sources; iterative, because a chain of layers may be long.
    mutating func solve() {
        for place in unknowns.indices { solve(place) }
    }

    /// Moves the sublayers to the solution.
    func apply() {
        for (index, layer) in sublayers.enumerated() {
            let (x, y) = (unknowns[index * 2]?.span, unknowns[index * 2 + 1]?.span)
            guard x != nil || y != nil else { continue }
            let old = layer.frame
            let (width, height) = (x ?? old.span(along: .horizontal), y ?? old.span(along: .vertical))
            let frame = CGRect(x: width.start, y: height.start, width: width.length, height: height.length)
            if frame != old { layer.frame = frame }
        }
    }

    /// The one or two equations that count.
    private static func effective(_ all: [Equation]) -> [Equation] {
        var kept = all.filter { equation in all.count { $0.part == equation.part } == 1 }
        guard kept.count > 2, let last = kept.popLast() else { return kept }
        let lowest = kept.min { $0.part.rawValue < $1.part.rawValue }
        return lowest.map { [$0, last] } ?? [last]
    }

    private mutating func solve(_ first: Int) {
        var pending = [first]
        while let place = pending.last {
            guard let unknown = unknowns[place], unknown.progress != .solved else {
                pending.removeLast()
                continue
            }
            if unknown.progress == .untouched {
                unknowns[place]?.progress = .waiting
                let open = openSources(of: unknown, path: pending)
                pending += open
                if !open.isEmpty { continue }
            }
            pending.removeLast()
            // Read again, because a source may have found that both are in a cycle.
            if unknowns[place]?.progress == .waiting {
                let span = solution(of: unknown)
                unknowns[place]?.span = span
            }
            unknowns[place]?.progress = .solved
        }
    }

    /// Returns the sources that must be solved first.
    ///
    /// - Parameter path: The unknowns on the stack, this one last. The unknowns that wait for it are among them.
    private mutating func openSources(of unknown: Unknown, path: [Int]) -> [Int] {
        var open: [Int] = []
        for case .unknown(let source) in unknown.equations.map(\.source) {
            switch unknowns[source]?.progress {
            case .untouched: open.append(source)
            case .waiting, .cyclic: if let start = path.lastIndex(of: source) { markCycle(path[start...]) }
            case .solved, nil: break
            }
        }
        return open
    }

    private mutating func markCycle(_ path: ArraySlice<Int>) {
        for place in path where unknowns[place]?.progress == .waiting {
            unknowns[place]?.progress = .cyclic
            cyclicNames.append(sublayers[place / 2].name ?? "\(sublayers[place / 2])")
        }
    }

    private func solution(of unknown: Unknown) -> Span {
        let values = unknown.equations.map { (part: $0.part, value: value(of: $0)) }
        return unknown.span.placed(by: values)
    }

    private func value(of equation: Equation) -> CGFloat {
        let constraint = equation.constraint
        let source: Span?
        switch equation.source {
        case .superlayer(let axis): source = bounds.span(along: axis)
        case .unknown(let place): source = unknowns[place]?.span
        }
        return (source?.value(of: constraint.sourceAttribute.part) ?? 0) * constraint.scale + constraint.offset
    }
}

extension ConstraintSystem.Span {
    func value(of part: ConstraintPart) -> CGFloat {
        switch part {
        case .minimum: start
        case .middle: start + length / 2
        case .maximum: start + length
        case .length: length
        }
    }

    /// The span that has the given values of one or two parts; a lone length changes nothing.
    func placed(by values: [(part: ConstraintPart, value: CGFloat)]) -> Self {
        let ordered = values.sorted { $0.part.rawValue < $1.part.rawValue }
        guard let first = ordered.first, first.part != .length else { return self }
        var result = self
        if let second = ordered.dropFirst().first { result.length = length(between: first, and: second) }
        result.start = first.value - fraction(before: first.part) * result.length
        return result
    }

    private func length(between first: (part: ConstraintPart, value: CGFloat), and second: (part: ConstraintPart, value: CGFloat)) -> CGFloat {
        guard second.part != .length else { return max(0, second.value) }
        return max(0, (second.value - first.value) / (fraction(before: second.part) - fraction(before: first.part)))
    }

    /// The share of the length that lies before a position.
    private func fraction(before part: ConstraintPart) -> CGFloat {
        switch part {
        case .minimum: 0
        case .middle: 0.5
        case .maximum, .length: 1
        }
    }
}

extension CGRect {
    fileprivate func span(along axis: ConstraintAxis) -> ConstraintSystem.Span {
        switch axis {
        case .horizontal: ConstraintSystem.Span(start: minX, length: width)
        case .vertical: ConstraintSystem.Span(start: minY, length: height)
        }
    }
}
