import LaminaScene
import QuartzCore

/// What becomes of changes now, on the main thread: a stack, because blocks may stand inside each other.
@MainActor
final class AnimationScope {
    /// The block whose changes these are.
    let block: AnimationBlock
    /// Where changes become key frames; nil where each animates by itself.
    let collector: KeyframeCollector?
    /// Views that changed, to be laid out before the block ends if it wants that.
    private var changed: [UIView] = []

    init(_ block: AnimationBlock, collector: KeyframeCollector? = nil) {
        self.block = block
        self.collector = collector
    }

    /// False: changes take effect at once, whatever block runs.
    static var isEnabled = true
    private static var open: [AnimationScope] = []

    /// The innermost scope, if changes animate now.
    static var current: AnimationScope? { isEnabled ? open.last : nil }

    /// Settings for a block that opens now, which are the outer block's as far as the options do not say otherwise.
    static func settings(_ own: AnimationSettings, options: UIView.AnimationOptions) -> AnimationSettings {
        guard let current else { return own }
        var settings = own.inherited(from: current.block.settings, options: options)
        guard let span = current.collector?.span else { return settings }
        settings.delay += span.start * current.block.settings.duration
        if !options.contains(.overrideInheritedDuration) { settings.duration = current.duration }
        return settings
    }

    /// Blocks inside are part of this one, unless they say otherwise.
    var takesInner: Bool { collector != nil || block.takesInner }

    /// Seconds that a change takes which is made now.
    var duration: Double { block.settings.duration * (collector?.span.length ?? 1) }

    /// Runs `changes` with this scope as the innermost.
    func run(_ changes: () -> Void) {
        push()
        changes()
        pop()
    }

    /// Makes this scope the innermost.
    func push() { Self.open.append(self) }

    /// Ends this scope, and those inside that were left open.
    func pop() {
        layOutChanged()
        guard let index = Self.open.lastIndex(where: { $0 === self }) else { return }
        Self.open.removeSubrange(index...)
    }

    /// The action for a change that is about to be made; nil when it does not animate.
    func action(for event: String, of view: UIView) -> ViewAction? {
        let layer = view.layer
        guard block.settings.duration > 0, layer.isHosted || block.animatesUnseen,
            let property = type(of: layer).properties[event], property.animatesInBlocks
        else { return nil }
        if block.settings.laysOutSubviews { changed.append(view) }
        let change = ViewChange(
            layer: layer, property: property, old: property.access.value(in: layer.state), seen: property.access.value(in: layer.currentPresentation))
        return ViewAction(change, in: block) { [block, collector] change in
            block.note(change)
            if let collector { return collector.take(change) }
            for animation in change.animations(block.settings) { block.add(animation, to: change.layer) }
        }
    }

    /// Animates the arrangement of a stack view in which a view was shown or hidden.
    ///
    /// The stack is laid out before the block ends, and a hidden view is seen until its animation ends, so that it collapses in sight.
    ///
    /// - Source: UIStackView's documentation: changes of `isHidden` in an animation block animate.
    func animateArrangement(of stack: UIStackView, after view: UIView) {
        guard block.settings.duration > 0, view.layer.isHosted else { return }
        changed.append(stack)
        guard view.isHidden else { return }
        let shown = Value.bool(false)
        block.add(block.settings.makeAnimation(keyPath: "hidden", from: shown, to: shown), to: view.layer)
    }

    private func layOutChanged() {
        // Layout may change more views.
        while let view = changed.popLast() { view.layoutIfNeeded() }
    }
}
