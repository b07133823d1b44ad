import LaminaPrimitives
import LaminaScene

/// An emitter layer for tests.
enum Emitters {
    static let picture = Picture(Bitmap(width: 4, height: 4, fill: .max))

    /// A layer with one cell that has an image.
    static func state(_ change: (inout EmitterState, inout EmitterCell) -> Void) -> LayerState {
        var state = LayerState()
        state.kind = .emitter
        var (emitter, cell) = (EmitterState(), EmitterCell())
        cell.contents = picture
        cell.name = "cell"
        change(&emitter, &cell)
        emitter.cells = [cell]
        state.emitter = emitter
        return state
    }

    /// The node of a layer whose emission has had these states, each from a time on.
    static func node(_ states: [(time: Double, state: LayerState)], animations: [LayerAnimation] = []) -> LayerNode {
        var history = EmissionHistory()
        for (time, state) in states { history = history.continued(by: state, animations, at: time) }
        var last = states[states.count - 1].state
        last.emission = history
        return LayerNode(id: LayerID(1), state: last, animations: animations)
    }

    /// The sprites that a node shows at a time, in a frame of 400 × 400 pixels whose centre is the layer's origin.
    static func sprites(_ node: LayerNode, at time: Double) -> [Sprite] {
        let frame = Frame(node, at: time, placement: Projection(.translation(200, 200)), width: 400, height: 400)
        return frame.items.flatMap { item -> [Sprite] in
            if case .sprites(let drawing) = item.content { drawing.sprites } else { [] }
        }
    }

    static func sprites(_ state: LayerState, at time: Double) -> [Sprite] { sprites(node([(0, state)]), at: time) }
}
