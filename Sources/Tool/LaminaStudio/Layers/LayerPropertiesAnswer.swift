import LaminaHistory
import LaminaPrimitives
import LaminaScene

/// The properties of one layer at one time: model and presentation side by side.
struct LayerPropertiesAnswer: Encodable {
    let id: UInt64
    let name: String?
    let `class`: String
    let view: String?
    /// The bytes of the pictures that the layer shows.
    let memory: Int
    let properties: [Property]

    struct Property: Encodable {
        let key: String
        let model: String
        let presentation: String
        /// True when the model has the initial value.
        let isDefault: Bool
        /// True when the values are numbers, so that a graph can show them.
        let isNumeric: Bool
        /// The statement of Swift that sets the presented value; nil for pictures, paths and lists.
        let swift: String?
        /// The animations that act on the property at this time, by their places in the description of the run.
        let animations: [Int]
    }

    /// - Parameter animations: The animations that act on the layer at this time.
    init(_ layer: ShownLayer, _ name: LayerName?, animations: [(index: Int, animation: RunAnimation)]) {
        id = layer.node.id.number
        self.name = name?.name
        self.class = name?.className ?? "CALayer"
        view = name?.delegateClass
        memory = layer.node.state.pictureBytes
        properties = ShownProperty.all(of: layer.node.state).map { property in
            let (model, shown) = (property.value(in: layer.node.state), property.value(in: layer.state))
            return Property(
                key: property.key, model: model.shownText, presentation: shown.shownText, isDefault: property.isDefault(model),
                isNumeric: !shown.shownParts.isEmpty, swift: property.statement(shown),
                animations: animations.filter { $0.animation.property == property.key }.map(\.index))
        }
    }
}

/// A property that the page shows for a layer.
struct ShownProperty {
    let key: String
    /// The name in Swift, such as `isHidden` for `hidden`.
    let swiftName: String
    /// True for a key of the app's own.
    let isCustom: Bool
    private let read: (LayerState) -> Value
    private let initial: Value
    /// Sets a value that is written as a text; nil when the property takes none.
    private let edit: (String, inout LayerState) -> Value?

    /// The properties of a layer: geometry and appearance, and those of the others that the app has set.
    static func all(of state: LayerState) -> [ShownProperty] {
        let rows = PropertyRows.groups.filter { $0.isUsed(state) }.flatMap { PropertyRows.all[$0.range] }
        let own = rows.map { ShownProperty($0.property) }
        // The first group is that of the layer itself.
        let always = Set(PropertyRows.all[PropertyRows.groups[0].range].map(\.property.name) + ["hidden", "masksToBounds", "cornerRadius"])
        let custom = state.custom.values.keys.sorted().map { ShownProperty(custom: $0) }
        return own.filter { always.contains($0.key) || !$0.isDefault($0.value(in: state)) } + custom
    }

    /// The property of a key; nil when the layer has none of that name.
    static func named(_ key: String, of state: LayerState) -> ShownProperty? {
        if let row = PropertyRows.all.first(where: { $0.property.name == key }) { return ShownProperty(row.property) }
        return state.custom.values[key] == nil ? nil : ShownProperty(custom: key)
    }

    private init(_ property: Property) {
        key = property.name
        swiftName = property.alias.flatMap { $0.hasPrefix("is") ? $0 : nil } ?? property.name
        isCustom = false
        edit = { property.access.set(text: $0, in: &$1) }
        read = property.access.value
        initial = property.access.value(in: LayerState())
    }

    private init(custom key: String) {
        self.key = key
        (swiftName, isCustom) = (key, true)
        edit = { _, _ in nil }
        read = { $0.custom.values[key] ?? .null }
        initial = .null
    }

    func value(in state: LayerState) -> Value { read(state) }

    /// True when the property takes a value that is written as a text.
    func takes(_ text: String, in state: LayerState) -> Bool {
        var state = state
        return edit(text, &state) != nil
    }

    func isDefault(_ value: Value) -> Bool { value == initial }
}

extension LayerState {
    /// The bytes of the pixels of contents and tiles.
    fileprivate var pictureBytes: Int {
        let pictures = (picture.map { [$0.picture] } ?? []) + (kind == .tiled ? tiled.tiles.map(\.picture) : [])
        return pictures.reduce(0) { $0 + 4 * $1.width * $1.height }
    }
}
