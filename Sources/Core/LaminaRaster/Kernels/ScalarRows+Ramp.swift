import CLaminaKernels
import LaminaPrimitives

extension ScalarRows {
    static func rampLinear(_ entries: [Pixel], along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        for i in destination.indices { destination[i] = entry(line.place(i).x, of: entries) }
    }

    static func rampRadial(
        _ entries: [Pixel], along line: LaminaLine, anchor: Double, offset: Double, isShrinking: Bool,
        into destination: inout MutableSpan<Pixel>
    ) {
        for i in destination.indices {
            let distance = place(i, of: line, anchor).length
            destination[i] = entry(isShrinking ? offset - distance : offset + distance, of: entries)
        }
    }

    static func rampConic(_ entries: [Pixel], along line: LaminaLine, anchor: Double, into destination: inout MutableSpan<Pixel>) {
        for i in destination.indices { destination[i] = entry(angle(of: place(i, of: line, anchor)) + 1, of: entries) }
    }

    @inline(__always)
    private static func place(_ i: Int, of line: LaminaLine, _ anchor: Double) -> Point {
        let sum = line.place(i)
        return Point(sum.x - anchor, sum.y - anchor)
    }

    /// Returns the entry at a position, clamped to the first and the last one.
    @inline(__always)
    static func entry(_ place: Double, of entries: [Pixel]) -> Pixel {
        entries[Int(clamped(place, 0, Double(entries.count - 1)))]
    }

    /// Returns the angle of a direction in 1/1024 turn, 0...1024 from +x towards +y.
    ///
    /// - Accuracy: 3·10⁻⁴, and half of 2⁻¹⁶ of the tangent of the angle to the nearer axis.
    private static func angle(of direction: Point) -> Double {
        let x = abs(direction.x)
        let y = abs(direction.y)
        let longer = x > y ? x : y
        let shorter = x > y ? y : x
        // The sum rounds the tangent to a multiple of its last bit, 2⁻¹⁶.
        let tangent = ((longer > 0 ? shorter / longer : 0) + 0x1.8p36) - 0x1.8p36
        var angle = angle(ofTangent: tangent)
        angle = y > x ? 256 - angle : angle
        angle = direction.x < 0 ? 512 - angle : angle
        return direction.y < 0 ? 1024 - angle : angle
    }

    /// Returns the angle that has a tangent of 0...1, in 1/1024 turn, by six terms that are fitted for the least error.
    static func angle(ofTangent tangent: Double) -> Double {
        let square = tangent * tangent
        var sum = 1.909890179691513
        for term in [8.580105776939787, 18.97449742121834, 31.54215118606407, 54.2090889146164, 162.97094885236768] { sum = term - square * sum }
        return tangent * sum
    }
}
