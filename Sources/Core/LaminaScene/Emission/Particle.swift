/// A particle with the parameters of its birth; its look at any age follows from them.
struct Particle {
    let random: RandomNumbers
    /// The length of its life, in seconds.
    let life: Double
    private let origin: SIMD3<Double>
    private let velocity: SIMD3<Double>
    private let acceleration: SIMD3<Double>
    private let birthScale: Double
    private let scaleSpeed: Double
    private let spin: Double
    /// The straight colour at birth, and its change per second: red, green, blue, alpha.
    private let birthColor: SIMD4<Double>
    private let colorSpeed: SIMD4<Double>
    /// The values that a particle passes on to the particles that it emits.
    struct Heritage {
        var place: SIMD3<Double>
        /// The direction to which emission angles are relative.
        var forward: SIMD3<Double>
        var scale: Double
        var color: SIMD4<Double>
    }

    /// Creates a particle of an emitter's own cell.
    init(_ birth: Births.Birth, in birthplace: Birthplace) {
        let random = birthplace.random.child(birth.number)
        let start = BirthStart(birthplace.shape, random)
        let center = birthplace.position + (birthplace.shape.center - birthplace.position) * (2 * birth.fraction)
        self.init(
            birthplace.recipe, random,
            Heritage(place: center + start.offset, forward: start.outward, scale: birthplace.scale, color: .one))
    }

    /// Creates a particle by the numbers of its cell.
    init(_ recipe: ParticleRecipe, _ random: RandomNumbers, _ heritage: Heritage) {
        self.random = random
        life = max(0, recipe.life.value(random, .lifetime))
        origin = heritage.place
        velocity = recipe.direction(relativeTo: heritage.forward, random) * recipe.speed.value(random, .velocity)
        acceleration = recipe.acceleration
        birthScale = recipe.scale.value(random, .scale) * heritage.scale
        scaleSpeed = recipe.scaleSpeed * heritage.scale
        spin = recipe.spin.value(random, .spin)
        birthColor = recipe.birthColor(random) * heritage.color
        colorSpeed = recipe.colorSpeed * heritage.color
    }

    /// The place at an age, in the layer's coordinates.
    func place(at age: Double) -> SIMD3<Double> { origin + velocity * age + acceleration * (age * age / 2) }

    /// The factor of the image's size at an age; a negative one mirrors the image.
    func scale(at age: Double) -> Double { birthScale + scaleSpeed * age }

    /// The rotation at an age, in radians.
    func angle(at age: Double) -> Double { spin * age }

    /// The straight colour that multiplies the image at an age, with components 0...1: red, green, blue, alpha.
    func color(at age: Double) -> SIMD4<Double> { (birthColor + colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one) }

    /// The values that a particle emitted at an age inherits.
    func heritage(at age: Double) -> Heritage {
        Heritage(place: place(at: age), forward: velocity + acceleration * age, scale: scale(at: age), color: color(at: age))
    }
}
