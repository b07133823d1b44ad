/// Computes the progress of an animation's values from its phase, by a timing function or a spring.
struct ProgressFunction: Sendable, Hashable {
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
        let eased = easedProgress(in: phase)
        return range?.progress(at: eased) ?? eased
    }

    /// The progress before it is limited to `range`.
    private func easedProgress(in phase: Phase) -> Double {
        let eased = function?(phase.progress) ?? phase.progress
        guard let spring else { return eased }
        return spring.displacement(at: function == nil ? phase.time : eased * duration)
    }
}
