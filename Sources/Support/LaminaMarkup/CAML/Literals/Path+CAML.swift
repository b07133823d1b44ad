package import LaminaPrimitives

extension Path {
    /// The path in the operators of PDF, operands first: `x y m`, `x y l`, `x1 y1 x y q`, `x1 y1 x2 y2 x y c` and `h`.
    ///
    /// - Source: The public samples use m, l, c and h. The letter q for a quadratic curve, which PDF lacks, is Lamina's choice.
    package var camlText: String {
        var words: [String] = []
        words.reserveCapacity(points.count * 2 + verbs.count)
        for element in elements {
            switch element {
            case .move(let point): words += [point.camlText, "m"]
            case .line(let point): words += [point.camlText, "l"]
            case .quad(let control, let point): words += [control.camlText, point.camlText, "q"]
            case .cubic(let control1, let control2, let point): words += [control1.camlText, control2.camlText, point.camlText, "c"]
            case .close: words.append("h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Reads a path; nil when an operator is unknown or has the wrong number of operands.
    ///
    /// PDF's operators `v` and `y`, cubic curves with one control point at an end, and `re`, a rectangle, are read too.
    package init?(caml text: String) {
        self.init()
        var operands: [Double] = []
        for word in text.utf8.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
            let word = Substring(word)
            if let number = Double(caml: word) {
                guard operands.count < 6 else { return nil }
                operands.append(number)
            } else {
                guard append(String(word), operands) else { return nil }
                operands.removeAll(keepingCapacity: true)
            }
        }
        guard operands.isEmpty else { return nil }
    }

    /// Appends an operator; returns false when it is unknown, or `operands` are too few or too many.
    private mutating func append(_ name: String, _ operands: [Double]) -> Bool {
        let points = stride(from: 0, to: operands.count - 1, by: 2).map { Point(operands[$0], operands[$0 + 1]) }
        switch (name, operands.count) {
        case ("m", 2): move(to: points[0])
        case ("l", 2): addLine(to: points[0])
        case ("q", 4): addQuad(to: points[1], control: points[0])
        case ("c", 6): addCubic(to: points[2], control1: points[0], control2: points[1])
        case ("v", 4): addCubic(to: points[1], control1: currentPoint ?? points[0], control2: points[0])
        case ("y", 4): addCubic(to: points[1], control1: points[0], control2: points[1])
        case ("re", 4): addRectangle(at: points[0], size: points[1])
        case ("h", 0): close()
        default: return false
        }
        return true
    }

    private mutating func addRectangle(at corner: Point, size: Point) {
        let (right, top) = (corner.x + size.x, corner.y + size.y)
        addPolygon([corner, Point(right, corner.y), Point(right, top), Point(corner.x, top)])
    }
}

extension Point {
    /// The coordinates with a blank between them.
    package var camlText: String { x.camlText + " " + y.camlText }
}
