/// A linear map of straight colours, with a constant: each output component is a weighted sum of red, green, blue and alpha.
package struct ColorMatrix: Sendable, Hashable {
    /// The weights of the input's red in the output's red, green, blue and alpha; the other columns likewise.
    package var red: SIMD4<Float>
    package var green: SIMD4<Float>
    package var blue: SIMD4<Float>
    package var alpha: SIMD4<Float>
    /// The constant that is added to each output component.
    package var bias: SIMD4<Float>

    package static let identity = ColorMatrix(
        red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0], alpha: [0, 0, 0, 1], bias: .zero)

    package init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>, bias: SIMD4<Float>) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.bias = bias
    }

    /// Creates a map that leaves alpha unchanged, from the rows of its red, green and blue outputs.
    package init(rows: [[Double]], bias: Double = 0) {
        func column(_ index: Int) -> SIMD4<Float> {
            [Float(rows[0][index]), Float(rows[1][index]), Float(rows[2][index]), 0]
        }
        self.init(
            red: column(0), green: column(1), blue: column(2), alpha: [0, 0, 0, 1], bias: [Float(bias), Float(bias), Float(bias), 0])
    }

    /// Returns the map of one colour, not clamped.
    ///
    /// - Parameter color: Red, green, blue and alpha, straight, 0...1.
    @inline(__always)
    package func callAsFunction(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let reds = red * color.x + bias
        let greens = green * color.y
        let blues = blue * color.z
        return reds + greens + blues + alpha * color.w
    }

    /// True when all numbers are finite and so small that sums of them are finite too.
    package var isUsable: Bool {
        [red, green, blue, alpha, bias].allSatisfy { column in column.indices.allSatisfy { abs(column[$0]) <= 1e6 } }
    }
}

extension ColorMatrix {
    /// The weights of red, green and blue in the luminance of sRGB colours.
    ///
    /// - Source: Rec. ITU-R BT.709, as in the filters of CSS and SVG.
    package static let luminance = [0.2126, 0.7152, 0.0722]

    /// Scales the distance of every colour from the grey of its luminance.
    ///
    /// - Parameter amount: 0 gives grey, 1 the unchanged colour.
    /// - Source: SVG 1.1, `feColorMatrix` of type `saturate`.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { luminance[$0] * (1 - amount) + (row == $0 ? amount : 0) }
            })
    }

    /// Turns the hue by an angle in radians; luminance is unchanged.
    ///
    /// - Source: SVG 1.1, `feColorMatrix` of type `hueRotate`.
    package static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (sine, cosine) = Numerics.sinAndCos(angle)
        let turns = [[-0.2126, -0.7152, 0.9278], [0.143, 0.140, -0.283], [-0.7874, 0.7152, 0.0722]]
        return ColorMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { luminance[$0] + cosine * ((row == $0 ? 1 : 0) - luminance[$0]) + sine * turns[row][$0] }
            })
    }

    /// Scales the distance of every component from middle grey.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        ColorMatrix(rows: [[amount, 0, 0], [0, amount, 0], [0, 0, amount]], bias: (1 - amount) / 2)
    }

    /// Adds a constant to red, green and blue.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], bias: amount)
    }

    /// Replaces every component by its difference from 1.
    package static let inversion = ColorMatrix(rows: [[-1, 0, 0], [0, -1, 0], [0, 0, -1]], bias: 1)

    /// Multiplies every component, alpha included, by that of a colour.
    package static func multiplication(by color: Color) -> ColorMatrix {
        ColorMatrix(
            red: [color.red, 0, 0, 0], green: [0, color.green, 0, 0], blue: [0, 0, color.blue, 0], alpha: [0, 0, 0, color.alpha], bias: .zero)
    }

    /// Mixes every colour with the product of its luminance and one colour.
    ///
    /// - Parameter amount: 0 gives the unchanged colour, 1 shades of `color` only.
    package static func monochrome(_ color: Color, amount: Double) -> ColorMatrix {
        let shades = [color.red, color.green, color.blue].map { Double($0) }
        return ColorMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { luminance[$0] * shades[row] * amount + (row == $0 ? 1 - amount : 0) }
            })
    }

    /// Mixes every colour with its sepia tone.
    ///
    /// - Source: CSS Filter Effects, `sepia()`.
    package static func sepia(_ amount: Double) -> ColorMatrix {
        let tones = [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]]
        return ColorMatrix(rows: (0..<3).map { row in (0..<3).map { tones[row][$0] * amount + (row == $0 ? 1 - amount : 0) } })
    }
}
