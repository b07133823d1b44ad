extension LayerState {
    /// The properties that every layer has.
    package static let properties = PropertyTable([
        Property("bounds", \.bounds, [.implicit, .layout, .refusesNaN]),
        Property("position", \.position, [.implicit, .refusesNaN]),
        Property("zPosition", \.zPosition, [.implicit, .refusesNaN]),
        Property("anchorPoint", \.anchorPoint, [.implicit, .refusesNaN]),
        Property("anchorPointZ", \.anchorPointZ, [.implicit, .refusesNaN]),
        Property("transform", \.transform, [.implicit, .refusesNaN]),
        Property("sublayerTransform", \.sublayerTransform, [.implicit, .refusesNaN]),
        Property("opacity", \.opacity),
        Property("backgroundColor", \.backgroundColor),
        Property("hidden", \.flags.isHidden, alias: "isHidden"),
        Property("masksToBounds", \.flags.masksToBounds),
        Property("doubleSided", \.flags.isDoubleSided, alias: "isDoubleSided", .none),
        Property("geometryFlipped", \.flags.isGeometryFlipped, alias: "isGeometryFlipped", .none),
        Property("opaque", \.flags.isOpaque, alias: "isOpaque", .none),
        Property("allowsGroupOpacity", \.flags.allowsGroupOpacity, .none),
        Property("allowsEdgeAntialiasing", \.flags.allowsEdgeAntialiasing, .none),
        Property("shouldRasterize", \.flags.shouldRasterize, .none),
        Property("drawsAsynchronously", \.flags.drawsAsynchronously, .none),
        Property("needsDisplayOnBoundsChange", \.flags.needsDisplayOnBoundsChange, .none),
        Property("wantsExtendedDynamicRangeContent", \.flags.wantsExtendedDynamicRangeContent, .none),
        Property("cornerRadius", \.edges.cornerRadius),
        Property("maskedCorners", \.edges.maskedCorners, .none),
        Property("cornerCurve", \.edges.cornerCurve, .none),
        Property("borderWidth", \.edges.borderWidth),
        Property("borderColor", \.edges.borderColor),
        Property("edgeAntialiasingMask", \.edges.edgeAntialiasingMask, .none),
        Property("rasterizationScale", \.edges.rasterizationScale),
        Property("minificationFilterBias", \.contents.minificationBias),
        Property("shadowColor", \.shadow.color),
        Property("shadowOpacity", \.shadow.opacity),
        Property("shadowOffset", \.shadow.offset),
        Property("shadowRadius", \.shadow.radius),
        Property("shadowPath", \.shadow.path, .none),
        Property("contents", \.picture),
        Property("contentsRect", \.contents.rect),
        Property("contentsCenter", \.contents.center),
        Property("contentsGravity", \.contents.gravity, .none),
        Property("contentsScale", \.contents.scale),
        Property("contentsFormat", \.contents.format, .none),
        Property("contentsHeadroom", \.contents.headroom, .none),
        Property("minificationFilter", \.contents.minification, .none),
        Property("magnificationFilter", \.contents.magnification, .none),
        Property("preferredDynamicRange", \.contents.dynamicRange, .none),
        Property("toneMapMode", \.contents.toneMapMode, .none),
        Property("beginTime", \.timing.beginTime, .none),
        Property("timeOffset", \.timing.timeOffset, .none),
        Property("speed", \.timing.speed, .none),
        Property("duration", \.timing.duration, .none),
        Property("repeatCount", \.timing.repeatCount, .none),
        Property("repeatDuration", \.timing.repeatDuration, .none),
        Property("autoreverses", \.timing.autoreverses, .none),
        Property("fillMode", \.timing.fillMode, .none),
    ])
}

extension ShapeState {
    /// The properties of a shape layer.
    package static let properties =
        LayerState.properties + [
            Property("path", \.shape.path, .none),
            Property("fillColor", \.shape.fillColor),
            Property("fillRule", \.shape.fillRule, .none),
            Property("strokeColor", \.shape.strokeColor),
            Property("strokeStart", \.shape.strokeStart),
            Property("strokeEnd", \.shape.strokeEnd),
            Property("lineWidth", \.shape.lineWidth),
            Property("miterLimit", \.shape.miterLimit),
            Property("lineCap", \.shape.lineCap, .none),
            Property("lineJoin", \.shape.lineJoin, .none),
            Property("lineDashPhase", \.shape.lineDashPhase),
            Property("lineDashPattern", \.shape.lineDashPattern, .none),
        ]
}

extension GradientState {
    /// The properties of a gradient layer.
    package static let properties =
        LayerState.properties + [
            Property("colors", \.gradient.colors),
            Property("locations", \.gradient.locations),
            Property("startPoint", \.gradient.startPoint),
            Property("endPoint", \.gradient.endPoint),
            Property("type", \.gradient.type, .none),
        ]
}

extension TextState {
    /// The properties of a text layer.
    package static let properties =
        LayerState.properties + [
            Property("fontSize", \.text.fontSize),
            Property("foregroundColor", \.text.foregroundColor),
            Property("wrapped", \.text.isWrapped, alias: "isWrapped", .none),
            Property("alignmentMode", \.text.alignmentMode, .none),
            Property("truncationMode", \.text.truncationMode, .none),
            Property("allowsFontSubpixelQuantization", \.text.allowsFontSubpixelQuantization, .none),
        ]
}
