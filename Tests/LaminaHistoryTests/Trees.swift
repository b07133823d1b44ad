import LaminaHistory
import LaminaPrimitives
import LaminaScene

/// Makers of trees and histories for tests.
enum Trees {
    static let screen = History.Screen(width: 40, height: 40, scale: 1, background: .white, start: 1_000_000_000_000)

    static func node(
        _ id: UInt64, animations: [LayerAnimation] = [], children: [LayerNode] = [], mask: LayerNode? = nil,
        _ change: (inout LayerState) -> Void = { _ in }
    ) -> LayerNode {
        var state = LayerState()
        state.bounds = Rect(0, 0, 20, 20)
        state.position = Point(20, 20)
        change(&state)
        return LayerNode(id: LayerID(id), state: state, animations: animations, children: NodeList(children), mask: mask)
    }

    /// An animation with its source, as a recorded run has it.
    static func animation(_ animation: Animation, on state: LayerState = LayerState(), key: String? = nil) -> LayerAnimation {
        let recording = AnimationRecording(AnimationSource.Label(key: key, className: "CABasicAnimation")) { keyPath in
            LayerState.properties.resolve(keyPath).flatMap { row, _ in
                AnimatedPlace(row, part: keyPath.firstIndex(of: ".").map { keyPath[keyPath.index(after: $0)...] })
            }
        }
        return LayerAnimation(animation, on: state, recording: recording) { LayerState.properties.resolve($0)?.access }
    }

    static func move(id: UInt64 = 7, begin: Double = 1000) -> Animation {
        var timing = MediaTiming(duration: 2)
        timing.beginTime = begin
        var animation = Animation(
            id: id, keyPath: "position.x", timing: timing, kind: .basic(BasicValues(from: .number(-10), to: .number(30))))
        animation.timingFunction = .easeIn
        return animation
    }

    /// A history of trees at whole seconds.
    static func history(_ roots: [LayerNode], duration: Double = 10) -> History {
        var history = History(screen: screen, app: "Test", seed: 1)
        history.duration = duration
        history.commits = roots.enumerated().map { RenderTree(root: $1, commitTime: 1000 + Double($0)) }
        return history
    }

    /// The history that a file of this one has.
    static func stored(_ history: History) throws -> History {
        try HistoryFile.history(in: HistoryFile.bytes(of: history), name: "test.lamina")
    }
}
