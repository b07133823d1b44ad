import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene
import TestSupport
import Testing

@testable import QuartzCore

/// Every property of every class of layers: key-value coding, archives, CAML and animation.
@Suite @MainActor struct EveryPropertyTests {
    nonisolated private static let classes: [CALayer.Type] = [
        CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATransformLayer.self, CAScrollLayer.self, CATiledLayer.self,
        CAEmitterLayer.self, CAReplicatorLayer.self,
    ]

    /// Properties that no archive and no file has.
    private static let neverStored: Set = ["wantsDynamicContentScaling"]

    /// Calls `body` with a layer of a class for each of its properties, and another value than the initial one.
    private func forEachProperty(_ index: Int, _ body: (CALayer, Property, Value) throws -> Void) throws {
        let type = Self.classes[index]
        for row in type.properties.rows {
            let value = try #require(OtherValues.other(than: type.initialState, for: row), "no other value for \(row.name)")
            try body(type.laminaInit(), row, value)
        }
    }

    /// The value of a property; pictures count as equal if their pixels are.
    private func value(_ row: Property, of layer: CALayer) -> Value {
        let value = row.access.value(in: layer.state)
        if case .picture(let picture) = value { return .array(picture.bitmap.pixels.map { .number(Double($0)) }) }
        return value
    }

    @Test(arguments: classes.indices)
    func keyValueCodingSetsWhatItReads(index: Int) throws {
        try forEachProperty(index) { layer, row, value in
            for key in [row.name, row.alias].compactMap({ $0 }) {
                let other = Swift.type(of: layer).laminaInit()
                other.setValue(value.bridged, forKey: key)
                layer.setValue(other.value(forKey: key), forKey: row.name)
                #expect(self.value(row, of: layer) == self.value(row, of: other), "\(key)")
                #expect(row.access.value(in: other.state) != row.access.value(in: Swift.type(of: layer).initialState), "\(key)")
                #expect(layer.value(forKeyPath: key).map { "\($0)" } == layer.value(forKey: row.name).map { "\($0)" }, "\(key)")
            }
        }
    }

    @Test(arguments: classes.indices)
    func archivesKeepEachProperty(index: Int) throws {
        try forEachProperty(index) { layer, row, value in
            layer.setValue(value.bridged, forKey: row.name)
            let copy = try Archive.roundTrip(layer)
            #expect((self.value(row, of: copy) == self.value(row, of: layer)) == !Self.neverStored.contains(row.name), "\(row.name)")
        }
    }

    @Test(arguments: classes.indices)
    func filesKeepEachProperty(index: Int) throws {
        try forEachProperty(index) { layer, row, value in
            layer.setValue(value.bridged, forKey: row.name)
            let text = try CAPackage.document(of: layer)
            let package = try CAPackage(Data(text.utf8), file: "written.caml")
            #expect(package.warnings == [], "\(row.name): \(text)")
            #expect(Swift.type(of: package.rootLayer) == Swift.type(of: layer))
            let isKept = self.value(row, of: package.rootLayer) == self.value(row, of: layer)
            #expect(isKept == !Self.neverStored.contains(row.name), "\(row.name): \(text)")
        }
    }

    @Test(arguments: classes.indices)
    func anAnimationOfEachPropertyEndsAtItsValue(index: Int) throws {
        try forEachProperty(index) { layer, row, value in
            let animation = CABasicAnimation(keyPath: row.name)
            animation.fromValue = row.access.value(in: layer.state).bridged
            animation.toValue = value.bridged
            (animation.duration, animation.fillMode, animation.isRemovedOnCompletion) = (1, .forwards, false)
            let resolved = LayerAnimation(animation.sceneAnimation(id: 1, beginTime: 0), on: layer.state, resolvedBy: layer.access)
            var state = layer.state
            resolved.apply(to: &state, at: 2)
            var expected = layer.state
            #expect(row.access.set(value, in: &expected))
            #expect(row.access.value(in: state) == row.access.value(in: expected), "\(row.name)")
        }
    }

    /// - Source: Measured on Apple's system, or its documentation.
    @Test(arguments: classes.indices)
    func everyPropertyHasItsInitialValue(index: Int) throws {
        let type = Self.classes[index]
        let layer = type.laminaInit()
        for row in type.properties.rows {
            let name = "\(type)".replacing("CA", with: "") + "." + row.name
            let expected = try #require(Self.initial[name] ?? Self.initial[row.name], "no value for \(name)")
            #expect(row.access.value(in: layer.state) == expected, "\(name)")
        }
    }

