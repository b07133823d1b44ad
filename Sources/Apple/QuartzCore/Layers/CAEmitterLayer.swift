import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaScene

/// A layer that emits particles, each of them an image that moves, turns, grows and changes its colour.
///
/// Particles are drawn above the layer's background and border, and leave its bounds unless it masks to them. They keep the parameters with which
/// they were born: a change of the layer or of a cell concerns later particles. Emission begins at time 0 of the layer, so a layer that appears
/// later has particles already, unless its `beginTime` is the current time.
///
/// At most 131,072 particles of a layer exist at a time; higher birth rates are reduced.
open class CAEmitterLayer: CALayer {
    /// The cells that the app has set, whose values `state` holds; accessed while `layerLock` is held.
    private var cellsWhileLocked: [CAEmitterCell]?

    package override class var properties: PropertyTable { EmitterState.properties }
    package override class var objects: RowTable<ObjectProperty<CALayer>> { emitterRows }
    private static let emitterRows = objectRows + [.object(cellsKey, \CAEmitterLayer.emitterCells).archived(.first)]
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .emitter
        return state
    }

    /// The kinds of particles; default nil.
    ///
    /// The layer copies the cells' values. A later change of a cell takes effect when the cells are set again; `setValue(_:forKeyPath:)` with a path
    /// such as `emitterCells.NAME.birthRate` changes a value at once. At most 8 levels of cells and 1,024 cells are used.
    open var emitterCells: [CAEmitterCell]? {
        get { layerLock.withLock { linksWhileLocked.model == nil ? cellsWhileLocked : presentationCells } }
        set {
            layerLock.withLock { cellsWhileLocked = newValue }
            copyCellValues()
        }
    }
    /// The factor of all cells' birth rates; animatable, default 1.
    open var birthRate: Float {
        get { Float(self[\.emitter.birthRate]) }
        set { self[\.emitter.birthRate] = Double(newValue) }
    }
    /// The factor of all particles' lifetimes; animatable, default 1.
    open var lifetime: Float {
        get { Float(self[\.emitter.lifetime]) }
        set { self[\.emitter.lifetime] = Double(newValue) }
    }
    /// The centre of the shape in which particles are born, in the layer's coordinates; animatable, default (0, 0).
    open var emitterPosition: CGPoint {
        get { CGPoint(self[\.emitter.position]) }
        set { self[\.emitter.position] = Point(newValue) }
    }
    /// The centre of the shape on the z axis; animatable, default 0.
    open var emitterZPosition: CGFloat {
        get { self[\.emitter.zPosition] }
        set { self[\.emitter.zPosition] = newValue }
    }
    /// The width and height of the shape; animatable, default (0, 0).
    ///
    /// The width is the radius of a circle or sphere.
    open var emitterSize: CGSize {
        get { CGSize(self[\.emitter.size]) }
        set { self[\.emitter.size] = Size(newValue) }
    }
    /// The depth of a cuboid; animatable, default 0.
    open var emitterDepth: CGFloat {
        get { self[\.emitter.depth] }
        set { self[\.emitter.depth] = newValue }
    }
    /// The shape in which particles are born; default `point`, which also stands in for an unknown name.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(rawValue: self[\.emitter.shape].rawValue) }
        set { self[\.emitter.shape] = EmitterShape(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The part of the shape in which particles are born; default `volume`, which also stands in for an unknown name.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(rawValue: self[\.emitter.mode].rawValue) }
        set { self[\.emitter.mode] = EmitterMode(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The order in which particles are drawn; default `unordered`, which also stands in for an unknown name.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(rawValue: self[\.emitter.renderMode].rawValue) }
        set { self[\.emitter.renderMode] = ParticleOrder(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// True when particles keep their depth, which a perspective shows; false, the default, puts them into the layer's plane.
    open var preservesDepth: Bool {
        get { self[\.emitter.preservesDepth] }
        set { self[\.emitter.preservesDepth] = newValue }
    }
    /// The factor of all particles' velocities; animatable, default 1.
    open var velocity: Float {
        get { Float(self[\.emitter.velocity]) }
        set { self[\.emitter.velocity] = Double(newValue) }
    }
    /// The factor of all particles' scales; animatable, default 1.
    open var scale: Float {
        get { Float(self[\.emitter.scale]) }
        set { self[\.emitter.scale] = Double(newValue) }
    }
    /// The factor of all particles' spins; animatable, default 1.
    open var spin: Float {
        get { Float(self[\.emitter.spin]) }
        set { self[\.emitter.spin] = Double(newValue) }
    }
    /// The seed of the random numbers; default 0.
    ///
    /// Two layers with equal properties and seeds show the same particles.
    open var seed: UInt32 {
        get { UInt32(max(0, min(4_294_967_295, self[\.emitter.seed]))) }
        set { self[\.emitter.seed] = Double(newValue) }
    }

    // MARK: Key-value coding

    /// Returns the value at a key path, which may name a cell's value, such as `emitterCells.NAME.birthRate`.
    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (name, rest) = Self.cellPath(keyPath) else { return super.value(forKeyPath: keyPath) }
        let cell = emitterCells?.first { $0.name == name }
        return rest.map { cell?.value(forKeyPath: $0) } ?? cell
    }
    /// Sets the value at a key path, which may name a cell's value, such as `emitterCells.NAME.birthRate`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (name, rest) = Self.cellPath(keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        guard let rest, let cell = emitterCells?.first(where: { $0.name == name }) else {
            return Diagnostics.report(exception: "NSUnknownKeyException", detail: "\(type(of: self)) has no value at key path \(keyPath)")
        }
        cell.setValue(value, forKeyPath: rest)
        copyCellValues()
    }

    static let cellsKey = "emitterCells"

    /// Returns the name after `emitterCells.`, and the rest of the path after it; nil for other paths.
    static func cellPath(_ keyPath: String) -> (name: String, rest: String?)? {
        let (first, rest) = keyPath.splitAtFirstDot
        guard first == cellsKey, let rest else { return nil }
        let (name, property) = rest.splitAtFirstDot
        return (name, property)
    }

    /// The cells of a presentation copy, with the values on screen.
    private var presentationCells: [CAEmitterCell]? {
        let values = state.emitter.cells
        return values.isEmpty ? nil : values.map { CAEmitterCell($0) }
    }

    /// Copies the values of the cells to the layer's state, from where the next commit takes them.
    private func copyCellValues() {
        var room = EmitterCellRoom()
        layerLock.withLock {
            let values = (cellsWhileLocked ?? []).compactMap { $0.values(in: &room) }
            guard values != state.emitter.cells else { return }
            state.emitter.cells = values
            noteChange()
        }
        room.reportIfFull()
    }
}

