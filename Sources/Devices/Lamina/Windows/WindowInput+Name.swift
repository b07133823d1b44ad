import LaminaPrimitives
import LaminaWindow

extension WindowInput {
    /// The text with which `lamina play --driven` reports this input: its kind, followed by its values, such as `key 40 down`.
    var name: String {
        switch self {
        case .pointer(let phase, _, let place): "\(phase) \(place.x) \(place.y)"
        case .scroll(let delta, let place): "scroll \(delta.dx) \(delta.dy) \(place.x) \(place.y)"
        case .key(let key): "key \(key.usage) \(key.isDown ? "down" : "up")"
        case .text(let text): "text \(text)"
        case .composition(let text): "composition \(text)"
        case .tilt(let horizontal, let vertical): "tilt \(horizontal) \(vertical)"
        case .size(let size): "size \(size.widthInPoints) \(size.heightInPoints) \(size.scale)"
        case .otherAppearance: "otherAppearance"
        case .turn: "turn"
        case .focus(let isFocused): "focus \(isFocused)"
        case .close: "close"
        case .displayLost: "displayLost"
        }
    }
}
