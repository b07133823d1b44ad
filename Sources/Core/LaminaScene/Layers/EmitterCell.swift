package import LaminaPrimitives

/// The properties of a `CAEmitterCell`: one kind of particle.
///
/// A property `x` with `xRange` gives each particle a random value, uniform between x - xRange / 2 and x + xRange / 2.
///
/// - Source: CAEmitterCell.h.
package struct EmitterCell: Sendable, Hashable {
    /// The name in key paths such as `emitterCells.NAME.birthRate`.
    package var name: String?
    /// True when particles of this cell, and those that they emit, are drawn.
    package var isEnabled = true
    /// The births per second.
    package var birthRate = 0.0
    /// The life of a particle, in seconds.
    package var lifetime = 0.0
    package var lifetimeRange = 0.0
    // The direction of emission, in radians: longitude in the xy plane from +x, latitude out of that plane towards +z.
    package var emissionLongitude = 0.0
    package var emissionLatitude = 0.0
    /// The apex angle of the cone around the direction, in radians.
    package var emissionRange = 0.0
    /// The initial speed, in points per second.
    package var velocity = 0.0
    package var velocityRange = 0.0
    // The acceleration, in points per second squared.
    package var xAcceleration = 0.0
    package var yAcceleration = 0.0
    package var zAcceleration = 0.0
    package var scale = 1.0
    package var scaleRange = 0.0
    /// The change of the scale per second.
    package var scaleSpeed = 0.0
    /// The angular velocity, in radians per second.
    package var spin = 0.0
    package var spinRange = 0.0
    /// The colour that multiplies the image; nil counts as opaque white.
    package var color: Color? = .white
    package var redRange = 0.0
    package var greenRange = 0.0
    package var blueRange = 0.0
    package var alphaRange = 0.0
    // The changes of the colour per second.
    package var redSpeed = 0.0
    package var greenSpeed = 0.0
    package var blueSpeed = 0.0
    package var alphaSpeed = 0.0
    /// The image of each particle; nil draws nothing.
    package var contents: Picture?
    /// The part of the image that is shown, in units of the image's size.
    package var contentsRect = Rect.unit
    /// The scale of the image, in pixels per point.
    package var contentsScale = 1.0
    package var minificationFilter = Filter.linear
    package var magnificationFilter = Filter.linear
    /// The bias of the mipmap level that the filter `trilinear` samples; each 1 halves the resolution.
    package var minificationFilterBias = 0.0
    /// The times of emission: in the layer's time, or in the age of the particle that emits.
    package var timing = MediaTiming()
    /// The kinds of particles that each particle emits along its way.
    package var cells: [EmitterCell] = []

    package init() {}
}

extension EmitterCell {
    /// The properties of a cell.
    package static let properties = EmitterCellTable([
        EmitterCellProperty("name", \.name),
        EmitterCellProperty("enabled", \.isEnabled, alias: "isEnabled"),
        EmitterCellProperty("birthRate", \.birthRate),
        EmitterCellProperty("lifetime", \.lifetime),
        EmitterCellProperty("lifetimeRange", \.lifetimeRange),
        EmitterCellProperty("emissionLatitude", \.emissionLatitude),
        EmitterCellProperty("emissionLongitude", \.emissionLongitude),
        EmitterCellProperty("emissionRange", \.emissionRange),
        EmitterCellProperty("velocity", \.velocity),
        EmitterCellProperty("velocityRange", \.velocityRange),
        EmitterCellProperty("xAcceleration", \.xAcceleration),
        EmitterCellProperty("yAcceleration", \.yAcceleration),
        EmitterCellProperty("zAcceleration", \.zAcceleration),
        EmitterCellProperty("scale", \.scale),
        EmitterCellProperty("scaleRange", \.scaleRange),
        EmitterCellProperty("scaleSpeed", \.scaleSpeed),
        EmitterCellProperty("spin", \.spin),
        EmitterCellProperty("spinRange", \.spinRange),
        EmitterCellProperty("color", \.color),
        EmitterCellProperty("redRange", \.redRange),
        EmitterCellProperty("greenRange", \.greenRange),
        EmitterCellProperty("blueRange", \.blueRange),
        EmitterCellProperty("alphaRange", \.alphaRange),
        EmitterCellProperty("redSpeed", \.redSpeed),
        EmitterCellProperty("greenSpeed", \.greenSpeed),
        EmitterCellProperty("blueSpeed", \.blueSpeed),
        EmitterCellProperty("alphaSpeed", \.alphaSpeed),
        EmitterCellProperty("contents", \.contents, .object),
        EmitterCellProperty("contentsRect", \.contentsRect),
        EmitterCellProperty("contentsScale", \.contentsScale),
        EmitterCellProperty("minificationFilter", \.minificationFilter),
        EmitterCellProperty("magnificationFilter", \.magnificationFilter),
        EmitterCellProperty("minificationFilterBias", \.minificationFilterBias),
        EmitterCellProperty("beginTime", \.timing.beginTime),
        EmitterCellProperty("timeOffset", \.timing.timeOffset),
        EmitterCellProperty("speed", \.timing.speed),
        EmitterCellProperty("duration", \.timing.duration),
        EmitterCellProperty("repeatCount", \.timing.repeatCount),
        EmitterCellProperty("repeatDuration", \.timing.repeatDuration),
        EmitterCellProperty("autoreverses", \.timing.autoreverses),
        EmitterCellProperty("fillMode", \.timing.fillMode),
    ])
}
