/// Computes the progress of an animation's values from its phase, by a timing function or a spring.
struct Pace: Sendable, Hashable {
    private let function: TimingFunction?
    private let spring: Spring?
    private let duration: Double
    private let range: ProgressRange?

    init(_ animation: Animation) {
        function = animation.timingFunction
        duration = animation.timing.duration
        range = animation.range
        if case .spring(let spring, _) = animation.kind { self.spring = spring } else { spring = nil }
    }

    /// The progress of the values, which may lie outside 0...1.
    ///
    /// A spring moves by elapsed seconds, whatever the animation's duration.
    func progress(in phase: Phase) -> Double {
        let bent = bentProgress(in: phase)
        return range?.progress(at: bent) ?? bent
    }

    /// The progress before it is limited to `range`.
    private func bentProgress(in phase: Phase) -> Double {
        let bent = function?(phase.progress) ?? phase.progress
        guard let spring else { return bent }
        return spring.displacement(at: function == nil ? phase.time : bent * duration)
    }
}
