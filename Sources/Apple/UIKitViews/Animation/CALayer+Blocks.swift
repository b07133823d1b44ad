import QuartzCore

extension CALayer {
    /// Returns the key for a block's animation.
    ///
    /// An additive animation gets an unused key. Any other animation gets the property's name as its key, and replaces the block animations of the
    /// property.
    package func makeRoom(for animation: CAPropertyAnimation) -> String {
        let name = animation.keyPath ?? ""
        guard !animation.isAdditive else { return freeKey(for: name) }
        removeBlockAnimations(of: name)
        return name
    }

    /// True when a block that does not allow user interaction animates this layer.
    var isClosedToTouches: Bool {
        attachedAnimations.contains { animation in
            (animation.delegate as? AnimationBlock).map { !$0.settings.allowsUserInteraction } ?? false
        }
    }

    /// Returns a key under which nothing is attached: the name, or the name with a number.
    private func freeKey(for name: String) -> String {
        let taken = Set(animationKeys() ?? [])
        var key = name
        var number = 2
        while taken.contains(key) {
            key = "\(name)-\(number)"
            number += 1
        }
        return key
    }

    /// Removes the animations that blocks added for a property or its components.
    private func removeBlockAnimations(of name: String) {
        for key in animationKeys() ?? [] {
            guard let animation = animation(forKey: key) as? CAPropertyAnimation, animation.delegate is AnimationBlock,
                let keyPath = animation.keyPath, keyPath == name || keyPath.hasPrefix(name + ".")
            else { continue }
            removeAnimation(forKey: key)
        }
    }
}
