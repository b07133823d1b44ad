public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaScene

/// One kind of particle of a `CAEmitterLayer`, or of another cell whose particles emit it.
///
/// A property with a range gives each particle a random value, uniform between the property minus half the range and the property plus half of it.
open class CAEmitterCell: NSObject, CAMediaTiming, NSSecureCoding {
    /// The values of all properties, except for the cells.
    private var values = EmitterCell()
    /// The image that the app set, so that the getter returns the same object.
    private var image: CGImage?
    /// The names of the properties that the app has set, whose values `style` does not replace.
    private(set) final var assignedNames: Set<String> = []
    /// The values under keys that are not properties.
    private(set) final var ownValues: [String: Any] = [:]

    /// Creates a cell that emits nothing, because its birth rate and its lifetime are 0.
    public override init() {}

    /// Creates a cell from an archive that `encode(with:)` has written.
    ///
    /// Subclasses override it to read values of their own, and call `super`.
    ///
    /// - Returns: Nil when the archive is malformed; the coder then has an error of `CocoaError.coderReadCorrupt`.
    public required init?(coder: NSCoder) {
        super.init()
        guard readArchive(coder) else { return nil }
    }

    /// Creates a cell with the values of a layer's state.
    init(_ values: EmitterCell) {
        self.values = values
        emitterCells = values.cells.isEmpty ? nil : values.cells.map { CAEmitterCell($0) }
    }

    // MARK: Archiving

    /// True: cells support secure coding; subclasses that read values of their own override it as well.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the values that were set or for which `shouldArchiveValue(forKey:)` returns true, with the cell's cells.
    ///
    /// Subclasses override it to write values of their own, and call `super`. Values that do not support secure coding are left out with a warning.
    open func encode(with coder: NSCoder) { writeArchive(coder) }

    /// The class whose name an archive contains: for a class that is declared inside a function or another type, its nearest superclass that is not.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    // MARK: Emission

