import CoreGraphics
package import LaminaScene

extension CAAnimation {
    /// Returns the animation and its children in the form that the scene evaluates.
    ///
    /// - Parameters:
    ///   - id: The number that identifies the animation.
    ///   - beginTime: The begin time in the layer's time, in seconds.
    package func sceneAnimation(id: UInt64, beginTime: Double) -> Animation {
        var animation = describeAll()
        animation.id = id
        animation.timing.beginTime = beginTime
        return animation
    }

    /// Describes the animation and its children depth first, with a stack instead of recursion, because an app may nest groups to any depth.
    private func describeAll() -> Animation {
        var open = [OpenGroup(self)]
        while true {
            let last = open.count - 1
            if let child = open[last].nextChild() {
                open.append(open.count < OpenGroup.deepest ? OpenGroup(child) : OpenGroup(tooDeep: child))
                continue
            }
            let animation = open[last].closed
            open.removeLast()
            if open.isEmpty { return animation }
            open[last - 1].described.append(animation)
        }
    }
}

/// A group on the stack, some of whose children have been described.
private struct OpenGroup {
    private let animation: CAAnimation
    private let children: [CAAnimation]?
    var described: [Animation] = []

    /// The number of nested levels that the scene accepts; it is limited because the scene's values are released recursively.
    static let deepest = 256

    init(_ animation: CAAnimation) {
        self.animation = animation
        children = (animation as? CAAnimationGroup)?.animations
    }

    /// Creates a group without children in place of one that is nested too deeply; reports it.
    init(tooDeep animation: CAAnimation) {
        self.animation = animation
        children = nil
        guard animation is CAAnimationGroup else { return }
        Diagnostics.report(
            exception: "NSInvalidArgumentException",
            detail: "animation groups are nested more than \(Self.deepest) levels deep; the deeper ones have no effect")
    }

    /// Returns the first child that is not described yet; nil when all are.
    func nextChild() -> CAAnimation? {
        guard let children, described.count < children.count else { return nil }
        return children[described.count]
    }

    var closed: Animation {
        var result = animation.describe()
        if children != nil { result.kind = .group(described) }
        return result
    }
}
