import CoreGraphics

/// Animations that run together, in the group's time; the group ends them at its own end.
///
/// Delegates and `isRemovedOnCompletion` of the children have no meaning. A child without duration lasts as long as the group.
open class CAAnimationGroup: CAAnimation {
    /// The children, in the order in which they apply; default nil.
    ///
    /// The animations are not copied until the group is. An array with the group itself somewhere inside is refused.
    open var animations: [CAAnimation]? {
        get { children }
        set {
            guard let newValue, contains(self, in: newValue) else {
                children = newValue
                return
            }
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a CAAnimationGroup cannot contain itself; the old value stays")
        }
    }

    private var children: [CAAnimation]?

    /// Groups inside are let go one after the other: a long chain of them would not fit on the stack.
    deinit {
        var pending = children ?? []
        children = nil
        while var animation = pending.popLast() {
            guard isKnownUniquelyReferenced(&animation), let group = animation as? CAAnimationGroup else { continue }
            pending += group.children ?? []
            group.children = nil
        }
    }

    package override class var properties: AnimationPropertyTable { groupTable }

    package override class func makePlain() -> CAAnimation { CAAnimationGroup() }

    /// The children are copied too.
    package override func copyState(into copy: CAAnimation) {
        super.copyState(into: copy)
        guard let copy = copy as? CAAnimationGroup else { return }
        // A list instead of recursion: how deep groups nest is the app's choice.
        var pending = [(self, copy)]
        while let (source, target) = pending.popLast() {
            target.children = source.children?.map { child in
                // Subclasses may copy in a way of their own.
                guard type(of: child) == CAAnimationGroup.self, let nested = child as? CAAnimationGroup else { return child.attachedCopy() }
                let copy = CAAnimationGroup()
                nested.copyOwnState(into: copy)
                pending.append((nested, copy))
                return copy
            }
        }
    }

    /// Everything but the children.
    private func copyOwnState(into copy: CAAnimationGroup) { super.copyState(into: copy) }

    private func contains(_ group: CAAnimationGroup, in animations: [CAAnimation]) -> Bool {
        var pending = animations
        while let animation = pending.popLast() {
            if animation === group { return true }
            pending += (animation as? CAAnimationGroup)?.children ?? []
        }
        return false
    }

    private static let groupTable = CAAnimation.properties + [.object("animations", \CAAnimationGroup.animations)]
}
