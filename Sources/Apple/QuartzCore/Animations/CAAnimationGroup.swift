import CoreGraphics
package import LaminaScene

/// Animations that run together in the group's time, and that end when the group ends.
///
/// The children's delegates and their values of `isRemovedOnCompletion` have no effect. A child without a duration lasts as long as the group.
open class CAAnimationGroup: CAAnimation {
    /// The children, in the order in which they apply; default nil.
    ///
    /// The children are copied when the group is copied, not when they are set. An array that contains the group itself, directly or in nested
    /// groups, is refused.
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

    /// Releases nested groups iteratively, because releasing a long chain of them recursively would overflow the stack.
    deinit {
        var pending = children ?? []
        children = nil
        while var animation = pending.popLast() {
            guard isKnownUniquelyReferenced(&animation), let group = animation as? CAAnimationGroup else { continue }
            pending += group.children ?? []
            group.children = nil
        }
    }

    package override class var properties: RowTable<ObjectProperty<CAAnimation>> { groupTable }

    package override class func makePlain() -> CAAnimation { CAAnimationGroup() }

    /// Copies the group's values and its children.
    package override func copyState(into copy: CAAnimation) {
        super.copyState(into: copy)
        guard let copy = copy as? CAAnimationGroup else { return }
        // Iterates instead of recursing, because an app may nest groups to any depth.
        var pending = [(self, copy)]
        while let (source, target) = pending.popLast() {
            target.children = source.children?.map { child in
                // A subclass may override `copy(with:)`, so only plain groups are copied here.
                guard type(of: child) == CAAnimationGroup.self, let nested = child as? CAAnimationGroup else { return child.attachedCopy() }
                let copy = CAAnimationGroup()
                nested.copyOwnState(into: copy)
                pending.append((nested, copy))
                return copy
            }
        }
    }

    /// Copies the group's values without its children.
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
