package import LaminaPrimitives

extension Point: LinearValue {
    package init?(_ value: Value) {
        guard case .point(let point) = value else { return nil }
        self = point
    }

    package var value: Value { .point(self) }

    package func plus(_ other: Point, times factor: Double) -> Point { self + other * factor }

    package var squaredLength: Double { dot(self) }

    package static let components: [String: any ComponentOf<Point>] = [
        "x": Component(of: Point.self, { $0.x }, { $0.x = $1 }),
        "y": Component(of: Point.self, { $0.y }, { $0.y = $1 }),
    ]
}

extension Size: LinearValue {
    /// Creates the size; also accepts a point, because a path can drive a translation, whose type is a size.
    package init?(_ value: Value) {
        switch value {
        case .size(let size): self = size
        case .point(let point): self.init(point.x, point.y)
        default: return nil
        }
    }

    package var value: Value { .size(self) }

    package func plus(_ other: Size, times factor: Double) -> Size {
        Size(width + other.width * factor, height + other.height * factor)
    }

    package var squaredLength: Double { width * width + height * height }

    package static let components: [String: any ComponentOf<Size>] = [
        "width": Component(of: Size.self, { $0.width }, { $0.width = $1 }),
        "height": Component(of: Size.self, { $0.height }, { $0.height = $1 }),
    ]
}

extension Rect: LinearValue {
    package init?(_ value: Value) {
        guard case .rect(let rect) = value else { return nil }
        self = rect
    }

    package var value: Value { .rect(self) }

    package func plus(_ other: Rect, times factor: Double) -> Rect {
        Rect(origin: origin.plus(other.origin, times: factor), size: size.plus(other.size, times: factor))
    }

    package var squaredLength: Double { origin.squaredLength + size.squaredLength }

    package static let components: [String: any ComponentOf<Rect>] = [
        "origin": Component(of: Rect.self, { $0.origin }, { $0.origin = $1 }),
        "origin.x": Component(of: Rect.self, { $0.origin.x }, { $0.origin.x = $1 }),
        "origin.y": Component(of: Rect.self, { $0.origin.y }, { $0.origin.y = $1 }),
        "size": Component(of: Rect.self, { $0.size }, { $0.size = $1 }),
        "size.width": Component(of: Rect.self, { $0.size.width }, { $0.size.width = $1 }),
        "size.height": Component(of: Rect.self, { $0.size.height }, { $0.size.height = $1 }),
    ]
}
