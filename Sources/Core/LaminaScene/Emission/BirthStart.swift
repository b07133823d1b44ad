import LaminaPrimitives

/// The place where a particle is born, and the frame of its direction there.
struct BirthStart {
    /// The place relative to the emitter's position, in points.
    var offset: SIMD3<Double>
    /// The direction in which the shape emits, of any length: outwards from the outline or surface of a circle or sphere, up (-y)
    /// from a line, else +x.
    ///
    /// - Source: Apple's sample "Fire", and confetti and snow of many apps, which fall from a line at a longitude of π.
    var outward: SIMD3<Double>

    /// Finds a random place, uniform over the points, edges, surface or volume of the emitter's shape.
    ///
    /// - Source: CAEmitterLayer.h: circles and spheres have a radius of `emitterSize.width`. The points of a circle or sphere are not documented;
    ///   here they are its centre.
    init(_ shape: BirthShape, _ random: RandomNumbers) {
        let (box, radius) = (shape.half, shape.radius)
        outward = shape.shape == .line ? SIMD3(0, -1, 0) : SIMD3(1, 0, 0)
        switch (shape.shape, shape.mode) {
        case (.point, _): offset = .zero
        case (.line, .points): offset = SIMD3(Self.sign(random, .placeX) * box.x, 0, 0)
        case (.line, _): offset = SIMD3(Self.signed(random, .placeX) * box.x, 0, 0)
        case (.rectangle, let mode): offset = Self.place(inBox: box, axes: 2, mode, random)
        case (.cuboid, let mode): offset = Self.place(inBox: box, axes: 3, mode, random)
        case (.circle, .points), (.sphere, .points): offset = .zero
        case (.circle, let mode):
            let direction = Self.circleDirection(random)
            // The area within a radius grows with its square.
            offset = direction * (mode == .outline ? radius : radius * random.unit(.placeY).squareRoot())
            if mode != .volume { outward = direction }
        case (.sphere, let mode):
            let direction = Self.sphereDirection(random)
            offset = direction * (mode == .volume ? radius * Self.cubeRoot(random.unit(.placeY)) : radius)
            if mode != .volume { outward = direction }
        }
    }

    /// A place in a box, of which the first `axes` axes count.
    ///
    /// - Parameter half: Half the lengths of the sides.
    private static func place(inBox half: SIMD3<Double>, axes: Int, _ mode: EmitterMode, _ random: RandomNumbers) -> SIMD3<Double> {
        let purposes = (x: RandomNumbers.Purpose.placeX, y: RandomNumbers.Purpose.placeY, z: RandomNumbers.Purpose.placeZ)
        let corner = SIMD3(sign(random, purposes.x), sign(random, purposes.y), sign(random, purposes.z))
        let inside = SIMD3(signed(random, purposes.x), signed(random, purposes.y), signed(random, purposes.z))
        // A flat shape has no depth, whatever the emitter's depth is.
        let half = SIMD3(half.x, half.y, axes == 3 ? half.z : 0)
        var unit = corner
        switch mode {
        case .points: break
        case .outline:
            // An edge is free along one axis. The edges along an axis together have a length in proportion to it.
            let axis = pick(SIMD3(abs(half.x), abs(half.y), abs(half.z)), random)
            unit[axis] = inside[axis]
        case .surface where axes == 3:
            // A face is free along two axes.
            let axis = pick(SIMD3(abs(half.y * half.z), abs(half.x * half.z), abs(half.x * half.y)), random)
            unit = inside
            unit[axis] = corner[axis]
        case .surface, .volume: unit = inside
        }
        return unit * half
    }

    /// A random axis, with probabilities in proportion to the weights.
    private static func pick(_ weights: SIMD3<Double>, _ random: RandomNumbers) -> Int {
        let place = random.unit(.side) * weights.sum()
        return place < weights.x ? 0 : place < weights.x + weights.y ? 1 : weights.z > 0 ? 2 : 0
    }

    /// A random sign: -1 or 1, with equal probability.
    private static func sign(_ random: RandomNumbers, _ purpose: RandomNumbers.Purpose) -> Double { random.unit(purpose) < 0.5 ? -1 : 1 }

    /// A random number, uniform in -1 ..< 1.
    private static func signed(_ random: RandomNumbers, _ purpose: RandomNumbers.Purpose) -> Double { 2 * random.unit(purpose) - 1 }

    private static func circleDirection(_ random: RandomNumbers) -> SIMD3<Double> {
        let turn = Numerics.sinAndCos(2 * .pi * random.unit(.placeX))
        return SIMD3(turn.cos, turn.sin, 0)
    }

    private static func sphereDirection(_ random: RandomNumbers) -> SIMD3<Double> {
        let height = signed(random, .placeZ)
        let radius = max(0, 1 - height * height).squareRoot()
        return circleDirection(random) * radius + SIMD3(0, 0, height)
    }

    private static func cubeRoot(_ value: Double) -> Double { value > 0 ? Numerics.exp(Numerics.log(value) / 3) : 0 }
}
