/// The default timing of a layer: its local time equals its superlayer's and never ends.
extension MediaTiming: SparseDefault {
    package static let initial = MediaTiming()

    /// The properties of a layer's own time space, which every layer has.
    static let rows = [
        Property("beginTime", \.timing.beginTime, .none),
        Property("timeOffset", \.timing.timeOffset, .none),
        Property("speed", \.timing.speed, .none),
        Property("duration", \.timing.duration, .none),
        Property("repeatCount", \.timing.repeatCount, .none),
        Property("repeatDuration", \.timing.repeatDuration, .none),
        Property("autoreverses", \.timing.autoreverses, .none),
        Property("fillMode", \.timing.fillMode, .none),
    ]
}
