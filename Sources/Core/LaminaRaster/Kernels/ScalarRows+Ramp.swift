import CLaminaKernels
import LaminaPrimitives

extension ScalarRows {
    static func rampLinear(_ entries: [Pixel], along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        for i in destination.indices { destination[i] = entry(line.place(i).x, of: entries) }
    }

    static func rampRadial(
        _ entries: [Pixel], along line: LaminaLine, scale: Double, offset: Double, into destination: inout MutableSpan<Pixel>
    ) {
        for i in destination.indices { destination[i] = entry(line.place(i).length * scale + offset, of: entries) }
    }

    static func rampConic(
        _ entries: [Pixel], along line: LaminaLine, scale: Double, offset: Double, into destination: inout MutableSpan<Pixel>
    ) {
        for i in destination.indices { destination[i] = entry(turns(line.place(i)) * scale + offset, of: entries) }
    }

    /// Returns the entry at a position, clamped to the first and the last one.
    @inline(__always)
    static func entry(_ place: Double, of entries: [Pixel]) -> Pixel {
        entries[Int(clamped(place, 0, Double(entries.count - 1)))]
    }

    /// Returns the angle of a direction in turns, 0...1 from +x towards +y.
    ///
    /// - Accuracy: 10⁻⁸ of a turn.
    static func turns(_ direction: Point) -> Double {
        let x = abs(direction.x)
        let y = abs(direction.y)
        let longer = x > y ? x : y
        let shorter = x > y ? y : x
        let tangent = longer > 0 ? shorter / longer : 0
        // Half the angle has a tangent of at most 0.42, for which eight terms of the series suffice.
        let half = tangent / (1 + (1 + tangent * tangent).squareRoot())
        let square = half * half
        var sum = 1.0 / 15
        for odd in stride(from: 13.0, through: 1, by: -2) { sum = 1 / odd - square * sum }
        // The angle is 2·atan(half), and dividing by 2π leaves a factor of 1/π. The octant is restored afterwards.
        var turns = half * sum * 0.3183098861837907
        turns = y > x ? 0.25 - turns : turns
        turns = direction.x < 0 ? 0.5 - turns : turns
        return direction.y < 0 ? 1 - turns : turns
    }
}
