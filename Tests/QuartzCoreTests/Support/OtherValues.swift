import CoreGraphics
import LaminaPrimitives
import LaminaScene

/// Values that differ from the initial values of properties.
enum OtherValues {
    /// A picture of 2 × 2 pixels with four different colours.
    static let picture: Picture = {
        var bitmap = Bitmap(width: 2, height: 2, fill: 0)
        for (index, pixel) in ([0xFFFF_0000, 0x8000_8000, 0xFF00_00FF] as [UInt32]).enumerated() { bitmap.pixels[index] = pixel }
        return Picture(bitmap)
    }()

    /// A path with every kind of element.
    static let path: Path = {
        var path = Path()
        path.move(to: Point(1, 2))
        path.addLine(to: Point(3, 4.5))
        path.addQuad(to: Point(5, 6), control: Point(4, 9))
        path.addCubic(to: Point(0.1, 0.2), control1: Point(-7, 8), control2: Point(9, 1e-7))
        path.close()
        return path
    }()

    private static let colors = [Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.75), Color(red: 0, green: 0.125, blue: 1)]

    /// One value of every type; for texts, a name of each enumeration.
    static let all: [Value] =
        [
            .bool(true), .bool(false), .number(0.25), .number(3), .point(Point(0.25, -2)), .size(Size(3, 4)), .rect(Rect(1, 2, 30.5, 40)),
            .color(colors[0]), .path(path), .picture(picture), .transform(.rotation(0.5, 1, 2, 3)), .array([.number(0.25), .number(0.75)]),
            .array(colors.map { .color($0) }),
        ] + names.map { .text($0) }

    private static let names = [
        "both", "nearest", "never", "continuous", "RGBAh", "center", "round", "bevel", "even-odd", "radial", "vertically", "middle", "right",
        "sphere", "surface", "additive", "always", "high", "oldestFirst",
    ]

    /// Returns a value that a property accepts and that differs from its initial one; nil when there is none among those of this type.
    static func other(than initial: LayerState, for row: Property) -> Value? {
        all.first { value in
            var state = initial
            return row.access.set(value, in: &state) && row.access.value(in: state) != row.access.value(in: initial)
        }
    }
}
