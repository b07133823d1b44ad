package import LaminaPrimitives

extension Transform3D {
    /// The transform as functions of CAML, which read back as the same matrix.
    ///
    /// - Source: The identity is empty in Apple's files. The public samples have `scale` and `rotate`, and other tools write `translate`. The function
    ///   `matrix`, with the 16 elements row by row, is Lamina's choice for all other transforms, because an angle in degrees would be rounded.
    package var camlText: String {
        if self == .identity { return "" }
        if self == .translation(m41, m42, m43) { return Self.call("translate", [m41, m42, m43]) }
        if self == .scale(m11, m22, m33) { return Self.call("scale", [m11, m22, m33]) }
        return Self.call("matrix", elements)
    }

    /// Reads functions with blanks between them; the functions on the right act on a point first.
    ///
    /// - Source: The order of several functions is that of CSS, which another reader of CAML follows; Apple's samples cannot tell.
    /// - Returns: Nil when a function is unknown or has the wrong arguments.
    package init?(caml text: String) {
        self.init()
        var rest = text[...].drop { $0.isWhitespace }
        while !rest.isEmpty {
            guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else { return nil }
            let name = rest[..<open].filter { !$0.isWhitespace }
            guard let function = Self.function(name, rest[rest.index(after: open)..<close]) else { return nil }
            self = function.followed(by: self)
            rest = rest[rest.index(after: close)...].drop { $0.isWhitespace || $0 == "," }
        }
    }

    private static func call(_ name: String, _ numbers: [Double]) -> String {
        "\(name)(\(numbers.map(\.camlText).joined(separator: ", ")))"
    }

    private static func function(_ name: String, _ arguments: Substring) -> Transform3D? {
        if name == "rotate" { return rotation(arguments) }
        guard let numbers = CAMLNumbers.read(arguments) else { return nil }
        switch (name, numbers.count) {
        case ("scale", 1): return .scale(numbers[0], numbers[0], 1)
        case ("scale", 2): return .scale(numbers[0], numbers[1], 1)
        case ("scale", 3): return .scale(numbers[0], numbers[1], numbers[2])
        case ("translate", 2): return .translation(numbers[0], numbers[1], 0)
        case ("translate", 3): return .translation(numbers[0], numbers[1], numbers[2])
        case ("perspective", 1): return perspective(distance: numbers[0])
        case ("matrix", 16): return Transform3D(elements: numbers)
        default: return nil
        }
    }

    /// Reads `angle` or `angle, x, y, z`; the angle is in degrees with the suffix `deg`, else in radians.
    private static func rotation(_ arguments: Substring) -> Transform3D? {
        var words = arguments.split(separator: ",")
        guard let first = words.first?.filter({ !$0.isWhitespace }) else { return nil }
        let isInDegrees = first.hasSuffix("deg")
        words.removeFirst()
        guard let angle = Double(caml: isInDegrees ? first.dropLast(3) : first[...]) else { return nil }
        let radians = isInDegrees ? angle * .pi / 180 : angle
        if words.isEmpty { return .rotation(radians, 0, 0, 1) }
        guard let axis = CAMLNumbers.read(words.joined(separator: " "), count: 3) else { return nil }
        return .rotation(radians, axis[0], axis[1], axis[2])
    }

    private static func perspective(distance: Double) -> Transform3D {
        var result = Transform3D()
        if distance != 0 { result.m34 = -1 / distance }
        return result
    }
}
