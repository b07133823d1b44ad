public import Foundation
import LaminaScene
import QuartzCore

/// Moves a property between two values as the device is tilted along one axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes along which a device is tilted.
    public enum EffectType: Int, Sendable {
        /// From left to right.
        case tiltAlongHorizontalAxis = 0
        /// From down to up.
        case tiltAlongVerticalAxis
    }

    /// The view's property, such as `center.x`.
    public let keyPath: String
    /// The axis.
    public let type: EffectType
    /// What is added when the device is tilted fully to the left, or down; default nil, which counts as nothing.
    open var minimumRelativeValue: Any?
    /// What is added when the device is tilted fully to the right, or up; default nil, which counts as nothing.
    open var maximumRelativeValue: Any?

    /// An effect on one property.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// What `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let keyPath = coder.decodeObject(of: NSString.self, forKey: "keyPath") else { return nil }
        self.keyPath = String._unconditionallyBridgeFromObjectiveC(keyPath)
        type = EffectType(rawValue: coder.decodeInteger(forKey: "type")) ?? .tiltAlongHorizontalAxis
        minimumRelativeValue = coder.decodeObject(of: NSNumber.self, forKey: "minimum")
        maximumRelativeValue = coder.decodeObject(of: NSNumber.self, forKey: "maximum")
        super.init(coder: coder)
    }

    /// Writes the effect; of its values those that are numbers.
    open override func encode(with coder: NSCoder) {
        coder.encode(NSString(string: keyPath), forKey: "keyPath")
        coder.encode(type.rawValue, forKey: "type")
        coder.encode(number(minimumRelativeValue), forKey: "minimum")
        coder.encode(number(maximumRelativeValue), forKey: "maximum")
    }

    /// An effect on the same property with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }

    /// The value between the two.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let value = value(at: fraction(of: viewerOffset)), let bridged = value.bridged else { return nil }
        return [keyPath: bridged]
    }

    /// Down is where the viewer's offset is greatest, and where the minimum is.
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
