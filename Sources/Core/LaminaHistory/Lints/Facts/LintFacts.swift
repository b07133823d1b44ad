import LaminaScene

/// The facts that the rules share: the app's animations, and the layers at the moments that matter for them.
///
///     history ──▶ animations ──▶ moments to look at ──▶ one walk of each tree ──▶ rules
///
/// A rule that looked for its layer itself would walk a tree for each animation.
struct LintFacts {
    let history: History
    /// The animations that the app has added, in the order of their begins.
    let animations: [RecordedAnimation]
    let moments: LayerMoments
    /// The classes of the delegates that were called, by animation.
    let delegates: [UInt64: String]

    init(_ history: History) {
        self.history = history
        animations = history.animations.filter(\.isOfApp)
        moments = LayerMoments(animations.flatMap { $0.moments(in: history) }, of: history)
        let calls = history.entries.filter { $0.kind == .animationDidStart || $0.kind == .animationDidStop }
        delegates = Dictionary(calls.compactMap { call in call.animation.map { ($0, call.text) } }) { first, _ in first }
    }

    /// The layer of an animation at a time, one of those that `RecordedAnimation.moments` lists; nil when no tree has it then.
    func moment(_ recorded: RecordedAnimation, at time: Double) -> LayerMoment? { moments[recorded.layer, time] }

    /// The class of a layer.
    func className(of layer: LayerID) -> String { history.layers[layer]?.className ?? "CALayer" }
}

extension RecordedAnimation {
    /// False for an animation that Lamina has added itself, such as a text field's caret.
    fileprivate var isOfApp: Bool {
        guard let source else { return false }
        return !["lamina.", "motionEffect."].contains { source.label.key?.hasPrefix($0) == true }
    }

    /// The animation's key or key path, for sentences.
    var title: String { source.map { $0.label.key ?? $0.animation.keyPath }.flatMap { $0.isEmpty ? nil : "“\($0)”" } ?? "the animation" }

    /// True for an animation that a change of a property has added.
    var isImplicit: Bool { source?.label.transaction != nil }
}
