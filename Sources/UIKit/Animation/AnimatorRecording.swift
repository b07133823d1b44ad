import QuartzCore

/// Gathers what the changes of an animator's closure become, instead of running it.
final class AnimatorRecording: AnimationBlock {
    private(set) var changes: [RecordedChange] = []
    private(set) var animations: [(animation: CAPropertyAnimation, layer: CALayer)] = []

    /// The completions of blocks inside.
    private(set) var inner: [(Bool) -> Void] = []

    override func onCompletion(_ completion: ((Bool) -> Void)?) {
        if let completion { inner.append(completion) }
    }

    override var takesInner: Bool { true }

    /// An animator's time is that of a screen, which layers outside of trees have none of.
    override var animatesUnseen: Bool { false }

    override func note(_ change: ViewChange) { changes.append(RecordedChange(change)) }

    override func add(_ animation: CAPropertyAnimation, to layer: CALayer) { animations.append((animation, layer)) }
}
