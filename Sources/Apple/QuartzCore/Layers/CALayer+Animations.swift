import CoreGraphics
import LaminaProcess
import LaminaScene

extension CALayer {
    var attachedKeys: [String]? {
        let keys = shownAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func attachedAnimation(forKey key: String) -> CAAnimation? { shownAnimations.first { $0.key == key }?.animation }

    /// The layer's animations; a presentation copy answers with those of its model, because its state has their effect.
    private var shownAnimations: [AttachedAnimation] { (links.model ?? self).attachments.animations }

    /// Attaches a copy of an animation, below the animations with `staysOnTop`.
    ///
    /// - Source: CALayer.h: the animation is copied, a duration of 0 becomes the transaction's, and a transition always has the same key.
    func attach(_ animation: CAAnimation, forKey key: String?) {
        let copy = animation.attachedCopy()
        let key = copy is CATransition ? kCATransition : key
        // An animation without values starts from the value on screen. It is read now, because the next commit replaces it.
        if let basic = copy as? CABasicAnimation, basic.hasNoValues, basic.previousValue == nil {
            basic.previousValue = committedValue(forKeyPath: basic.keyPath)
        }
        if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
        let attached = AttachedAnimation(
            key: key, animation: copy, id: SerialNumbers.next(), givenBeginTime: copy.beginTime,
            begin: copy.beginTime == 0 ? nil : copy.beginTime,
            redraws: redraws(for: copy), animatesSublayers: copy.namesSublayers, usesModelValue: copy.usesModelValue,
            completions: Transaction.current.enterCompletions())
        RunJournal.shared.noteOrigin(copy.origin, ofAnimation: attached.id)
        // An app that adds the layer's animation to another layer is the origin of that one.
        copy.origin = nil
        layerLock.withLock {
            if let key { detachAnimations { $0.key == key } }
            // Inserted below the animations with `staysOnTop`, unless the new one has that flag too.
            let top = attachments.animations.firstIndex { $0.animation.staysOnTop && !copy.staysOnTop } ?? attachments.animations.count
            attachments.animations.insert(attached, at: top)
            noteChange()
            if attached.redraws { markNeedsDisplay() }
        }
        Transaction.current.endUnlessShown(attached.id, of: self)
    }

    /// The attached animations in the order in which they apply, including those without a key.
    package var attachedAnimations: [CAAnimation] { attachments.animations.map(\.animation) }

    /// Returns the value on screen of a property, or of a part of one; nil when the layer was never committed.
    private func committedValue(forKeyPath keyPath: String?) -> Value? {
        guard let keyPath, let access = access(keyPath) else { return nil }
        return committedPresentation.map { access.value(in: $0) }
    }

    /// Removes the animations that match, and reports that they did not finish unless their end has been reported already.
    func detachAnimations(where matches: (AttachedAnimation) -> Bool) {
        layerLock.withLock {
            guard attachments.animations.contains(where: matches) else { return }
            let leaving = attachments.animations.filter(matches)
            attachments.animations.removeAll(where: matches)
            for attached in leaving {
                commitment.host?.pendingEvents.remove(attached.id)
                attached.reportStop(finished: false, of: self)
            }
            noteChange()
            if leaving.contains(where: \.redraws) { markNeedsDisplay() }
        }
    }

    /// Removes the animations that begin within a span of the layer's own time, in seconds, and do not run for ever.
    package func removeAnimations(beginningIn span: ClosedRange<Double>) {
        detachAnimations { $0.resolved.map { span.contains($0.begin) && $0.end.isFinite } ?? false }
    }

    /// Returns the layer's animations for the render tree; an animation without a begin time begins at this commit.
    ///
    /// - Parameter time: The layer's own time at the commit.
    func resolveAnimations(at time: Double) -> [LayerAnimation] {
        for index in attachments.animations.indices where attachments.animations[index].resolved == nil {
            let begin = attachments.animations[index].begin ?? time + attachments.animations[index].animation.beginDelay
            attachments.animations[index].begin = begin
            attachments.animations[index].animation.beginTime = begin
            let resolved = resolveWithTransition(attachments.animations[index], at: time)
            attachments.animations[index].resolved = resolved
            attachments.animations[index].reportUninterpolated(resolved.uninterpolatedKeyPaths)
        }
        // A commit of this layer may have changed the model value.
        for index in attachments.animations.indices where attachments.animations[index].usesModelValue {
            attachments.animations[index].resolved = resolveAgain(attachments.animations[index], at: time)
        }
        return attachments.animations.compactMap(\.resolved)
    }

    private func resolveAgain(_ attached: AttachedAnimation, at time: Double) -> LayerAnimation {
        var attached = attached
        attached.resolved = nil
        return resolve(attached, at: time)
    }

    /// Resolves an animation; a transition also captures the layer's node from the last commit, from which it starts.
    private func resolveWithTransition(_ attached: AttachedAnimation, at time: Double) -> LayerAnimation {
        let resolved = resolve(attached, at: time)
        guard let transition = attached.animation as? CATransition, let previous = commitment.node else { return resolved }
        let animation = transition.sceneAnimation(id: attached.id, beginTime: attached.begin ?? time)
        return resolved.showing(LayerTransition(from: previous, at: time, effect: transition.drawnEffect, as: animation))
    }

    /// Resolves an animation to tracks; an animation without a begin time begins at `time`.
    func resolve(_ attached: AttachedAnimation, at time: Double) -> LayerAnimation {
        if let resolved = attached.resolved { return resolved }
        let animation = attached.animation.sceneAnimation(id: attached.id, beginTime: attached.begin ?? time + attached.animation.beginDelay)
        return LayerAnimation(animation, on: state, recording: attached.recording(on: self), resolvedBy: access)
    }
}

extension AttachedAnimation {
    /// Notifies the delegate and the completion blocks in a later run-loop iteration; does nothing when the end was reported before.
    func reportStop(finished: Bool, of layer: CALayer) {
        guard !hasStopped else { return }
        let (animation, completions) = (animation, completions)
        // A block for the main thread would keep the animation and its values until that thread is idle.
        guard animation.delegate != nil || !completions.isEmpty else { return }
        let number = recordedNumber(of: layer)
        RunLoopIteration.notify { [self] in
            note(.animationDidStop, number, isFinished: finished)
            animation.delegate?.animationDidStop(animation, finished: finished)
            for completion in completions { completion.leave() }
        }
    }

    /// Warns about each key path whose values differ in form, such as paths with different segments.
    func reportUninterpolated(_ keyPaths: [String]) {
        for keyPath in keyPaths {
            Diagnostics.warn(
                "\(type(of: animation)) for \(keyPath): its values have different structures; "
                    + "matching parts are interpolated, the others change at once")
        }
    }

    func reportStart(of layer: CALayer) {
        let animation = animation
        guard animation.delegate != nil else { return }
        let number = recordedNumber(of: layer)
        RunLoopIteration.notify { [self] in
            note(.animationDidStart, number)
            animation.delegate?.animationDidStart(animation)
        }
    }
}

extension CAAnimation {
    /// True when this animation, or one in its group, has a start or end value that is the layer's model value.
    fileprivate var usesModelValue: Bool {
        switch self {
        case let basic as CABasicAnimation: [basic.fromValue, basic.toValue, basic.byValue].count { $0 != nil } < 2
        case let group as CAAnimationGroup: group.animations?.contains(where: \.usesModelValue) ?? false
        default: false
        }
    }
}
