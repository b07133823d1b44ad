import LaminaPrimitives
import LaminaScene

extension Animation {
    /// Returns an animation of one second that fills both ends.
    static func basic(
        from: Value? = nil, to: Value? = nil, by: Value? = nil, previous: Value? = nil, _ change: (inout Animation) -> Void = { _ in }
    ) -> Animation {
        made(.basic(BasicValues(from: from, to: to, by: by, previous: previous)), change)
    }

    /// Returns a keyframe animation of one second that fills both ends.
    static func keyframes(
        _ values: [Value], _ mode: CalculationMode = .linear, times: [Double]? = nil, _ change: (inout Keyframes) -> Void = { _ in }
    ) -> Animation {
        var keyframes = Keyframes(values: values)
        keyframes.calculationMode = mode.rawValue
        keyframes.keyTimes = times
        change(&keyframes)
        return made(.keyframes(keyframes))
    }

    /// Returns an animation of one second along a path, which fills both ends.
    static func path(_ path: Path, _ mode: CalculationMode = .linear, _ change: (inout Keyframes) -> Void = { _ in }) -> Animation {
        keyframes([], mode) {
            $0.path = path
            change(&$0)
        }
    }

    static func made(_ kind: Kind, _ change: (inout Animation) -> Void = { _ in }) -> Animation {
        var timing = MediaTiming(duration: 1)
        timing.fillMode = .both
        var animation = Animation(timing: timing, kind: kind)
        animation.removedOnCompletion = false
        change(&animation)
        return animation
    }

    /// Returns a changed copy of the animation.
    func with(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Returns the value of a property after all animations are applied, in the order in which they were added.
func show<V: Animatable>(_ animations: Animation..., on model: V, at time: Double = 0.5) -> V {
    var current = model
    for leaf in animations.flatMap({ $0.leaves() }) {
        guard let interpolation = Interpolation<V>(leaf.animation, model: model), let phase = leaf.times.phase(at: time) else { continue }
        V.update(by: interpolation)(phase, &current)
    }
    return current
}

func numbers(_ numbers: [Double]) -> [Value] { numbers.map(Value.number) }

func color(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
}

/// Returns the distance between two values of a linear type.
func difference<V: LinearValue>(_ a: V, _ b: V) -> Double { a.plus(b, times: -1).squaredLength.squareRoot() }