/// The shape in which an emitter's particles are born.
public struct CAEmitterLayerEmitterShape: _NameBridgeable {
    /// The shape's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a shape with any name; layers replace unknown names by `point`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position.
    public static let point = Self(rawValue: "point")
    /// A horizontal line through the position, as long as the emitter's width.
    public static let line = Self(rawValue: "line")
    /// A rectangle around the position.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A cuboid around the position.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle around the position, whose radius is the emitter's width.
    public static let circle = Self(rawValue: "circle")
    /// A sphere around the position, whose radius is the emitter's width.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of an emitter's shape in which particles are born.
public struct CAEmitterLayerEmitterMode: _NameBridgeable {
    /// The mode's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a mode with any name; layers replace unknown names by `volume`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners of the shape; the centre of a circle or sphere.
    public static let points = Self(rawValue: "points")
    /// The edges of the shape.
    public static let outline = Self(rawValue: "outline")
    /// The surface of the shape.
    public static let surface = Self(rawValue: "surface")
    /// The inside of the shape.
    public static let volume = Self(rawValue: "volume")
}

/// The order in which an emitter's particles are drawn.
public struct CAEmitterLayerRenderMode: _NameBridgeable {
    /// The order's name, spelt as Apple's.
    public let rawValue: String
    /// Creates an order with any name; layers replace unknown names by `unordered`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cell by cell, in any order.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest particle first, below all others.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The oldest particle last, above all others.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// The farthest particle first, by its position on the z axis.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Particles add their light to each other and to whatever is below.
    public static let additive = Self(rawValue: "additive")
}
