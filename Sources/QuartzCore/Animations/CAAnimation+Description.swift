import CoreGraphics
package import LaminaScene

extension CAAnimation {
    /// The animation, with all its children, as the scene plays it.
    ///
    /// - Parameters:
    ///   - id: Tells it apart from others.
    ///   - beginTime: In the layer's time, seconds.
    package func sceneAnimation(id: UInt64, beginTime: Double) -> Animation {
        var animation = describeAll()
        animation.id = id
        animation.timing.beginTime = beginTime
        return animation
    }

    /// A stack instead of recursion: how deep groups nest is the app's choice.
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

/// An animation whose children are being described.
private struct OpenGroup {
    private let animation: CAAnimation
    private let children: [CAAnimation]?
    var described: [Animation] = []

    /// How many levels the scene takes: its values are let go by recursion.
    static let deepest = 256

    init(_ animation: CAAnimation) {
        self.animation = animation
        children = (animation as? CAAnimationGroup)?.animations
    }

    /// A group so deep inside others has no children.
    init(tooDeep animation: CAAnimation) {
        self.animation = animation
        children = nil
        guard animation is CAAnimationGroup else { return }
        Diagnostics.report(
            exception: "NSInvalidArgumentException", detail: "groups more than \(Self.deepest) deep inside each other show nothing")
    }

    /// The child that comes after those that are described.
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
