import CoreGraphics
import Foundation
import UIKitValues

/// A finger on a keyboard.
struct KeyboardPress {
    let touch: UITouch
    /// The key under the finger.
    var key: KeyboardKey?
}

extension KeyboardView {
    /// The longest time between two taps of the shift key that lock it, in seconds.
    private static let lockTime = 0.35
    /// The time after which the delete key repeats, and the time between two repetitions, in seconds.
    private static let (repeatDelay, repeatInterval) = (0.5, 0.1)

    /// Presses the keys under fingers.
    func press(_ touches: Set<UITouch>) {
        for touch in touches {
            let key = key(at: touch.location(in: self))
            // A second finger types the key under the first, as fast typists expect.
            for press in presses { release(press.touch) }
            presses.append(KeyboardPress(touch: touch, key: key))
            if let action = key?.action, action.actsAtOnce { perform(action, at: touch.timestamp) }
            if key?.action == .delete { startRepeating() }
        }
        setNeedsDisplay()
    }

    /// Follows fingers to other keys.
    func move(_ touches: Set<UITouch>) {
        for index in presses.indices where touches.contains(presses[index].touch) {
            guard presses[index].key?.action?.actsAtOnce != true else { continue }
            presses[index].key = key(at: presses[index].touch.location(in: self))
        }
        setNeedsDisplay()
    }

    /// Types the keys that fingers leave.
    func lift(_ touches: Set<UITouch>) {
        for press in presses where touches.contains(press.touch) { release(press.touch) }
        forget(touches)
    }

    /// Ends presses without typing their keys.
    func forget(_ touches: Set<UITouch>) {
        presses.removeAll { touches.contains($0.touch) }
        if !presses.contains(where: { $0.key?.action == .delete }) { stopRepeating() }
        setNeedsDisplay()
    }

    /// Types the key under a finger, once; the app that receives the text may have cancelled the other fingers since.
    private func release(_ touch: UITouch) {
        guard let index = presses.firstIndex(where: { $0.touch === touch }), let action = presses[index].key?.action, !action.actsAtOnce else {
            return
        }
        presses[index].key = nil
        perform(action, at: touch.timestamp)
    }

    /// The key at a point; between keys the nearest one.
    func key(at place: CGPoint) -> KeyboardKey? {
        func distance(_ frame: CGRect) -> CGFloat {
            let (dx, dy) = (max(frame.minX - place.x, place.x - frame.maxX, 0), max(frame.minY - place.y, place.y - frame.maxY, 0))
            return dx * dx + dy * dy
        }
        let nearest = keys.min { distance($0.frame) < distance($1.frame) }
        // A finger far from all keys, on the bar of suggestions or the strip below, presses none.
        return nearest.flatMap { distance($0.frame) < 18 * 18 ? $0.key : nil }
    }

    /// Performs the action of a key.
    ///
    /// - Parameter time: The time of the touch, in seconds.
    func perform(_ action: KeyboardKey.Action, at time: Double) {
        switch action {
        case .text(let text): type(text)
        case .delete: target?.deleteBackward()
        case .enter: if isEnterEnabled { target?.insertText("\n") }
        case .page(let page): show(page)
        case .hide: _ = target?.resignFirstResponder()
        case .shift: return pressShift(at: time)
        }
        if case .page = action { return }
        updateShift()
    }

    private func type(_ text: String) {
        target?.insertText(shift.isOn ? text.uppercased() : text)
        // As on iOS, a space ends an excursion to numbers.
        if text == " ", page != .letters, KeyboardLayout.firstPage(of: kind, isPad: isPad) == .letters { show(.letters) }
    }

    private func pressShift(at time: Double) {
        let isSecond = time - lastShift <= Self.lockTime
        lastShift = time
        isShiftLocked = isSecond
        setShift(isSecond ? .locked : shift.isOn ? .off : .once)
    }

    private func startRepeating() {
        stopRepeating()
        repeating = Timer.scheduledTimer(withTimeInterval: Self.repeatDelay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.repeatDelete() }
        }
    }

    private func repeatDelete() {
        perform(.delete, at: 0)
        repeating = Timer.scheduledTimer(withTimeInterval: Self.repeatInterval, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.repeatDelete() }
        }
    }

    package func stopRepeating() {
        repeating?.invalidate()
        repeating = nil
    }
}

extension KeyboardKey.Action {
    /// True for a key that acts when it is pressed; the others act when the finger leaves.
    var actsAtOnce: Bool {
        switch self {
        case .delete, .shift, .page: true
        case .text, .enter, .hide: false
        }
    }
}
