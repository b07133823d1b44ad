package import LaminaScene

extension Animation {
    /// The curve's name: that of a timing function, a spring, the mode of keyframes, or those of a group's members.
    package var curveName: String {
        let eased = timingFunction?.name
        switch kind {
        case .basic: return eased ?? "linear"
        case .spring(let spring, _):
            let numbers = [spring.mass, spring.stiffness, spring.damping].map { $0.text(digits: 3) }
            return "spring (mass \(numbers[0]), stiffness \(numbers[1]), damping \(numbers[2]))"
        case .keyframes(let keyframes):
            let number = keyframes.path.map { _ in "path" } ?? "\(keyframes.values.count) values"
            return ["keyframes (\(number), \(keyframes.calculationMode))", eased].compactMap(\.self).joined(separator: ", ")
        case .group(let children):
            return children.isEmpty ? eased ?? "linear" : "group (\(children.map(\.curveName).uniqued.joined(separator: "; ")))"
        }
    }
}

extension TimingFunction {
    /// Apple's name of the curve, or its control points.
    package var name: String {
        for name in ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"] where TimingFunction(name: name) == self { return name }
        return "cubic (\([x1, y1, x2, y2].map { $0.text(digits: 3) }.joined(separator: ", ")))"
    }
}

extension MediaTiming {
    /// The number of runs, each there and back with `autoreverses`; nil for endless ones.
    package var runCount: Double? {
        guard activeDuration.isFinite else { return nil }
        guard repeatDuration > 0, duration > 0 else { return repeatCount > 0 ? repeatCount : 1 }
        return repeatDuration / (autoreverses ? 2 * duration : duration)
    }
}

extension Double {
    /// The number without its last digits after the point, which are errors of rounding.
    package func rounded(to digits: Int) -> Double {
        let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
        return (self * factor).rounded() / factor
    }

    /// The number with at most some digits after the point, and without zeros at the end.
    package func text(digits: Int) -> String {
        let rounded = rounded(to: digits)
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension [String] {
    /// The texts in their order, each once.
    fileprivate var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
