package import LaminaPrimitives

/// The filters of a layer, and the mode in which it is composited with what lies beneath.
package struct EffectsState: Sendable, Hashable, SparseDefault {
    package static let initial = EffectsState()

    /// The filters of the layer's own picture, sublayers included, in the order in which they apply.
    package var filters: [LayerFilter] = []
    /// The filters of what lies beneath the layer, inside its outline.
    package var backgroundFilters: [LayerFilter] = []
    /// The mode in which the layer's picture is composited.
    package var blend = BlendMode.normal

    package init() {}
}

/// A filter of a layer: its kind and its inputs by name.
package struct LayerFilter: Sendable, Hashable {
    /// The most filters of one list that are drawn.
    package static let mostDrawn = 32

    package var kind: FilterKind
    /// The name in key paths such as `filters.NAME.inputRadius`.
    package var name: String
    package var isEnabled: Bool
    /// The values of the inputs that have one, such as `inputRadius`.
    package var inputs: [String: Value]

    package init(_ kind: FilterKind, name: String, isEnabled: Bool = true, inputs: [String: Value] = [:]) {
        self.kind = kind
        self.name = name
        self.isEnabled = isEnabled
        self.inputs = inputs
    }
}

/// The effect of a filter.
package enum FilterKind: String, Sendable, Hashable, CaseIterable {
    case gaussianBlur
    case boxBlur
    case colorMatrix
    /// A colour matrix given by one vector for each output component, as Core Image has it.
    case colorVectors
    case saturation
    case brightness
    case contrast
    /// Saturation, brightness and contrast in one filter.
    case colorControls
    case inversion
    case monochrome
    case hueRotation
    case multiplication
    case luminanceToAlpha
    case alphaThreshold
    case sepia
    case vignette
    case pixellate
}

extension EffectsState {
    /// Returns the list with this name, `filters` or `backgroundFilters`.
    package subscript(list: FilterList) -> [LayerFilter] {
        get { list == .filters ? filters : backgroundFilters }
        set { if list == .filters { filters = newValue } else { backgroundFilters = newValue } }
    }
}

/// The two lists of filters that a layer has; the raw values are their names in key paths.
package enum FilterList: String, Sendable, Hashable, CaseIterable {
    case filters
    case backgroundFilters
}
