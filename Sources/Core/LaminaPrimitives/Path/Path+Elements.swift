extension Path {
    /// One drawing command of a path, with its points.
    public enum Element: Sendable, Hashable {
        case move(Point)
        case line(Point)
        case quad(control: Point, Point)
        case cubic(control1: Point, control2: Point, Point)
        case close
    }

    /// The elements of the path in drawing order.
    public var elements: Elements { Elements(path: self) }

    /// A lazy sequence of a path's elements.
    public struct Elements: Sequence, IteratorProtocol {
        fileprivate let path: Path
        private var step = 0
        private var place = 0

        fileprivate init(path: Path) { self.path = path }

        /// Returns the next element; nil after the last.
        public mutating func next() -> Element? {
            guard step < path.verbs.count else { return nil }
            let verb = path.verbs[step]
            let first = place
            step += 1
            place += verb.pointCount
            let points = path.points
            return switch verb {
            case .move: .move(points[first])
            case .line: .line(points[first])
            case .quad: .quad(control: points[first], points[first + 1])
            case .cubic: .cubic(control1: points[first], control2: points[first + 1], points[first + 2])
            case .close: .close
            }
        }
    }
}

extension Path {
    /// Appends an element with the points that its kind needs, the end last.
    package mutating func append(_ verb: Verb, _ points: [Point]) {
        switch verb {
        case .move: move(to: points[0])
        case .line: addLine(to: points[0])
        case .quad: addQuad(to: points[1], control: points[0])
        case .cubic: addCubic(to: points[2], control1: points[0], control2: points[1])
        case .close: close()
        }
    }
}
