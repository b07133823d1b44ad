import LaminaScene

extension CALayer {
    /// The objects of every layer, and the values that its other properties or its place in the tree determine.
    static let objectRows = RowTable<ObjectProperty<CALayer>>([
        .object("style", \CALayer.style).archived(.first),
        .object("actions", \CALayer.actions),
        .options("autoresizingMask", \CALayer.autoresizingMask),
        .object("backgroundFilters", \CALayer.backgroundFilters),
        .object("compositingFilter", \CALayer.compositingFilter),
        .object("constraints", \CALayer.constraints),
        .object("filters", \CALayer.filters),
        .object("layoutManager", \CALayer.layoutManager),
        .object("name", \CALayer.name),
        .object("sublayers", \CALayer.sublayers).archived(.tree),
        .object("mask", \CALayer.mask).archived(.tree),
        .constant("superlayer", \CALayer.superlayer),
        .object("delegate", \CALayer.delegate).archived(.none),
        .plain("frame", \CALayer.frame).archived(.none),
    ])
}
