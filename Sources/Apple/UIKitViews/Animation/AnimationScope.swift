import LaminaScene
import QuartzCore

/// The context in which view changes animate on the main thread.
///
/// Scopes form a stack, because animation blocks can be nested.
@MainActor
package final class AnimationScope {
    /// The block that receives the animations of the changes.
    package let block: AnimationBlock
    /// Collects changes as key frames; nil when each change animates by itself.
    package let collector: KeyframeCollector?
    /// The changed views to lay out before the scope ends, if its block has the option `layoutSubviews`.
    private var changed: [UIView] = []

    package init(_ block: AnimationBlock, collector: KeyframeCollector? = nil) {
        self.block = block
        self.collector = collector
    }

    /// False while animations are disabled: changes take effect at once, even inside a block.
    package static var isEnabled = true
    private static var open: [AnimationScope] = []

    /// The innermost scope; nil outside of blocks and while animations are disabled.
    package static var current: AnimationScope? { isEnabled ? open.last : nil }

    /// Returns the settings for a block that opens now.
    ///
    /// Inside another block, the new block inherits duration, curve and options, unless `options` override them.
    package static func settings(_ own: AnimationSettings, options: UIView.AnimationOptions) -> AnimationSettings {
        guard let current else { return own }
        var settings = own.inherited(from: current.block.settings, options: options)
        guard let span = current.collector?.span else { return settings }
        // Inside a key frame, the nested block begins with the key frame and takes the key frame's duration.
        settings.delay += span.start * current.block.settings.duration
        if !options.contains(.overrideInheritedDuration) { settings.duration = current.duration }
        return settings
    }

    /// True when nested animation blocks join this scope's block, unless they override the duration or the options.
    package var absorbsNestedBlocks: Bool { collector != nil || block.absorbsNestedBlocks }

    /// The duration of a change that is made now, in seconds: the block's, or the current key frame's share of it.
    package var duration: Double { block.settings.duration * (collector?.span.length ?? 1) }

    /// Runs `changes` with this scope as the innermost.
    package func run(_ changes: () -> Void) {
        push()
        changes()
        pop()
    }

    /// Makes this scope the innermost.
    package func push() { Self.open.append(self) }

    /// Lays out the changed views, then removes this scope from the stack.
    ///
    /// The scopes above it are removed too: they are groups that were begun inside this scope and never committed.
    package func pop() {
        layOutChanged()
        guard let index = Self.open.lastIndex(where: { $0 === self }) else { return }
        Self.open.removeSubrange(index...)
    }

    /// Returns the action for a property change that is about to be made; nil when the change does not animate.
    ///
    /// - Parameter part: A layer that changes with the view; nil for the view's own.
    package func action(for event: String, of view: UIView, part: CALayer? = nil) -> ViewAction? {
        let layer = part ?? view.layer
        guard block.settings.duration > 0, layer.isHosted || block.animatesUnhosted,
            let property = type(of: layer).properties[event], property.blockAnimation != nil
        else { return nil }
        if block.settings.laysOutSubviews { changed.append(view) }
        let change = ViewChange(
            layer: layer, property: property, old: property.access.value(in: layer.state),
            presented: property.access.value(in: layer.currentPresentation))
        return ViewAction(change, in: block) { [block, collector] change in
            block.note(change)
            if let collector { return collector.take(change) }
            for animation in change.animations(block.settings) { block.add(animation, to: change.layer) }
        }
    }

    /// Animates the arrangement of a stack view in which a view was shown or hidden.
    ///
    /// The stack is laid out before the block ends. A hidden view stays visible until its animation ends, so that it collapses in sight.
    ///
    /// - Source: UIStackView's documentation: changes of `isHidden` in an animation block animate.
    package func animateArrangement(of stack: UIView, after view: UIView) {
        guard block.settings.duration > 0, view.layer.isHosted else { return }
        changed.append(stack)
        guard view.isHidden else { return }
        // An animation of `hidden` from false to false keeps the view visible while it runs.
        let shown = Value.bool(false)
        block.add(block.settings.makeAnimation(keyPath: "hidden", from: shown, to: shown), to: view.layer)
    }

    private func layOutChanged() {
        // Popped one at a time, because a layout may change further views, which are appended to `changed`.
        while let view = changed.popLast() { view.layoutIfNeeded() }
    }
}
