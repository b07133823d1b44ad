import CoreGraphics
import LaminaRun

extension InputScript.Action: CustomStringConvertible {
    /// The action in a few words, as a history lists it.
    var description: String {
        switch self {
        case .touch(let phase, let place, let finger):
            "touch \(phase) at (\(Self.text(place.x)), \(Self.text(place.y)))\(finger == 0 ? "" : ", finger \(finger + 1)")"
        case .keyDown(let key, let modifiers): "key down \((modifiers.map(\.rawValue) + [key.rawValue]).joined(separator: "+"))"
        case .keyUp(let key): "key up \(key.rawValue)"
        case .text(let text): "text “\(text)”"
        case .tilt(let horizontal, let vertical): "tilt \(Self.text(horizontal)), \(Self.text(vertical))"
        case .turn(let orientation): "turn to \(orientation)"
        case .set(let keyPath, let layer, let value): "set \(keyPath) of layer \(layer) to \(value)"
        }
    }

    /// A number with at most two digits after the point.
    private static func text(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
