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
        "x": Component(\Point.x),
        "y": Component(\Point.y),
    ]
}

extension Size: LinearValue {
    /// Points count as sizes, because a path can drive a translation, which is a size.
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
        "width": Component(\Size.width),
        "height": Component(\Size.height),
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
        "origin": Component(\Rect.origin),
        "origin.x": Component(\Rect.origin.x),
        "origin.y": Component(\Rect.origin.y),
        "size": Component(\Rect.size),
        "size.width": Component(\Rect.size.width),
        "size.height": Component(\Rect.size.height),
    ]
}
