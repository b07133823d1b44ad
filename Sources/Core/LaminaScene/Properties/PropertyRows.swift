/// All properties of all layer classes, each under a name that no other one has, such as `shape.lineWidth`.
///
/// Classes share the rows of `layer`; the names of two classes may be equal otherwise, as `preservesDepth` of emitters and replicators.
package enum PropertyRows {
    /// One property with its name.
    package struct Row: Sendable {
        package let name: String
        package let property: Property
    }

    /// The rows of one class.
    package struct Group: Sendable {
        /// The indices of the rows in `all`.
        package let range: Range<Int>
        /// True when a state may differ from the initial values in one of the rows.
        package let isUsed: @Sendable (LayerState) -> Bool
    }

    package static let all = sections.flatMap { section in section.rows.map { Row(name: "\(section.name).\($0.name)", property: $0) } }

    package static let groups: [Group] = {
        var start = 0
        return sections.map { section in
            defer { start += section.rows.count }
            return Group(range: start..<start + section.rows.count, isUsed: section.isUsed)
        }
    }()

    private struct Section: Sendable {
        let name: String
        let rows: [Property]
        var isUsed: @Sendable (LayerState) -> Bool = { _ in true }
    }

    private static let sections = [
        Section(name: "layer", rows: LayerState.rows),
        Section(name: "flags", rows: LayerFlags.rows),
        Section(name: "edges", rows: EdgeState.rows, isUsed: { !$0.hasPlainEdges }),
        Section(name: "shadow", rows: ShadowState.rows, isUsed: { !$0.hasNoShadow }),
        Section(name: "contents", rows: ContentsState.rows),
        Section(name: "timing", rows: MediaTiming.rows, isUsed: { !$0.hasPlainTiming }),
        section("shape", ShapeState.properties, .shape),
        section("gradient", GradientState.properties, .gradient),
        section("emitter", EmitterState.properties, .emitter),
        section("replicator", ReplicatorState.properties, .replicator),
        section("tiled", TiledState.properties, .tiled),
        section("text", TextState.properties),
        section("scroll", ScrollState.properties),
    ]

    /// The rows that a class adds to those of every layer.
    private static func section(_ name: String, _ table: PropertyTable, _ kind: LayerKind? = nil) -> Section {
        let own = Array(table.rows.dropFirst(LayerState.properties.rows.count))
        return Section(name: name, rows: own, isUsed: { kind == nil || $0.kind == kind })
    }
}
