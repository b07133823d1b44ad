import LaminaScene

/// An animation that was added to an ancestor, but changes the descendant that its key path names, as in `sublayers.NAME.opacity`.
struct SublayerAnimation {
    /// The animation, resolved to the target layer's properties and converted to that layer's time.
    let animation: LayerAnimation
    /// The ancestor to which the animation was added.
    let owner: ObjectIdentifier
    /// True when the animation changes a value that the target layer draws into its contents, which must then be redrawn.
    let redraws: Bool
}

/// A descendant to which a layer has attached one of its own animations.
struct SublayerAnimationTarget {
    weak var layer: CALayer?
    /// The number that identifies the animation.
    let id: UInt64
}

extension CAAnimation {
    /// True when a key path of the animation, or of one in its group, names sublayers.
    var namesSublayers: Bool {
        guard self is CAAnimationGroup else { return (self as? CAPropertyAnimation)?.keyPath?.namedSublayer != nil }
        return animatedKeyPaths.contains { $0.namedSublayer != nil }
    }
}

extension CALayer {
    /// The animations of ancestors that name this layer by key path.
    var ancestorAnimations: [SublayerAnimation] { attachments.ancestorAnimations }

    /// The ancestors' animations that change the layer's drawn contents.
    var redrawingAncestorAnimations: [SublayerAnimation] { ancestorAnimations.filter(\.redraws) }

    /// Attaches animations that name sublayers by key path to those sublayers, and detaches earlier ones that no longer apply.
    ///
    /// - Parameter time: The media time of the commit, in seconds.
    /// - Returns: True when an attachment has changed, which makes a sublayer stale.
    func attachToSublayers(at time: Double) -> Bool {
        // Sets the begin times of new animations, because `attachFromAncestor` needs them.
        _ = resolveAnimations(at: LayerConversion.time(time, from: nil, to: self))
        var targets: [(layer: CALayer, attached: AttachedAnimation)] = []
        for attached in attachments.animations where attached.animatesSublayers {
            for keyPath in attached.animation.animatedKeyPaths {
                guard let target = target(of: keyPath)?.layer else { continue }
                if !targets.contains(where: { $0.layer === target && $0.attached.id == attached.id }) { targets.append((target, attached)) }
            }
        }
        let former = attachments.sparse.sublayerTargets
        // A sublayer that has left the tree has lost these animations, even if it was added again. So each target must still have its animation.
        let isSame = former.elementsEqual(targets) { $0.layer === $1.layer && $0.id == $1.attached.id && $1.layer.hasAncestorAnimation($0.id) }
        guard !isSame else { return false }
        for target in former { target.layer?.removeAncestorAnimations(of: self) }
        for target in targets { target.layer.attachFromAncestor(target.attached, from: self) }
        attachments.sparse.sublayerTargets = targets.map { SublayerAnimationTarget(layer: $0.layer, id: $0.attached.id) }
        return true
    }

    /// Drops the animations of ancestors, because the layer leaves its tree.
    func dropAncestorAnimations() {
        if !ancestorAnimations.isEmpty { attachments.sparse.ancestorAnimations = [] }
    }

    private func hasAncestorAnimation(_ id: UInt64) -> Bool { ancestorAnimations.contains { $0.animation.id == id } }

    /// Marks the nearest ancestor with animations of sublayers as stale, because its key paths may name another layer after this change of name.
    func nameChanged() {
        var ancestor = links.superlayer
        while let layer = ancestor {
            if layer.attachments.animatesSublayers { return noteChange() }
            ancestor = layer.links.superlayer
        }
    }

    /// Finds the descendant that a key path names, through any number of `sublayers.NAME`, and returns the rest of the path.
    private func target(of keyPath: String) -> (layer: CALayer, keyPath: String)? {
        var (layer, rest) = (self, keyPath)
        while let (sublayer, next) = layer.sublayer(at: rest) {
            guard let sublayer, let next else { return nil }
            (layer, rest) = (sublayer, next)
        }
        return layer === self ? nil : (layer, rest)
    }

    private func removeAncestorAnimations(of owner: CALayer) {
        let owner = ObjectIdentifier(owner)
        guard ancestorAnimations.contains(where: { $0.owner == owner }) else { return }
        if ancestorAnimations.contains(where: { $0.owner == owner && $0.redraws }) { markNeedsDisplay() }
        attachments.sparse.ancestorAnimations.removeAll { $0.owner == owner }
        noteChange()
    }

    private func attachFromAncestor(_ attached: AttachedAnimation, from owner: CALayer) {
        let description = attached.animation.sceneAnimation(id: attached.id, beginTime: attached.begin ?? 0)
        var redraws = false
        // Resolving the key paths also shows whether the animation changes a value that this layer draws into its contents.
        let recording = attached.recording(on: self).map { _ in
            AnimationRecording(attached.label) { [self] in owner.target(of: $0).flatMap { place($0.keyPath) } }
        }
        let animation = LayerAnimation(description, on: state, recording: recording) { keyPath in
            guard let target = owner.target(of: keyPath), target.layer === self else { return nil }
            redraws = redraws || Self.needsDisplay(forKey: String(target.keyPath.prefix { $0 != "." }))
            return access(target.keyPath)
        }
        let timings = timings(below: owner)
        attachments.sparse.ancestorAnimations.append(
            SublayerAnimation(
                animation: timings.isEmpty ? animation : animation.converted(toDescendantThrough: timings), owner: ObjectIdentifier(owner),
                redraws: redraws))
        if redraws { markNeedsDisplay() }
        noteChange()
    }

    /// Returns the timings of this layer and its ancestors below `ancestor`, from the top down; omits timings that change no time.
    private func timings(below ancestor: CALayer) -> [MediaTiming] {
        var timings: [MediaTiming] = []
        var layer: CALayer? = self
        while let current = layer, current !== ancestor {
            if !current.state.hasPlainTiming { timings.append(current.state.timing) }
            layer = current.links.superlayer
        }
        return timings.reversed()
    }
}
