import CoreGraphics
import QuartzCore

extension CALayer {
    /// The key for what a block made: a free one when it adds up with what runs, or else the property's name, whose animations leave.
    func makeRoom(for animation: CAPropertyAnimation) -> String {
        let name = animation.keyPath ?? ""
        guard !animation.isAdditive else { return freeKey(for: name) }
        removeBlockAnimations(of: name)
        return name
    }

    /// A block that does not want touches meanwhile animates this layer.
    var isClosedToTouches: Bool {
        attachedAnimations.contains { animation in
            (animation.delegate as? AnimationBlock).map { !$0.settings.allowsUserInteraction } ?? false
        }
    }

    /// A key under which nothing is attached: the name, or the name with a number.
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

    /// Takes away what blocks added for a property or its parts.
    private func removeBlockAnimations(of name: String) {
        for key in animationKeys() ?? [] {
            guard let animation = animation(forKey: key) as? CAPropertyAnimation, animation.delegate is AnimationBlock,
                let keyPath = animation.keyPath, keyPath == name || keyPath.hasPrefix(name + ".")
            else { continue }
            removeAnimation(forKey: key)
        }
    }
}
