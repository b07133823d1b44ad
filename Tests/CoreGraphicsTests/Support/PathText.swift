import CoreGraphics

extension CGPath {
    /// The path's elements as text, with numbers rounded to three digits.
    var text: String {
        var lines: [String] = []
        applyWithBlock { element in
            let (name, count) =
                switch element.pointee.type {
                case .moveToPoint: ("move", 1)
                case .addLineToPoint: ("line", 1)
                case .addQuadCurveToPoint: ("quad", 2)
                case .addCurveToPoint: ("curve", 3)
                case .closeSubpath: ("close", 0)
                @unknown default: ("unknown", 0)
                }
            let points = (0..<count).map { "\(rounded(element.pointee.points[$0].x)),\(rounded(element.pointee.points[$0].y))" }
            lines.append(([name] + points).joined(separator: " "))
        }
        return lines.joined(separator: "; ")
    }
}

private func rounded(_ value: CGFloat) -> String {
    let number = (Double(value) * 1000).rounded() / 1000
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
}
