public import CoreGraphics
import LaminaPrimitives
package import LaminaScene

/// A layer that draws its sublayers several times, each time with another transform, colour and time.
///
/// The layer's own background, contents and border are drawn once. All instances of one replicator, with those of the replicators inside it, draw at
/// most 65,536 layers; further instances are left out, with a warning.
///
/// An animation that is removed on completion ends for all instances when it ends for the first one.
open class CAReplicatorLayer: CALayer {
    package override class var properties: PropertyTable { ReplicatorState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .replicator
        return state
    }

    /// The number of instances, counting the sublayers themselves; animatable, default 1, and negative numbers draw none.
    open var instanceCount: Int {
        get { Int(self[\.replicator.instanceCount].clamped(to: 0x1p62)) }
        set { self[\.replicator.instanceCount] = Double(newValue) }
    }
    /// True when the layer does not flatten its sublayers into its plane; default false.
    ///
    /// The layer then behaves as a `CATransformLayer`, with the same restrictions.
    open var preservesDepth: Bool {
        get { self[\.replicator.preservesDepth] }
        set { self[\.replicator.preservesDepth] = newValue }
    }
    /// The time by which each instance lags behind the one before, in seconds; animatable, default 0.
    open var instanceDelay: CFTimeInterval {
        get { self[\.replicator.instanceDelay] }
        set { self[\.replicator.instanceDelay] = newValue }
    }
    /// The transform from each instance to the next, about the centre of the bounds; animatable, default identity.
    open var instanceTransform: CATransform3D {
        get { CATransform3D(self[\.replicator.instanceTransform]) }
        set { self[\.replicator.instanceTransform] = Transform3D(newValue) }
    }
    /// The colour that multiplies the first instance; animatable, default opaque white.
    ///
    /// The colours of the further instances add the offsets. They are clamped to 0...1.
    open var instanceColor: CGColor? {
        get { self[\.replicator.instanceColor].map { CGColor($0) } }
        set { self[\.replicator.instanceColor] = newValue?.color }
    }
    /// The number that each instance adds to the red component of the one before; animatable, default 0.
    open var instanceRedOffset: Float {
        get { Float(self[\.replicator.instanceRedOffset]) }
        set { self[\.replicator.instanceRedOffset] = Double(newValue) }
    }
    /// The number that each instance adds to the green component of the one before; animatable, default 0.
    open var instanceGreenOffset: Float {
        get { Float(self[\.replicator.instanceGreenOffset]) }
        set { self[\.replicator.instanceGreenOffset] = Double(newValue) }
    }
    /// The number that each instance adds to the blue component of the one before; animatable, default 0.
    open var instanceBlueOffset: Float {
        get { Float(self[\.replicator.instanceBlueOffset]) }
        set { self[\.replicator.instanceBlueOffset] = Double(newValue) }
    }
    /// The number that each instance adds to the alpha component of the one before; animatable, default 0.
    open var instanceAlphaOffset: Float {
        get { Float(self[\.replicator.instanceAlphaOffset]) }
        set { self[\.replicator.instanceAlphaOffset] = Double(newValue) }
    }
}

extension Double {
    /// The number clamped to ±`limit`; 0 for NaN.
    fileprivate func clamped(to limit: Double) -> Double { self == self ? min(limit, max(-limit, self)) : 0 }
}

extension LayerNode {
    /// Warns once when not all instances of a replicator are drawn.
    func warnAboutInstances() {
        guard exceedsInstances else { return }
        Diagnostics.warn(
            "CAReplicatorLayer: the instances have more than \(ReplicatorState.mostLayers) layers; only the first instances are drawn")
    }
}
