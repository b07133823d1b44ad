import LaminaPrimitives
package import LaminaScene

/// The rows whose values differ from the initial ones, each with its number and value, and then the parts that have no rows.
extension LayerState: Recordable {
    package init(_ old: LayerState?, in form: inout some RecordForm) throws(RecordError) {
        self.init()
        let rows = old?.changedRows
        let count = try form.count(rows?.count)
        for index in 0..<count { try read(row: rows?[index], of: old, in: &form) }
        let kindTag = try form.byte(old?.kind.rawValue)
        guard let kind = LayerKind(rawValue: kindTag) else { throw .unknownCase(Int(kindTag), of: "layers") }
        self.kind = kind
        if let effects: EffectsState = try form.optional(old.flatMap { $0.hasNoEffects ? nil : $0.effects }) { self.effects = effects }
        if let patterns: PatternState = try form.optional(old.flatMap { $0.hasNoPatterns ? nil : $0.patterns }) { self.patterns = patterns }
        let custom: [NamedRecord] = try form.list(old.map { NamedRecord.sorted($0.custom.values) })
        for record in custom { self.custom[record.name] = record.value }
        if kind == .emitter {
            emitter.cells = try form.list(old?.emitter.cells)
            emission = try form.value(old?.emission)
        }
        if kind == .tiled { tiled.tiles = try form.list(old?.tiled.tiles) }
        guard isShowable else { throw .unsuitable("the geometry") }
    }

    private mutating func read(row old: Int?, of state: LayerState?, in form: inout some RecordForm) throws(RecordError) {
        let row = PropertyRows.all[try form.row(old)]
        let value: Value = try form.value(state.map { row.property.access.value(in: $0) })
        guard !(row.property.effects.contains(.refusesNaN) && value.hasNaN), row.property.access.set(value, in: &self) else {
            throw .unsuitable(row.name)
        }
    }

    private var changedRows: [Int] {
        PropertyRows.groups.filter { $0.isUsed(self) }.flatMap { group in
            group.range.filter { PropertyRows.all[$0].property.access.value(in: self) != Self.initialValues[$0] }
        }
    }

    private static let initialValues = PropertyRows.all.map { $0.property.access.value(in: LayerState()) }
}

extension EffectsState: Recordable {
    package init(_ old: EffectsState?, in form: inout some RecordForm) throws(RecordError) {
        self.init()
        filters = try form.list(old?.filters)
        backgroundFilters = try form.list(old?.backgroundFilters)
        let raw = try form.value((old?.blend.rawValue).map { Int($0) })
        guard let blend = Int32(exactly: raw).flatMap({ BlendMode(rawValue: $0) }) else { throw .unknownCase(raw, of: "blend modes") }
        self.blend = blend
    }
}

extension LayerFilter: Recordable {
    package init(_ old: LayerFilter?, in form: inout some RecordForm) throws(RecordError) {
        let kind: FilterKind = try form.named(old?.kind, "kind of filter")
        let name: String = try form.value(old?.name)
        let isEnabled = try form.flag(old?.isEnabled)
        let inputs: [NamedRecord] = try form.list(old.map { NamedRecord.sorted($0.inputs) })
        self.init(kind, name: name, isEnabled: isEnabled, inputs: inputs.dictionary)
    }
}

extension PatternState: Recordable {
    package init(_ old: PatternState?, in form: inout some RecordForm) throws(RecordError) {
        self.init()
        background = try form.optional(old?.background)
        border = try form.optional(old?.border)
        fill = try form.optional(old?.fill)
        stroke = try form.optional(old?.stroke)
    }
}

extension LayerPattern: Recordable {
    package init(_ old: LayerPattern?, in form: inout some RecordForm) throws(RecordError) {
        let tile: LayerTile? = try form.optional(old?.tile)
        let scale: Double? = try form.optional(old?.scale)
        self.init(StoredPattern(tile: tile), tile: tile, scale: scale)
    }
}

/// A pattern colour from a file: it has the drawn cell, and not the code that drew it.
private final class StoredPattern: PatternSource {
    private let tile: LayerTile?

    init(tile: LayerTile?) { self.tile = tile }

    func layerTile(scale: Double) -> LayerTile? { tile }
}

extension LayerTile: Recordable {
    package init(_ old: LayerTile?, in form: inout some RecordForm) throws(RecordError) {
        let picture = try form.picture(old?.picture)
        let fromLayer: AffineTransform = try form.value(old?.fromLayer)
        self.init(picture: picture, fromLayer: fromLayer, opacity: try form.value(old?.opacity))
        guard let tint = UInt32(exactly: try form.whole((old?.tint).map { UInt64($0) })) else { throw .overflow }
        self.tint = tint
        guard fromLayer.isFinite, opacity.isFinite else { throw .notANumber("the place of a pattern") }
    }
}

extension ContentsTile: Recordable {
    package init(_ old: ContentsTile?, in form: inout some RecordForm) throws(RecordError) {
        let picture = try form.picture(old?.picture)
        let rect: Rect = try form.value(old?.rect)
        let scale = try form.time(old?.scale)
        let fade: TimeSpan? = try form.optional((old?.fade).map { TimeSpan(range: $0) })
        self.init(picture: picture, rect: rect, scale: scale, fade: fade?.range, end: try form.optional(old?.end))
        guard rect.isFinite, scale > 0, scale.isFinite else { throw .unsuitable("a tile") }
    }
}

private struct TimeSpan: Recordable {
    let range: ClosedRange<Double>

    init(range: ClosedRange<Double>) { self.range = range }

    init(_ old: TimeSpan?, in form: inout some RecordForm) throws(RecordError) {
        let start = try form.time(old?.range.lowerBound)
        let end = try form.time(old?.range.upperBound)
        guard start <= end else { throw .unsuitable("a span of time") }
        range = start...end
    }
}
