import LaminaHistory
import LaminaPrimitives
import LaminaScene

/// Histories that tests write by hand.
enum TestHistory {
    /// A run of 4 s on a screen of 100 × 80 points, at two pixels per point, whose media time begins at 1000 s.
    ///
    /// A red square of 20 points, layer 2, moves from (10, 10) to (90, 10) between the seconds 1 and 3. At 2.5 s a second commit adds a blue layer, 3.
    static func movingSquare(duration: Double = 2) -> History {
        var history = empty()
        let square = self.square(animations: [animation("position.x", from: 10, to: 90, begin: 1001, duration: duration)])
        let blue = LayerNode(id: LayerID(3), state: state(50, 60, 10, .blue))
        history.commits = [tree([square], at: 1000), tree([square, blue], at: 1002.5)]
        history.lines = CodeLine(file: "Square.swift", line: 12).map { [7: $0] } ?? [:]
        history.layers = [
            LayerID(1): LayerName(className: "CALayer", name: nil, delegateClass: "UIWindow"),
            LayerID(2): LayerName(className: "CAShapeLayer", name: "square", delegateClass: nil),
        ]
        return history
    }

    static func empty() -> History {
        var history = History(
            screen: History.Screen(width: 200, height: 160, scale: 2, background: .white, start: 1_000_000_000_000), app: "Test", seed: 1)
        history.duration = 4
        return history
    }

    static func square(animations: [LayerAnimation] = []) -> LayerNode {
        LayerNode(id: LayerID(2), state: state(10, 10, 20, .red), animations: animations)
    }

    static func state(_ x: Double, _ y: Double, _ side: Double, _ color: Color?) -> LayerState {
        var state = LayerState()
        state.bounds = Rect(0, 0, side, side)
        state.position = Point(x, y)
        state.backgroundColor = color
        return state
    }

    static func tree(_ children: [LayerNode], at time: Double) -> RenderTree {
        var root = LayerState()
        root.bounds = Rect(0, 0, 100, 80)
        root.position = Point(50, 40)
        return RenderTree(root: LayerNode(id: LayerID(1), state: root, children: NodeList(children)), commitTime: time)
    }

    /// An animation of a number.
    static func animation(
        _ keyPath: String, from: Double, to: Double, begin: Double, duration: Double, id: UInt64 = 7, _ change: (inout Animation) -> Void = { _ in }
    ) -> LayerAnimation {
        var timing = MediaTiming(duration: duration)
        timing.beginTime = begin
        var animation = Animation(id: id, keyPath: keyPath, timing: timing, kind: .basic(BasicValues(from: .number(from), to: .number(to))))
        change(&animation)
        return resolved(animation)
    }

    static func resolved(_ animation: Animation, key: String? = "move") -> LayerAnimation {
        let tracks = animation.leaves().enumerated().compactMap { index, leaf -> AnimationSource.Track? in
            let parts = leaf.animation.keyPath.split(separator: ".", maxSplits: 1)
            let place = LayerState.properties[String(parts[0])].flatMap { AnimatedPlace($0, part: parts.count > 1 ? parts[1] : nil) }
            return place.map { AnimationSource.Track(leaf: index, place: $0, model: nil) }
        }
        let label = AnimationSource.Label(key: key, className: "CABasicAnimation")
        guard let resolved = LayerAnimation.resolved(from: AnimationSource(animation, label, tracks: tracks, mayTilt: false)) else {
            preconditionFailure("the animation names no property of a layer")
        }
        return resolved
    }
}

extension Color {
    static let (red, blue) = (Color(red: 1, green: 0, blue: 0, alpha: 1), Color(red: 0, green: 0, blue: 1, alpha: 1))
}
