import LaminaProcess
import QuartzCore

/// Records the changes and animations of an animator's closure instead of running the animations.
package final class AnimatorRecording: AnimationBlock {
    package private(set) var changes: [RecordedChange] = []
    package private(set) var animations: [(animation: CAPropertyAnimation, layer: CALayer)] = []

    /// The completions of nested animation blocks.
    package private(set) var inner: [(Bool) -> Void] = []

    package override func onCompletion(_ completion: ((Bool) -> Void)?) {
        if let completion { inner.append(completion) }
    }

    package override var absorbsNestedBlocks: Bool { true }

    /// False, because an animator uses the time of a screen, and a layer outside of all trees has none.
    package override var animatesUnhosted: Bool { false }

    override func note(_ change: ViewChange) { changes.append(RecordedChange(change)) }

    package override func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
        // The animator adds it when it starts.
        animation.origin = animation.origin ?? RunJournal.shared.callers
        animations.append((animation, layer))
    }
}