    /// The name in key paths such as `emitterCells.NAME.birthRate`; default nil.
    open var name: String? {
        get { values.name }
        set { set(\.name, "name", newValue) }
    }
    /// True when the cell's particles are drawn; default true.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { set(\.isEnabled, "enabled", newValue) }
    }
    /// The number of births per second; animatable, default 0.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { set(\.birthRate, "birthRate", Double(newValue)) }
    }
    /// The length of a particle's life, in seconds; animatable, default 0.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { set(\.lifetime, "lifetime", Double(newValue)) }
    }
    /// The range of the lifetime, in seconds; animatable, default 0.
    open var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { set(\.lifetimeRange, "lifetimeRange", Double(newValue)) }
    }
    /// The angle of emission out of the plane, towards +z, in radians; animatable, default 0.
    open var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { set(\.emissionLatitude, "emissionLatitude", newValue) }
    }
    /// The angle of emission in the plane, from +x towards +y, in radians; animatable, default 0.
    ///
    /// Relative to the outward direction for the outline or surface of a circle or sphere, and to the direction of the emitting particle.
    open var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { set(\.emissionLongitude, "emissionLongitude", newValue) }
    }
    /// The apex angle of the cone, around the angle of emission, in which directions are random, in radians; animatable, default 0.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { set(\.emissionRange, "emissionRange", newValue) }
    }
    /// The initial speed, in points per second; animatable, default 0.
    open var velocity: CGFloat {
        get { values.velocity }
        set { set(\.velocity, "velocity", newValue) }
    }
    /// The range of the initial speed; animatable, default 0.
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { set(\.velocityRange, "velocityRange", newValue) }
    }
    /// The acceleration along x, in points per second squared; animatable, default 0.
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { set(\.xAcceleration, "xAcceleration", newValue) }
    }
    /// The acceleration along y, in points per second squared; animatable, default 0.
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { set(\.yAcceleration, "yAcceleration", newValue) }
    }
    /// The acceleration along z, in points per second squared; animatable, default 0.
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { set(\.zAcceleration, "zAcceleration", newValue) }
    }

    // MARK: Look

    /// The factor of the image's size; animatable, default 1.
    open var scale: CGFloat {
        get { values.scale }
        set { set(\.scale, "scale", newValue) }
    }
    /// The range of the scale; animatable, default 0.
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { set(\.scaleRange, "scaleRange", newValue) }
    }
    /// The change of the scale per second; animatable, default 0.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { set(\.scaleSpeed, "scaleSpeed", newValue) }
    }
    /// The speed of rotation, in radians per second; animatable, default 0.
    open var spin: CGFloat {
        get { values.spin }
        set { set(\.spin, "spin", newValue) }
    }
    /// The range of the spin; animatable, default 0.
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { set(\.spinRange, "spinRange", newValue) }
    }
    /// The colour that multiplies the image; animatable, default opaque white.
    open var color: CGColor? {
        get { values.color.map { CGColor($0) } }
        set { set(\.color, "color", newValue?.color) }
    }
    /// The range of the colour's red component; animatable, default 0.
    open var redRange: Float {
        get { Float(values.redRange) }
        set { set(\.redRange, "redRange", Double(newValue)) }
    }
    /// The range of the colour's green component; animatable, default 0.
    open var greenRange: Float {
        get { Float(values.greenRange) }
        set { set(\.greenRange, "greenRange", Double(newValue)) }
    }
    /// The range of the colour's blue component; animatable, default 0.
    open var blueRange: Float {
        get { Float(values.blueRange) }
        set { set(\.blueRange, "blueRange", Double(newValue)) }
    }
    /// The range of the colour's alpha; animatable, default 0.
    open var alphaRange: Float {
        get { Float(values.alphaRange) }
        set { set(\.alphaRange, "alphaRange", Double(newValue)) }
    }
    /// The change of the red component per second; animatable, default 0.
    open var redSpeed: Float {
        get { Float(values.redSpeed) }
        set { set(\.redSpeed, "redSpeed", Double(newValue)) }
    }
    /// The change of the green component per second; animatable, default 0.
    open var greenSpeed: Float {
        get { Float(values.greenSpeed) }
        set { set(\.greenSpeed, "greenSpeed", Double(newValue)) }
    }
    /// The change of the blue component per second; animatable, default 0.
    open var blueSpeed: Float {
        get { Float(values.blueSpeed) }
        set { set(\.blueSpeed, "blueSpeed", Double(newValue)) }
    }
    /// The change of the alpha per second; animatable, default 0.
    open var alphaSpeed: Float {
        get { Float(values.alphaSpeed) }
        set { set(\.alphaSpeed, "alphaSpeed", Double(newValue)) }
    }
    /// The `CGImage` of each particle; animatable, default nil, which draws nothing.
    open var contents: Any? {
        get { values.contents.map { picture in image.flatMap { $0.picture === picture ? $0 : nil } ?? CGImage(picture) } }
        set { setValue(newValue, forKey: "contents") }
    }
    /// The part of the image that is shown, in units of the image; animatable, default the whole image.
    open var contentsRect: CGRect {
        get { CGRect(values.contentsRect) }
        set { set(\.contentsRect, "contentsRect", Rect(newValue)) }
    }
    /// The number of pixels per point of the image; default 1, which also stands in for values that are not positive.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { set(\.contentsScale, "contentsScale", newValue) }
    }
    /// The name of the filter for particles smaller than their image; default `linear`, which also stands in for an unknown name.
    open var minificationFilter: String {
        get { values.minificationFilter.rawValue }
        set { set(\.minificationFilter, "minificationFilter", Filter(rawValue: newValue) ?? .fallback) }
    }
    /// The name of the filter for particles larger than their image; default `linear`, which also stands in for an unknown name.
    open var magnificationFilter: String {
        get { values.magnificationFilter.rawValue }
        set { set(\.magnificationFilter, "magnificationFilter", Filter(rawValue: newValue) ?? .fallback) }
    }
    /// The bias of the mipmap level that the filter `trilinear` samples; each 1 halves the resolution; default 0.
    ///
    /// Particles are drawn with the nearest whole number of halvings.
    open var minificationFilterBias: Float {
        get { Float(values.minificationFilterBias) }
        set { set(\.minificationFilterBias, "minificationFilterBias", Double(newValue)) }
    }
    /// The kinds of particles that each particle emits along its way; default nil.
    ///
    /// They inherit its place, its scale and its colour; their angles of emission are relative to its direction.
    open var emitterCells: [CAEmitterCell]?
    /// Values by key for properties that were not set; default nil.
    open var style: [AnyHashable: Any]? {
        didSet { applyStyle(replacing: oldValue) }
    }

    // MARK: CAMediaTiming

    /// The beginning of emission, in seconds of the layer's time, or of the age of the particle that emits; default 0.
    open var beginTime: CFTimeInterval {
        get { values.timing.beginTime }
        set { set(\.timing.beginTime, "beginTime", newValue) }
    }
    /// The length of one run of emission, in seconds of the cell's time; default infinite.
    open var duration: CFTimeInterval {
        get { values.timing.duration }
        set { set(\.timing.duration, "duration", newValue) }
    }
    /// The rate of the cell's time, which multiplies the birth rate; default 1.
    open var speed: Float {
        get { Float(values.timing.speed) }
        set { set(\.timing.speed, "speed", Double(newValue)) }
    }
    /// The cell's time at the beginning, in seconds; default 0.
    open var timeOffset: CFTimeInterval {
        get { values.timing.timeOffset }
        set { set(\.timing.timeOffset, "timeOffset", newValue) }
    }
    /// The number of runs of emission; 0, the default, means one.
    open var repeatCount: Float {
        get { Float(values.timing.repeatCount) }
        set { set(\.timing.repeatCount, "repeatCount", Double(newValue)) }
    }
    /// The length of all runs together, in seconds of the cell's time; 0, the default, leaves it to `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { values.timing.repeatDuration }
        set { set(\.timing.repeatDuration, "repeatDuration", newValue) }
    }
    /// True when each run also plays backwards, which doubles the time of emission; default false.
    open var autoreverses: Bool {
        get { values.timing.autoreverses }
        set { set(\.timing.autoreverses, "autoreverses", newValue) }
    }
    /// Stored without effect, because no time passes outside the runs, so that nothing is emitted; default `removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(rawValue: values.timing.fillMode.rawValue) }
        set { set(\.timing.fillMode, "fillMode", FillMode(rawValue: newValue.rawValue) ?? .fallback) }
    }

    // MARK: Key-value coding

    /// Returns the initial value of a property; nil when it is zero, false or nil, and for unknown keys.
    open class func defaultValue(forKey key: String) -> Any? {
        guard let row = EmitterCell.properties[key], row.name == key else { return nil }
        let value = row.value(in: EmitterCell())
        return value.isBlank ? nil : value.bridged
    }
    /// Returns whether an archive needs the value, because it differs from the initial one.
    open func shouldArchiveValue(forKey key: String) -> Bool {
        if let property = Self.objects[key] { return !property.isBlank(self) }
        guard let row = EmitterCell.properties[key] else { return value(forKey: key) != nil }
        return row.value(in: values) != row.value(in: EmitterCell())
    }
    /// Returns the value of a property, or the value that the app stored under a key of its own.
    open func value(forKey key: String) -> Any? {
        if let property = Self.objects[key] { return property.read(self) }
        guard let row = EmitterCell.properties[key] else { return ownValues[key] ?? Self.defaultValue(forKey: key) }
        return row.effects.contains(.object) ? contents : row.value(in: values).bridged
    }
    /// Sets a property, or stores a value under a key of the app's own.
    ///
    /// A value of the wrong type is reported, and the property keeps its old value.
    open func setValue(_ value: Any?, forKey key: String) {
        if let property = Self.objects[key] {
            if !property.write(self, value) { reportInvalid(value, key) }
        } else {
            store(value, forKey: key)
        }
    }
    /// Returns the value at a key path, which may name a part of a value, or a cell's value, such as `emitterCells.NAME.scale`.
    open func value(forKeyPath keyPath: String) -> Any? {
        if let (name, rest) = CAEmitterLayer.cellPath(keyPath) {
            let cell = emitterCells?.first { $0.name == name }
            return rest.map { cell?.value(forKeyPath: $0) } ?? cell
        }
        guard keyPath.contains(".") else { return value(forKey: keyPath) }
        return withPart(keyPath) { access, state in access.value(in: state).bridged } ?? nil
    }
    /// Sets the value at a key path, which may name a part of a value, or a cell's value, such as `emitterCells.NAME.scale`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if case (let name, let rest?)? = CAEmitterLayer.cellPath(keyPath), let cell = emitterCells?.first(where: { $0.name == name }) {
            return cell.setValue(value, forKeyPath: rest)
        }
        guard keyPath.contains(".") else { return setValue(value, forKey: keyPath) }
        let changed = withPart(keyPath) { access, state in
            Value(bridging: value).map { access.set($0, in: &state) } == true ? state.emitter.cells[0] : nil
        }
        guard let changed = changed ?? nil else {
            return Diagnostics.report(exception: "NSUnknownKeyException", detail: "\(type(of: self)) has no value at key path \(keyPath)")
        }
        let name = values.name
        values = changed
        values.name = name
        assignedNames.insert(keyPath.splitAtFirstDot.first)
    }

    // MARK: For the layer

    /// Returns the values of the cell and of its cells; nil when there is no room for it.
    ///
    /// Recursive, as deep as the room allows.
    func values(in room: inout EmitterCellRoom) -> EmitterCell? {
        guard room.enter() else { return nil }
        var copy = values
        copy.cells = (emitterCells ?? []).compactMap { $0.values(in: &room) }
        room.leave()
        return copy
    }

    private func set<V: Equatable>(_ place: WritableKeyPath<EmitterCell, V>, _ name: String, _ value: V) {
        values[keyPath: place] = value
        assignedNames.insert(name)
    }

    private func store(_ value: Any?, forKey key: String) {
        guard let row = EmitterCell.properties[key] else {
            ownValues[key] = value
            return
        }
        guard let value else {
            // A property whose type has no nil gets its initial value instead.
            if !row.set(.null, in: &values) { _ = row.set(row.value(in: EmitterCell()), in: &values) }
            assignedNames.insert(row.name)
            return
        }
        guard let converted = Value(bridging: value), row.set(converted, in: &values) else { return reportInvalid(value, key) }
        assignedNames.insert(row.name)
        if row.effects.contains(.object) { image = value as? CGImage }
    }

    private func reportInvalid(_ value: Any?, _ key: String) {
        Diagnostics.report(
            exception: "NSInvalidArgumentException",
            detail: "\(value ?? "nil") is not a valid value for \(key) of \(type(of: self)); the old value stays")
    }

    /// The cell's objects by key; its cells come last in archives.
    static let objects = RowTable<ObjectProperty<CAEmitterCell>>([
        .object("style", \CAEmitterCell.style).archived(.first), .object(CAEmitterLayer.cellsKey, \CAEmitterCell.emitterCells).archived(.tree),
    ])

    /// Calls `body` with an accessor of a part of a value, such as `contentsRect.size.width`, in a state whose only cell is this one.
    ///
    /// - Returns: Nil when there is no such part.
    private func withPart<Result>(_ keyPath: String, _ body: (any PropertyAccess, inout LayerState) -> Result) -> Result? {
        var state = LayerState()
        var cell = values
        cell.name = "cell"
        state.emitter.cells = [cell]
        guard let access = EmitterCell.properties.access("\(CAEmitterLayer.cellsKey).cell.\(keyPath)") else { return nil }
        return body(access, &state)
    }

    /// Sets the properties that the app has not set to the values of the new style, or else to their initial values.
    private func applyStyle(replacing old: [AnyHashable: Any]?) {
        for row in EmitterCell.properties.rows where !assignedNames.contains(row.name) {
            let styled = style?[row.name].flatMap { Value(bridging: $0) }
            guard styled != nil || old?[row.name] != nil else { continue }
            _ = row.set(styled ?? row.value(in: EmitterCell()), in: &values)
        }
    }
}

/// The room that a layer has for the values of cells: a depth and a number, so that cells which contain each other end somewhere.
struct EmitterCellRoom {
    private static let mostLevels = CellPlan.mostLevels
    private static let mostCells = 1024

    private var level = 0
    private var count = 0
    private var isFull = false

    /// Takes the room of one cell, one level deeper; false when there is none.
    mutating func enter() -> Bool {
        guard level < Self.mostLevels, count < Self.mostCells else {
            isFull = true
            return false
        }
        level += 1
        count += 1
        return true
    }

    /// Returns to the level above.
    mutating func leave() { level -= 1 }

    func reportIfFull() {
        guard isFull else { return }
        Diagnostics.warn(
            "CAEmitterLayer: of the emitter cells, only \(Self.mostCells) are used, at most \(Self.mostLevels) inside each other")
    }
}