    private static let black = Value.color(Color.black)
    private static let white = Value.color(Color.white)
    private static let identity = Value.transform(.identity)
    private static let unit = Value.rect(Rect(0, 0, 1, 1))

    private static let initial: [String: Value] = [
        "bounds": .rect(Rect(0, 0, 0, 0)), "position": .point(.zero), "zPosition": .number(0), "anchorPoint": .point(Point(0.5, 0.5)),
        "anchorPointZ": .number(0), "transform": identity, "sublayerTransform": identity, "opacity": .number(1), "backgroundColor": .null,
        "contents": .null, "hidden": .bool(false), "masksToBounds": .bool(false), "ScrollLayer.masksToBounds": .bool(true),
        "doubleSided": .bool(true), "geometryFlipped": .bool(false), "opaque": .bool(false), "allowsGroupOpacity": .bool(true),
        "allowsEdgeAntialiasing": .bool(true), "shouldRasterize": .bool(false), "drawsAsynchronously": .bool(false),
        "needsDisplayOnBoundsChange": .bool(false), "TextLayer.needsDisplayOnBoundsChange": .bool(true),
        "wantsExtendedDynamicRangeContent": .bool(false), "wantsDynamicContentScaling": .bool(false), "cornerRadius": .number(0),
        "maskedCorners": .number(15), "cornerCurve": .text("circular"), "borderWidth": .number(0), "borderColor": black,
        "edgeAntialiasingMask": .number(15), "rasterizationScale": .number(1), "shadowColor": black, "shadowOpacity": .number(0),
        "shadowOffset": .size(Size(0, -3)), "shadowRadius": .number(3), "shadowPath": .null, "minificationFilterBias": .number(0),
        "contentsRect": unit, "contentsCenter": unit, "contentsGravity": .text("resize"), "contentsScale": .number(1),
        "contentsFormat": .text("RGBA8"), "contentsHeadroom": .number(0), "minificationFilter": .text("linear"),
        "magnificationFilter": .text("linear"), "preferredDynamicRange": .text("standard"), "toneMapMode": .text("automatic"),
        "beginTime": .number(0), "timeOffset": .number(0), "speed": .number(1), "duration": .number(.infinity), "repeatCount": .number(0),
        "repeatDuration": .number(0), "autoreverses": .bool(false), "fillMode": .text("removed"),
        // CAShapeLayer
        "path": .null, "fillColor": black, "fillRule": .text("non-zero"), "strokeColor": .null, "strokeStart": .number(0), "strokeEnd": .number(1),
        "lineWidth": .number(1), "miterLimit": .number(10), "lineCap": .text("butt"), "lineJoin": .text("miter"), "lineDashPhase": .number(0),
        "lineDashPattern": .null,
        // CAGradientLayer
        "colors": .null, "locations": .null, "startPoint": .point(Point(0.5, 0)), "endPoint": .point(Point(0.5, 1)), "type": .text("axial"),
        // CATextLayer
        "fontSize": .number(36), "foregroundColor": white, "wrapped": .bool(false), "alignmentMode": .text("natural"),
        "truncationMode": .text("none"), "allowsFontSubpixelQuantization": .bool(false),
        // CAScrollLayer, CATiledLayer
        "scrollMode": .text("both"), "levelsOfDetail": .number(1), "levelsOfDetailBias": .number(0), "tileSize": .size(Size(256, 256)),
        // CAReplicatorLayer
        "instanceCount": .number(1), "preservesDepth": .bool(false), "instanceTransform": identity, "instanceDelay": .number(0),
        "instanceColor": white, "instanceRedOffset": .number(0), "instanceGreenOffset": .number(0), "instanceBlueOffset": .number(0),
        "instanceAlphaOffset": .number(0),
        // CAEmitterLayer
        "emitterPosition": .point(.zero), "emitterZPosition": .number(0), "emitterSize": .size(Size(0, 0)), "emitterDepth": .number(0),
        "emitterShape": .text("point"), "emitterMode": .text("volume"), "renderMode": .text("unordered"), "birthRate": .number(1),
        "lifetime": .number(1), "velocity": .number(1), "scale": .number(1), "spin": .number(1), "seed": .number(0),
    ]
}
