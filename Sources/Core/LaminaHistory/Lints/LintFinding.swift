package import LaminaScene

/// A likely mistake that a history shows.
package struct LintFinding: Sendable, Hashable {
    /// The names of the rules, as reports have them.
    package enum Rule: String, Sendable, CaseIterable {
        /// An animation ends, and the layer shows its old value again, because the model was never changed.
        case snapsBack = "snaps-back"
        /// An animation has a `beginTime` that is no time of its layer, so it is over when it is added.
        case beginsInThePast = "begin-time"
        /// A fill mode has no effect, because the animation is removed at its end.
        case fillIsLost = "fill-without-keeping"
        /// An animation stays at its layer after its end without any effect.
        case staysWithoutFill = "keeping-without-fill"
        /// A key path names no property of its layer.
        case unknownKeyPath = "key-path"
        /// An endless animation is added to the same layer again and again.
        case addedAgain = "added-again"
    }

    package let rule: Rule
    package let layer: LayerID
    /// The number of the animation.
    package let animation: UInt64
    /// The time of the effect, in seconds since the start of the run.
    package let time: Double
    /// The mistake and its effect, in a sentence.
    package let sentence: String
    /// The cure, in Swift.
    package let cure: String
}

extension History {
    /// All findings of all rules, in the order of their times.
    package var findings: [LintFinding] {
        let animations = animations.filter(\.isOfApp)
        let found = animations.flatMap { endFindings($0) + beginFindings($0) + keyPathFindings($0) } + repetitions(animations)
        return found.sorted { ($0.time, $0.layer, $0.animation, $0.rule.rawValue) < ($1.time, $1.layer, $1.animation, $1.rule.rawValue) }
    }
}

extension RecordedAnimation {
    /// False for an animation that Lamina has added itself, such as a text field's caret.
    fileprivate var isOfApp: Bool { source.map { $0.label.key?.hasPrefix("lamina.") != true } ?? false }

    /// The animation's key or key path, for sentences.
    var title: String { source.map { $0.label.key ?? $0.animation.keyPath }.map { "“\($0)”" } ?? "the animation" }
}
