import LaminaScene

/// The generated text of `Documentation/PropertyReference.md`.
enum PropertyReference {
    static let path = "Documentation/PropertyReference.md"

    static var text: String {
        let own = { (table: PropertyTable) in Array(table.rows.dropFirst(LayerState.properties.rows.count)) }
        return [
            introduction,
            section("Every layer", LayerState.properties.rows),
            section("CAShapeLayer", own(ShapeState.properties)),
            section("CAGradientLayer", own(GradientState.properties)),
            section("CATextLayer", own(TextState.properties)),
            section("CAScrollLayer", own(ScrollState.properties)),
            section("CATiledLayer", own(TiledState.properties)),
            section("CAReplicatorLayer", own(ReplicatorState.properties)),
            section("CAEmitterLayer", own(EmitterState.properties)),
            cells,
            parts,
        ].joined(separator: "\n")
    }

    private static let introduction = """
        # Properties of layers

        Made from the property tables in `Sources/Core/LaminaScene/Properties`; a test compares this file with them. To write it anew:

            LAMINA_WRITE_DOCUMENTATION=1 swift test --filter PropertyReferenceTests

        A layer on screen animates a change *by itself* where the table says so, unless an action says otherwise. Any property can be animated
        explicitly: lists are mixed element by element, one picture fades into the other, names change half-way.

        """

    private static func section(_ title: String, _ rows: [Property]) -> String {
        let lines = rows.map { "| \(cells(of: $0).joined(separator: " | ")) |" }
        return """
            ## \(title)

            | property | also called | initial value | animates by itself | a change also |
            |---|---|---|---|---|
            \(lines.joined(separator: "\n"))

            """
    }

    /// A table of the properties of emitter cells.
    private static var cells: String {
        let lines = EmitterCell.properties.rows.map { row in
            "| `\(row.name)` | \(row.alias.map { "`\($0)`" } ?? "") | \(row.value(in: EmitterCell()).words) |"
        }
        return """
            ## CAEmitterCell

            Key paths of the layer name a cell by its name, as in `emitterCells.NAME.birthRate`.

            | property | also called | initial value |
            |---|---|---|
            \(lines.joined(separator: "\n"))

            """
    }

    private static func cells(of row: Property) -> [String] {
        [
            "`\(row.name)`", row.alias.map { "`\($0)`" } ?? "", row.access.value(in: LayerState()).words,
            row.effects.contains(.implicit) ? "yes" : "", consequences(of: row.effects).joined(separator: ", "),
        ]
    }

    private static func consequences(of effects: PropertyEffects) -> [String] {
        (effects.contains(.layout) ? ["asks for layout"] : []) + (effects.contains(.refusesNaN) ? ["is refused with NaN"] : [])
    }

    /// A table of the parts of values.
    ///
    /// Parts belong to types, so one property of each type serves as an example.
    private static var parts: String {
        let types = [("a point", "position"), ("a rectangle", "bounds"), ("a size", "shadowOffset"), ("a transform", "transform")]
        let lines = types.compactMap { title, name in
            LayerState.properties[name].map { row in
                let names = row.access.value(in: LayerState()).partNames.map { "`\($0)`" }
                return "| \(title), such as `\(name)` | \(names.joined(separator: ", ")) |"
            }
        }
        return """
            ## Parts of values

            Key paths of animations and of key-value coding can name a part, as in `position.x`.

            | in | parts |
            |---|---|
            \(lines.joined(separator: "\n"))

            """
    }
}

extension Value {
    /// The value in words for the documentation.
    fileprivate var words: String {
        switch self {
        case .null: "none"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): Self.words(number)
        case .text(let name): "`\(name)`"
        case .point(let point): "(\(Self.words(point.x)), \(Self.words(point.y)))"
        case .size(let size): "\(Self.words(size.width)) × \(Self.words(size.height))"
        case .rect(let rect): "\(Value.point(rect.origin).words), \(Value.size(rect.size).words)"
        case .color(let color): color == .black ? "black" : color == .white ? "white" : "\(color)"
        case .transform(let transform): transform == .identity ? "identity" : "\(transform)"
        case .path: "a path"
        case .picture: "a picture"
        case .array(let values): values.map(\.words).joined(separator: ", ")
        }
    }

    private static func words(_ number: Double) -> String {
        if number.isInfinite { return "infinite" }
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// The key-path components of a value of this type, in order.
    fileprivate var partNames: [String] {
        switch self {
        case .point(let point): Self.partNames(of: point)
        case .size(let size): Self.partNames(of: size)
        case .rect(let rect): Self.partNames(of: rect)
        case .transform(let transform): Self.partNames(of: transform)
        default: []
        }
    }

    private static func partNames<V: Animatable>(of value: V) -> [String] { V.components.keys.sorted() }
}
