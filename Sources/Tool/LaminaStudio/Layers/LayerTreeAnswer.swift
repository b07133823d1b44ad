import LaminaHistory
import LaminaPrimitives
import LaminaScene

/// The layers of one time, for the page's tree and its drawings over the picture.
struct LayerTreeAnswer: Encodable {
    let layers: [Layer]

    struct Layer: Encodable {
        let id: UInt64
        let name: String?
        let `class`: String
        /// The class of the view; nil for a layer without one.
        let view: String?
        /// The number of layers above.
        let depth: Int
        /// The corners on the screen, x and y in turn, in points.
        let quad: [Double]?
        let isVisible: Bool
        /// The reasons for which nobody sees the layer.
        let marks: [String]
    }

    init(_ shown: [ShownLayer], names: [LayerID: LayerName]) {
        layers = shown.map { layer in
            let name = names[layer.node.id]
            let corners = layer.corners
            let isVisible = layer.marks.isEmpty && corners != nil
            return Layer(
                id: layer.node.id.number, name: name?.name, class: name?.className ?? "CALayer", view: name?.delegateClass, depth: layer.depth,
                quad: corners?.flatMap { [$0.x, $0.y] }, isVisible: isVisible,
                marks: ShownLayer.Mark.allCases.filter(layer.marks.contains).map(\.rawValue))
        }
    }
}
