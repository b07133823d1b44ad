import LaminaProcess
import LaminaRun
import UIKit

/// Performs the actions of an input script in the app.
@MainActor
struct ScriptPlayer {
    let touches: TouchInput
    let keys: KeyInput

    /// Performs one action.
    ///
    /// - Parameter time: The media time of the action, in seconds.
    func perform(_ action: InputScript.Action, at time: Double) {
        RunJournal.shared.note(.event, action.description)
        switch action {
        case .touch(let phase, let place, let finger): touches.pointer(phase, at: place, time: time, finger: finger)
        case .text(let text): keys.insert(text)
        case .tilt(let horizontal, let vertical): TiltInput(application: .shared).tilt(horizontal: horizontal, vertical: vertical)
        case .turn(let orientation): UIScreen.main.turn(to: UIDeviceOrientation(orientation))
        case .set(let keyPath, let layer, let value): LayerEdit(keyPath: keyPath, layer: layer, value: value).apply()
        case .keyDown(let key, let modifiers): press(key, modifiers, at: time)
        case .keyUp(let key): keys.up(Self.usage(of: key), time: time)
        }
    }

    private func press(_ key: RunKey, _ modifiers: [RunKey.Modifier], at time: Double) {
        let text = key.text(with: modifiers)
        keys.down(
            Self.usage(of: key), characters: text ?? "",
            modifiers: modifiers.reduce(into: []) { $0.formUnion(Self.flags[$1] ?? []) }, time: time)
        if let text { keys.insert(text) }
    }

    private static func usage(of key: RunKey) -> UIKeyboardHIDUsage {
        UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboardErrorUndefined
    }

    private static let flags: [RunKey.Modifier: UIKeyModifierFlags] = [
        .shift: .shift, .control: .control, .option: .alternate, .command: .command,
    ]
}
