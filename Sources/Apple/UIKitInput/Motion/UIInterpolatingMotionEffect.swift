public import Foundation
import LaminaFoundation
import LaminaScene
import QuartzCore

/// Adds an offset between two values to a property as the device is tilted along one axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes along which a device is tilted.
    public typealias EffectType = UIInterpolatingMotionEffectType

    /// The key path of the view's property, such as `center.x`.
    public let keyPath: String
    /// The axis along which tilting changes the property.
    public let type: EffectType
    /// The offset at full tilt to the left, or down; the default, nil, counts as no offset.
    open var minimumRelativeValue: Any?
    /// The offset at full tilt to the right, or up; the default, nil, counts as no offset.
    open var maximumRelativeValue: Any?

    /// Creates an effect on one property, without offsets.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Decodes an effect that `encode(with:)` encoded.
    public required init?(coder: NSCoder) {
        guard let keyPath = coder.plainObject(of: NSString.self, forKey: "keyPath") else { return nil }
        self.keyPath = String._unconditionallyBridgeFromObjectiveC(keyPath)
        type = EffectType(rawValue: coder.decodeInteger(forKey: "type")) ?? .tiltAlongHorizontalAxis
        minimumRelativeValue = coder.plainObject(of: NSNumber.self, forKey: "minimum")
        maximumRelativeValue = coder.plainObject(of: NSNumber.self, forKey: "maximum")
        super.init(coder: coder)
    }

    /// Encodes the effect; offsets that are not numbers are left out.
    open override func encode(with coder: NSCoder) {
        coder.encode(NSString(string: keyPath), forKey: "keyPath")
        coder.encode(type.rawValue, forKey: "type")
        coder.encode(number(minimumRelativeValue), forKey: "minimum")
        coder.encode(number(maximumRelativeValue), forKey: "maximum")
    }

    /// Returns an effect on the same property with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }

    /// Returns the offset, interpolated between the minimum and the maximum.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let value = value(at: fraction(of: viewerOffset)), let bridged = value.bridged else { return nil }
        return [keyPath: bridged]
    }

    /// Returns the fraction 0…1 from the minimum to the maximum.
    ///
    /// The vertical axis is negated: `offset.vertical` grows downwards, the tilt upwards.
    private func fraction(of offset: UIOffset) -> Double {
        let tilt = type == .tiltAlongHorizontalAxis ? offset.horizontal : -offset.vertical
        return (min(1, max(-1, Double(tilt))) + 1) / 2
    }

    private func value(at fraction: Double) -> Value? {
        let minimum = minimumRelativeValue.flatMap { Value(bridging: $0) }
        let maximum = maximumRelativeValue.flatMap { Value(bridging: $0) }
        guard let low = minimum ?? maximum?.noOffset, let high = maximum ?? minimum?.noOffset else { return nil }
        return low.mixed(with: high, at: fraction)
    }

    private func number(_ value: Any?) -> NSNumber? {
        guard let value, case .number(let number) = Value(bridging: value) else { return nil }
        return NSNumber(value: number)
    }
}
