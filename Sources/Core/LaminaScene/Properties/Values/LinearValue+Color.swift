package import LaminaPrimitives

/// Colours are interpolated without premultiplying alpha, as in Core Animation: half-way from clear to white is half-transparent grey.
extension Color: LinearValue {
    package init?(_ value: Value) {
        guard case .color(let color) = value else { return nil }
        self = color
    }

    package var value: Value { .color(self) }

    package func plus(_ other: Color, times factor: Double) -> Color {
        Color(
            red: red.plus(other.red, times: factor), green: green.plus(other.green, times: factor),
            blue: blue.plus(other.blue, times: factor), alpha: alpha.plus(other.alpha, times: factor))
    }

    package var squaredLength: Double {
        red.squaredLength + green.squaredLength + blue.squaredLength + alpha.squaredLength
    }

    /// A missing colour counts as clear.
    package static var blank: Color? { .clear }
}
